import { ask } from '../../preview/ui/ask'
import { element } from '../../preview/ui/element'
import type { Outlook } from '../../publish/publish'

const byId = (id: string) => document.getElementById(id) as HTMLElement

function itemFor({ text, pages }: Outlook['changes'][number]): HTMLElement {
  const where = element('span', { class: 'pages' }, `On ${pages.join(', ')}`)
  return element('li', {}, text, ...(pages.length > 0 ? [where] : []))
}

const line = (text: string) => element('li', {}, text)

/** Return a Spanish page to compare, with a button to confirm the comparison. */
function toCompare({ file, text }: Outlook['behind'][number]): HTMLElement {
  const button = element('button', { type: 'button' }, 'It says the same')
  button.addEventListener('click', async () => {
    button.disabled = true
    const said = await ask('/publish/translated', { file }).catch((error: Error) => error.message)
    await lookBeforePublishing()
    if (typeof said === 'string') byId('sent').textContent = said
  })
  return element('li', {}, `${file}: ${text} `, button)
}

/** List every page that will change, in both languages; takes some seconds. */
async function showAffected(): Promise<void> {
  const [summary, list] = byId('affected').children
  if (!summary || !list) return
  summary.textContent = 'Looking for the pages that will be different …'
  list.textContent = ''
  try {
    const pages = await ask<string[] | null>('/publish/pages', {})
    // Hide the list while it is being sent.
    if (!pages) return
    summary.textContent = pages.length === 1 ? 'One page will be different' : `${pages.length} pages will be different`
    list.textContent = pages.join(', ')
  } catch {
    // An unreadable file is among the problems to fix.
    summary.textContent = 'Which pages will be different is known once everything is corrected'
  }
}

let outlook: Outlook | undefined

function show({ changes, problems, behind, where }: Outlook): void {
  const isNothing = changes.length === 0 && problems.length === 0
  byId('publishing').hidden = isNothing
  byId('changing').hidden = changes.length === 0
  byId('outlook').textContent = isNothing ? 'There is nothing to publish: nothing has changed.' : ''
  byId('changes').replaceChildren(...changes.map(itemFor))
  byId('to-correct').hidden = problems.length === 0
  byId('to-correct')
    .querySelector('ul')
    ?.replaceChildren(...problems.map(line))
  byId('behind').hidden = behind.length === 0
  byId('behind')
    .querySelector('ul')
    ?.replaceChildren(...behind.map(toCompare))
  byId('where').textContent = where
  const button = byId('send') as HTMLButtonElement
  button.disabled = problems.length > 0 || behind.some(({ text }) => text === 'is new')
}

/** Compare the saved content with the published one, and describe the differences. Nothing is sent. */
export async function lookBeforePublishing(): Promise<void> {
  byId('publishing').hidden = true
  byId('outlook').textContent = 'Comparing with the published website …'
  try {
    outlook = await ask<Outlook>('/publish/look', {})
    show(outlook)
    if (outlook.changes.length > 0) void showAffected()
  } catch (error) {
    byId('outlook').textContent = (error as Error).message
  }
}

byId('send').addEventListener('click', async () => {
  const button = byId('send') as HTMLButtonElement
  if (!outlook || button.disabled) return
  button.disabled = true
  byId('sent').textContent = 'Sending …'
  const said = await ask<string>('/publish/send', { state: outlook.state }).catch((error: Error) => error.message)
  await lookBeforePublishing()
  // After sending, do not add that nothing is left.
  if (outlook.changes.length === 0) byId('outlook').textContent = ''
  byId('sent').textContent = said
})
