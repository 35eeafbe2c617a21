/** @jest-environment jsdom */
import { embedded } from '@/scripts/desk/ui/embedded'

test.each(['</script><script>alert(1)</script>', '<!-- <script>', 'a "quoted" \\ line\n'])(
  '%j survives embedding',
  (title) => {
    document.body.innerHTML = `<script id="report" type="application/json">${embedded({ title })}</script><p>after</p>`
    expect(JSON.parse(document.getElementById('report')?.textContent ?? '')).toEqual({ title })
    expect(document.body.children).toHaveLength(2)
  },
)
