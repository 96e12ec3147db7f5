import type { UploadType } from '@shop/contract/upload'

/** What a file really is, by its first bytes; a name or a header can say anything. */
export function detectMediaType(bytes: Buffer): UploadType | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg'
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'image/png'
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'image/webp'
  if (bytes.toString('latin1', 0, 5) === '%PDF-') return 'application/pdf'
  return null
}
