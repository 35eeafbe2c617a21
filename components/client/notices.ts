const allNotices = () => document.querySelectorAll<HTMLElement>('[data-notice]')

/** Show current notices; hide those that have ended or not yet begun. */
export function showNotices(): void {
  const now = Date.now()
  for (const notice of allNotices()) {
    const [from = 0, until = 0] = (notice.dataset.notice ?? '').split('/').map(Date.parse)
    notice.hidden = now < from || now >= until
  }
}

/** Update the notices as soon as the page is parsed, and as time passes. */
export function keepNoticesCurrent(): void {
  document.addEventListener('DOMContentLoaded', () => {
    if (allNotices().length === 0) return
    showNotices()
    setInterval(showNotices, 20_000)
  })
}
