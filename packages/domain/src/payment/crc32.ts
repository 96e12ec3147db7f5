const TABLE = Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1
  return rest >>> 0
})

/** CRC-32 as in zip, of ASCII text. */
export function crc32(text: string): string {
  const rest = [...text].reduce(
    (crc, char) => (crc >>> 8) ^ (TABLE[(crc ^ char.charCodeAt(0)) & 0xff] ?? 0),
    0xffffffff,
  )
  return ((rest ^ 0xffffffff) >>> 0).toString(16).toUpperCase().padStart(8, '0')
}
