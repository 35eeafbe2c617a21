/** @jest-environment jsdom */
import { printJson } from '@/lib/seo/structured-data/print'

test.each(['</script><script>alert(1)</script>', '<!-- <script>', 'a "quoted" \\ line\n'])(
  '%j survives embedding',
  (title) => {
    document.body.innerHTML = `<script id="report" type="application/json">${printJson({ title })}</script><p>after</p>`
    expect(JSON.parse(document.getElementById('report')?.textContent ?? '')).toEqual({ title })
    expect(document.body.children).toHaveLength(2)
  },
)
