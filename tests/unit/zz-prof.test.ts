/** @jest-environment node */
import { readContent } from '@/lib/content/read'
import { checkContent } from '@/lib/content/check'
import { ContentFolder } from './content-folder'
test('x', () => {
  const out = []
  for (let i = 0; i < 6; i++) {
    let t = performance.now(); const c = new ContentFolder(); const a = performance.now() - t
    t = performance.now(); readContent(c.path); const b = performance.now() - t
    t = performance.now(); checkContent(c.path); const d = performance.now() - t
    c.delete(); out.push([a|0,b|0,d|0])
  }
  console.log(JSON.stringify(out))
})
