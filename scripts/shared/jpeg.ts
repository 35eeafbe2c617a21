/** Read the frame header of a JPEG (ITU-T T.81, B.2.2); four components are CMYK. Undefined for any other file. */
export function jpegFrame(bytes: Uint8Array): { width: number; height: number; components: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return
  let at = 2
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame)
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7), components: view.getUint8(at + 9) }
    // A marker may have any number of fill bytes before it.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
}

/** Return the size of a JPEG; undefined for any other file. */
export function jpegSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  const frame = jpegFrame(bytes)
  return frame && { width: frame.width, height: frame.height }
}
