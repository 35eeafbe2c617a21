import { readMessage, tellsReceipt } from '@/lib/embeds/frame-messages'

test.each([
  [{ type: 'embed-height', height: 640 }, { height: 640 }],
  [{ type: 'embed-height', height: 640.2, more: 'ignored' }, { height: 641 }],
  [{ type: 'embed-height', height: 150 }, { height: 150 }],
  [{ type: 'embed-height', height: 6000 }, { height: 6000 }],
  // Out of bounds: clamped.
  [{ type: 'embed-height', height: 40 }, { height: 120 }],
  [{ type: 'embed-height', height: 1e9 }, { height: 8000 }],
  // A message, but no height.
  [{ type: 'embed-height', height: -700 }, {}],
  [{ type: 'embed-height', height: 0 }, {}],
  [{ type: 'embed-height', height: Number.NaN }, {}],
  [{ type: 'embed-height', height: Number.POSITIVE_INFINITY }, {}],
  [{ type: 'embed-height', height: '700' }, {}],
  [{ type: 'embed-height', height: [700] }, {}],
  [{ type: 'embed-height' }, {}],
  // No message.
  [{ type: 'height', height: 700 }, undefined],
  ['[iFrameSizer]form:700:400:init', undefined],
  [null, undefined],
  [undefined, undefined],
  [700, undefined],
])('embed-height: %j → %j', (data, message) => {
  expect(readMessage(data, 'embed-height')).toEqual(message)
})

test.each([
  ['[iFrameSizer]form-1:700:400:init', { height: 700 }],
  ['[iFrameSizer]form-1:700.4:400:mutationObserver', { height: 701 }],
  ['[iFrameSizer]form-1:9999999:400:init', { height: 8000 }],
  ['[iFrameSizer]form-1:-700:400:init', {}],
  ['[iFrameSizer]form-1:<b>:400:init', {}],
  ['[iFrameResizerChild]Ready', {}],
  [`[iFrameSizer]${':'.repeat(5000)}`, {}],
  ['x[iFrameSizer]form-1:700:400:init', undefined],
  [{ type: 'embed-height', height: 700 }, undefined],
])('iframe-resizer: %j → %j', (data, message) => {
  expect(readMessage(data, 'iframe-resizer')).toEqual(message)
})

test.each([
  [{ event: 'calendly.page_height', payload: { height: '1043.4px' } }, { height: 1044 }],
  [{ event: 'calendly.page_height', payload: { height: '1e9px' } }, { height: 8000 }],
  [{ event: 'calendly.page_height', payload: null }, {}],
  [{ event: 'calendly.event_scheduled', payload: {} }, {}],
  [{ event: 'other.page_height', payload: { height: '700px' } }, undefined],
  [{ event: { toString: 'calendly.' } }, undefined],
  ['calendly.page_height', undefined],
])('calendly: %j → %j', (data, message) => {
  expect(readMessage(data, 'calendly')).toEqual(message)
})

test.each([
  ['setHeight:539:212670475476462', { height: 539 }],
  ['setHeight:539', { height: 539 }],
  ['setHeight:<b>:212670475476462', {}],
  ['scrollIntoView::212670475476462', {}],
  ['setHeight', undefined],
  [{ setHeight: 539 }, undefined],
  [`${':'.repeat(5000)}`, undefined],
])('jotform: %j → %j', (data, message) => {
  expect(readMessage(data, 'jotform')).toEqual(message)
})

test.each([
  [{ type: 'embed-sent' }, true],
  [{ event: 'calendly.event_scheduled', payload: {} }, true],
  [{ action: 'submission-completed', formID: '1' }, true],
  [{ event: 'calendly.date_and_time_selected' }, false],
  ['submission-completed', false],
  [null, false],
])('a form was received: %j: %s', (data, isReceived) => {
  expect(tellsReceipt(data)).toBe(isReceived)
})
