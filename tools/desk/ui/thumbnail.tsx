import { CloseButton, Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { useState } from 'react'
import type { Card, DeskPage } from '../report'
import { cardSource } from './parts'
import { button } from './styles'

/** Show a page's card as a thumbnail that opens at full size. */
export function Thumbnail({ page: { card, path }, className }: { page: DeskPage; className: string }) {
  const [large, setLarge] = useState(false)
  if (!card) return <span className="text-ink-2">None</span>
  return (
    <>
      <button
        type="button"
        className={`block cursor-zoom-in border border-line ${className}`}
        onClick={() => setLarge(true)}
      >
        <span className="sr-only">Enlarge: </span>
        <Picture card={card} />
      </button>
      {large && <LargeCard card={card} path={path} close={() => setLarge(false)} />}
    </>
  )
}

const Picture = ({ card, className }: { card: Card; className?: string }) => {
  const { width, height, alt } = card
  return <img className={className} src={cardSource(card)} width={width} height={height} alt={alt} loading="lazy" />
}

const LargeCard = ({ card, path, close }: { card: Card; path: string; close: () => void }) => (
  <Dialog open onClose={close} className="fixed inset-0 z-20 grid place-items-center overflow-auto p-4">
    <DialogBackdrop className="fixed inset-0 bg-spruce-950/70" />
    <DialogPanel className="relative grid gap-3 rounded bg-white p-4 md:p-6">
      <div className="flex items-start justify-between gap-4">
        <DialogTitle className="wrap-anywhere">Card of {path}</DialogTitle>
        <CloseButton className={button()}>Close</CloseButton>
      </div>
      <Picture card={card} className="max-h-[70vh] w-auto border border-line" />
      <p className="m-0 text-ink-2 text-sm">
        {card.width} × {card.height} pixels, {Math.ceil(card.bytes / 1000)} KB
      </p>
    </DialogPanel>
  </Dialog>
)
