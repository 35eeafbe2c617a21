/**
 * Render the plus sign of a collapsible part, which turns into a cross (in a `group/answer`). Unlike an Icon it is
 * inline SVG: a page has many, and the browser would style each copy of a symbol again. Phosphor’s `plus`, bold.
 */
export function Plus({ className = '' }: { className?: string }) {
  return (
    <svg
      className={`size-6 flex-none fill-current text-spruce-600 transition-transform duration-base ease-way group-open/answer:[transform:rotate(45deg)] ${className}`}
      viewBox="0 0 256 256"
      aria-hidden="true"
    >
      <path d="M228 128a12 12 0 0 1-12 12h-76v76a12 12 0 0 1-24 0v-76H40a12 12 0 0 1 0-24h76V40a12 12 0 0 1 24 0v76h76a12 12 0 0 1 12 12" />
    </svg>
  )
}
