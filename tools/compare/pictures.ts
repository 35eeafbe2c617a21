import sharp from 'sharp'

/** Difference of a color channel that counts, far below what is visible: identical sites render identically. */
const threshold = 3

/** Return a screenshot as pixels, three bytes each, joined from strips from top to bottom. */
async function joined(strips: Buffer[]) {
  const parts = await Promise.all(
    strips.map((strip) => sharp(strip).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  const height = parts.reduce((sum, { info }) => sum + info.height, 0)
  return { width: parts[0]?.info.width ?? 0, height, data: Buffer.concat(parts.map(({ data }) => data)) }
}

/**
 * Compare two screenshots of one width, each given as PNG strips from top to bottom; rows that one of them lacks
 * differ.
 * @returns the share of differing pixels from 0 to 1, and a PNG that marks them in red
 */
export async function comparePictures(before: Buffer[], after: Buffer[]) {
  const same = before.length === after.length && before.every((strip, i) => after[i] && strip.equals(after[i]))
  if (same) return { share: 0 }
  const [a, b] = await Promise.all([joined(before), joined(after)])
  const [least, most] = [Math.min(a.height, b.height), Math.max(a.height, b.height)]
  const { width } = a
  const marked = a.data.subarray(0, width * least * 3)
  let differing = 0
  for (let at = 0; at < marked.length; at += 3) {
    const differs = [at, at + 1, at + 2].some((i) => Math.abs(Number(a.data[i]) - Number(b.data[i])) > threshold)
    if (!differs) continue
    differing++
    marked.set([255, 0, 0], at)
  }
  return {
    share: (differing + (most - least) * width) / (most * width),
    png: () =>
      sharp(marked, { raw: { width, height: least, channels: 3 } })
        .png()
        .toBuffer(),
  }
}
