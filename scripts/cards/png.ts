import sharp from 'sharp'

sharp.concurrency(1)

/**
 * Renders an SVG to a palette PNG, deterministically: no timestamp, no dithering, and system fonts play no part as long as the
 * SVG has no `<text>`.
 */
export const toPng = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ palette: true, quality: 80, dither: 0, effort: 4, compressionLevel: 9 }).toBuffer()

/** Runs jobs concurrently, a few at a time. */
export async function sideBySide(jobs: (() => Promise<void>)[]): Promise<void> {
  const waiting = jobs.values()
  await Promise.all(
    [1, 2, 3].map(async () => {
      for (const job of waiting) await job()
    }),
  )
}
