/** Matches whole words only, so that "secure" and "procurar" do not match "cure" and "curar". */
export const whole = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'giu')
