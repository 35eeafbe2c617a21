import { showUnsavedPhoto } from '@/tools/editor/preview/ui/unsaved-photo'

test('a photo that only the browser has is shown in the page, cropped at its focus', () => {
  document.body.innerHTML = `
    <picture><source srcset="/photos/unsaved-photo-0-standard-320.avif 320w">
      <img src="/photos/unsaved-photo-0-standard-720.jpg" srcset="/x 1w" width="720" height="540"></picture>
    <img id="other" src="/photos/front-door-0-standard-720.jpg">`
  showUnsavedPhoto(document, { url: 'blob:photo', width: 3000, height: 1000, focus: [100, 50] })
  const [photo, other] = document.querySelectorAll('img')
  expect(document.querySelector('source')).toBeNull()
  expect(photo?.getAttribute('src')).toBe('blob:photo')
  expect(photo?.hasAttribute('srcset')).toBe(false)
  expect(photo?.style.objectPosition).toBe('100% 50%')
  expect(other?.getAttribute('src')).toMatch(/front-door/)
})
