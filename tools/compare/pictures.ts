import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** Minimum color difference that counts, far below what is visible: identical sites render identically. */
const threshold = 0.01

/** Pixels of a picture, four bytes each. */
type Picture = { width: number; height: number; data: Buffer }

/** Return a screenshot, joined from strips from top to bottom. */
async function joined(strips: Buffer[]): Promise<Picture> {
  const parts = await Promise.all(
    strips.map((strip) => sharp(strip).ensureAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  const height = parts.reduce((sum, { info }) => sum + info.height, 0)
  return { width: parts[0]?.info.width ?? 0, height, data: Buffer.concat(parts.map(({ data }) => data)) }
}

/**
 * Compare two screenshots of one width, each given as PNG strips from top to bottom. Edges that differ only in
 * smoothing are equal; rows that one of them lacks differ.
 * @returns the share of differing pixels from 0 to 1, and a PNG that marks them in red
 */
export async function comparePictures(before: Buffer[], after: Buffer[]) {
  const same = before.length === after.length && before.every((strip, i) => after[i] && strip.equals(after[i]))
  if (same) return { share: 0 }
  const [a, b] = await Promise.all([joined(before), joined(after)])
  const [least, most] = [Math.min(a.height, b.height), Math.max(a.height, b.height)]
  const shared = ({ data }: Picture) => data.subarray(0, a.width * least * 4)
  const marked = Buffer.alloc(a.width * least * 4)
  const differing = pixelmatch(shared(a), shared(b), marked, a.width, least, { threshold })
  const share = (differing + (most - least) * a.width) / (most * a.width)
  return {
    share,
    png: () =>
      sharp(marked, { raw: { width: a.width, height: least, channels: 4 } })
        .png()
        .toBuffer(),
  }
}
