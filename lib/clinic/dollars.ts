const format = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})

/** Format an amount in US dollars, the same in either language: `$90`, `$48.50`. */
export const dollars = (amount: number): string => format.format(amount)
