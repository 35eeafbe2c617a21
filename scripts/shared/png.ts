/** Return the size that a PNG states in its header (PNG specification, 11.2.2); undefined for any other file. */
export function pngSize(bytes: Buffer): { width: number; height: number } | undefined {
  const signature = '89504e470d0a1a0a'
  if (bytes.length < 24 || bytes.subarray(0, 8).toString('hex') !== signature) return
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}
