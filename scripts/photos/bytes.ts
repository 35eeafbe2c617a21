/** Maximum size of a photo file: 25 MB, as computers and phones count them. */
export const heaviest = 25_000_000

/** Explain what to do about a file that is too large; undefined if it is not. */
export const tooHeavy = (bytes: number): string | undefined =>
  bytes > heaviest ? `weighs ${Math.ceil(bytes / 1_000_000)} MB: at most 25 MB; save it smaller` : undefined

/** Minimum pixels on the long and the short side, to fill the widest place on a page. */
const fewest = { photo: [1200, 800], logo: [240, 60] } as const

/** Explain what to do about a picture with too few pixels; undefined if it has enough. */
export function tooSmall(width: number, height: number, isLogo: boolean): string | undefined {
  const [long, short] = fewest[isLogo ? 'logo' : 'photo']
  if (Math.max(width, height) >= long && Math.min(width, height) >= short) return
  return `is ${width} × ${height} pixels, too small to be sharp: take one of at least ${long} × ${short}`
}

type FileType = 'jpg' | 'png' | 'webp' | 'avif' | 'svg' | 'gif' | 'heic' | 'tiff' | 'pdf'

/** The file name extensions of the types allowed in content/photos. */
const endings: Partial<Record<FileType, RegExp>> = {
  jpg: /\.jpe?g$/i,
  png: /\.png$/i,
  webp: /\.webp$/i,
  avif: /\.avif$/i,
  svg: /\.svg$/i,
}

/** First bytes of each file type, whatever the file's name. */
const marks: [FileType, RegExp][] = [
  ['jpg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['gif', /^GIF8/],
  ['webp', /^RIFF[\s\S]{4}WEBP/],
  ['avif', /^[\s\S]{4}ftyp(avi[fs]|(mif1|msf1)[\s\S]{0,40}avif)/],
  ['heic', /^[\s\S]{4}ftyp(hei[cxms]|hev[cxm]|mif1|msf1)/],
  ['tiff', /^(II\*\0|MM\0\*)/],
  ['pdf', /^%PDF/],
  ['svg', /^(\xef\xbb\xbf)?\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/i],
]

/** Return bytes as text, one character per byte. */
const latin = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')

/** Detect the type of a file by its content; undefined for any other. */
function typeOf(bytes: Uint8Array): FileType | undefined {
  const beginning = latin(bytes.subarray(0, 2048))
  return marks.find(([, mark]) => mark.test(beginning))?.[0]
}

/** Parts that an SVG must not contain, because they run code or load something from elsewhere. */
const active: [RegExp, string][] = [
  [/<([\w-]+:)?script[\s>/]/i, 'a script'],
  [/\son[a-z]+\s*=/i, 'a script in an attribute'],
  [/(href|src)\s*=\s*["']?\s*(javascript|data:text)/i, 'a script in a link'],
  [/<([\w-]+:)?foreignObject[\s/>]/i, 'HTML'],
  [/<!ENTITY/i, 'an entity'],
  [/(href|src)\s*=\s*["']?\s*(https?:)?\/\//i, 'an address elsewhere'],
  [/url\(\s*["']?\s*(https?:)?\/\//i, 'an address elsewhere'],
  [/@import/i, 'an address elsewhere'],
]

/** The advice for a picture that is truncated. */
export const damaged = 'is damaged or truncated: copy it again from the camera or phone'

/** The advice for types that pages cannot show. */
export const advice = {
  heic: 'is HEIC, which browsers do not show: on an iPhone choose Settings, Camera, Formats, Most Compatible, or save the photo as JPEG',
  gif: 'is a GIF: save it as JPEG, or as PNG if it is a logo',
  tiff: 'is a TIFF: save it as JPEG',
  pdf: 'is a PDF: save the picture in it as JPEG, or as SVG or PNG if it is a logo',
} satisfies Partial<Record<FileType, string>>

/** Test whether a file is animated, from the bytes before its first picture (PNG 3, 11.3.6; RFC 9649, 2.7). */
function moves(bytes: Uint8Array, type: FileType): boolean {
  const beginning = latin(bytes.subarray(0, 4096))
  if (type === 'png') return (beginning.split('IDAT')[0] ?? '').includes('acTL')
  if (type === 'webp') return beginning.slice(12, 16) === 'VP8X' && (beginning.charCodeAt(20) & 2) > 0
  return type === 'avif' && beginning.slice(4, 12) === 'ftypavis'
}

/** Read the number of color components from the frame header of a JPEG (ITU-T T.81, B.2.2); four are CMYK. */
function componentsOf(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 2
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return view.getUint8(at + 9)
    // A marker may have any number of fill bytes before it.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
}

/**
 * Explain what is wrong with a photo file and how to fix it, judging by its name and undecoded bytes.
 * @returns undefined if nothing is wrong
 */
export function faultIn(name: string, bytes: Uint8Array): string | undefined {
  if (bytes.length === 0) return 'is empty: copy it again'
  const heavy = tooHeavy(bytes.length)
  if (heavy) return heavy
  const type = typeOf(bytes)
  if (!type) return 'is not a readable picture: save it as JPEG, or as SVG or PNG if it is a logo'
  if (type in advice) return advice[type as keyof typeof advice]
  if (!endings[type]?.test(name))
    return `is ${type.toUpperCase()} inside: name it ${name.replace(/\.[^.]*$/, '')}.${type}`
  if (type === 'svg') {
    const text = new TextDecoder().decode(bytes)
    const found = active.find(([pattern]) => pattern.test(text))?.[1]
    return found && `holds ${found}: save it as a plain SVG, or as PNG`
  }
  if (type === 'jpg' && componentsOf(bytes) === 4) return 'is CMYK, made for printing: save it as RGB'
  return moves(bytes, type) ? 'is animated: save one picture of it as JPEG' : undefined
}
