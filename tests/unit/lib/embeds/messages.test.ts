import { reportedHeight } from '@/lib/embeds/messages'

test.each([
  [{ type: 'embed-height', height: 640 }, 640],
  [{ type: 'embed-height', height: 640.2, more: 'ignored' }, 641],
  [{ type: 'embed-height', height: 200 }, 200],
  [{ type: 'embed-height', height: 4000 }, 4000],
  [{ type: 'embed-height', height: 199 }, undefined],
  [{ type: 'embed-height', height: 4001 }, undefined],
  [{ type: 'embed-height', height: -700 }, undefined],
  [{ type: 'embed-height', height: Number.NaN }, undefined],
  [{ type: 'embed-height', height: Number.POSITIVE_INFINITY }, undefined],
  [{ type: 'embed-height', height: '700' }, undefined],
  [{ type: 'embed-height', height: [700] }, undefined],
  [{ type: 'embed-height' }, undefined],
  [{ type: 'height', height: 700 }, undefined],
  ['[iFrameSizer]form:700:400:init', undefined],
  [null, undefined],
  [undefined, undefined],
  [700, undefined],
])('embed-height: %j → %s', (data, height) => {
  expect(reportedHeight(data, 'embed-height')).toBe(height)
})

test.each([
  ['[iFrameSizer]form-1:700:400:init', 700],
  ['[iFrameSizer]form-1:700.4:400:mutationObserver', 701],
  ['[iFrameSizer]form-1:9999999:400:init', undefined],
  ['[iFrameSizer]form-1:-700:400:init', undefined],
  ['[iFrameSizer]form-1:<b>:400:init', undefined],
  ['x[iFrameSizer]form-1:700:400:init', undefined],
  [`[iFrameSizer]${':'.repeat(5000)}`, undefined],
  [{ type: 'embed-height', height: 700 }, undefined],
])('iframe-resizer: %j → %s', (data, height) => {
  expect(reportedHeight(data, 'iframe-resizer')).toBe(height)
})
