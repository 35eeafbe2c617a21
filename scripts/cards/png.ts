import sharp from 'sharp'

sharp.concurrency(1)

/**
 * Draws an SVG as a PNG of few colours. The same input gives the same bytes: no date is written, nothing is dithered,
 * and an SVG without `<text>` asks for no font of the machine.
 */
export const toPng = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ palette: true, quality: 75, dither: 0, effort: 7, compressionLevel: 9 }).toBuffer()

/** Runs jobs side by side, as many at once as keep two cores busy. */
export async function sideBySide(jobs: (() => Promise<void>)[]): Promise<void> {
  const waiting = jobs.values()
  await Promise.all(
    [1, 2, 3].map(async () => {
      for (const job of waiting) await job()
    }),
  )
}
