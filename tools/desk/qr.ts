import QRCode from 'qrcode'

/**
 * A quiet zone of four modules (ISO/IEC 18004, 9.1), and an error correction level that survives a fold or a stain.
 */
const options = { margin: 4, errorCorrectionLevel: 'M' } as const
/** Wide enough to print 8 cm at 300 dots per inch. */
const printed = 1000

/** Return a QR code of an address as an SVG document, for print at any size. */
export const qrSvg = (link: string): Promise<string> => QRCode.toString(link, { ...options, type: 'svg' })

/** Return the same as a PNG data URL. */
export const qrPng = (link: string): Promise<string> => QRCode.toDataURL(link, { ...options, width: printed })
