import { cutOf, type PhotoFile } from '../../../../lib/pictures/photo-shapes'
import { unsavedPhoto } from '../unsaved'

type Unsaved = Pick<PhotoFile, 'width' | 'height' | 'focus'> & { url: string }

/** Position of a cropped picture along its spare length, in percent. */
const share = (start: number, whole: number, part: number) => (whole > part ? (100 * start) / (whole - part) : 50)

/** Show a photo that only the browser has in a page that names it, cropped as the build will do. */
export function showUnsavedPhoto(page: Document, photo: Unsaved): void {
  for (const image of page.querySelectorAll<HTMLImageElement>(`img[src*="/${unsavedPhoto}-"]`)) {
    const [width, height] = ['width', 'height'].map((name) => Number(image.getAttribute(name)))
    const cut = cutOf(photo, width && height ? width / height : undefined)
    const [x, y] = [share(cut.left, photo.width, cut.width), share(cut.top, photo.height, cut.height)]
    for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.remove()
    image.removeAttribute('srcset')
    image.src = photo.url
    image.style.objectFit = 'cover'
    image.style.objectPosition = `${x}% ${y}%`
  }
}
