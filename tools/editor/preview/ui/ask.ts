/** Send a request to the editor's own server. @throws its error message, or that it has stopped */
export async function ask<Answer>(address: string, question: object): Promise<Answer> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(question),
  }).catch(() => {
    throw new Error('The editor was closed in the terminal: start it again with “npm run editor”.')
  })
  const answer = await response.json().catch(() => ({ error: `The editor answers with ${response.status}.` }))
  if (!response.ok) throw new Error(answer.error)
  return answer
}
