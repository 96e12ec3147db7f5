import { badQueryString } from '#app/errors.ts'

const ESCAPED = /[%+]|[^\x20-\x7e]/
const HEX = /^[0-9a-fA-F]{2}$/
const PERCENT = 0x25
const PLUS = 0x2b
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Decodes a part of the query string, where `+` is a space. A broken escape stands for itself, as in the reference. */
export function decodeQueryPart(raw: string): string {
  return ESCAPED.test(raw) ? decodeBytes(raw, true) : raw
}

/** Decodes a segment of the path, where `+` is a plus. */
export function decodePathSegment(raw: string): string {
  return ESCAPED.test(raw) ? decodeBytes(raw, false) : raw
}

function decodeBytes(raw: string, plusIsSpace: boolean): string {
  // Node hands over the request line byte for byte, one character per byte.
  const bytes = Buffer.from(raw, 'latin1')
  let length = 0
  for (let at = 0; at < bytes.length; at += 1) {
    let byte = bytes[at] as number
    const digits = byte === PERCENT ? raw.slice(at + 1, at + 3) : ''
    if (HEX.test(digits)) {
      byte = Number.parseInt(digits, 16)
      at += 2
    } else if (byte === PLUS && plusIsSpace) byte = 0x20
    bytes[length] = byte
    length += 1
  }
  try {
    return utf8.decode(bytes.subarray(0, length))
  } catch {
    throw badQueryString('The request line is not valid UTF-8', null)
  }
}
