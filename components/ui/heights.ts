// Written by `npm run heights`: the mean of the languages on a screen of 390 px.

/** How much room phones keep for the sections of the home page until the visitor scrolls near them. */
export const sectionHeights = [
  'max-sm:[contain-intrinsic-height:auto_1025px]',
  'max-sm:[contain-intrinsic-height:auto_725px]',
  'max-sm:[contain-intrinsic-height:auto_1035px]',
  'max-sm:[contain-intrinsic-height:auto_595px]',
  'max-sm:[contain-intrinsic-height:auto_915px]',
  'max-sm:[contain-intrinsic-height:auto_1075px]',
  'max-sm:[contain-intrinsic-height:auto_960px]',
  'max-sm:[contain-intrinsic-height:auto_1735px]',
  'max-sm:[contain-intrinsic-height:auto_1085px]',
  'max-sm:[contain-intrinsic-height:auto_615px]',
]

/** The same for the footer, without its padding. */
export const footerHeight = 'max-sm:[contain-intrinsic-height:auto_1325px]'
