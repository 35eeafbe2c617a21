/**
 * Render a large figure with the words before it in small type, such as `más de` in front of `1,000`; above it on
 * phones. Most figures have none.
 */
export function Figure({ text }: { text: string }) {
  const start = Math.max(text.search(/\d/), 0)
  return (
    <>
      {start > 0 && <small className="text-[0.36em] tracking-normal max-sm:block">{text.slice(0, start)}</small>}
      {text.slice(start)}
    </>
  )
}
