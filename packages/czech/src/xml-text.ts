// What XML 1.0 does not know: control characters, halves of a pair without the other half, and two that are no characters.
const UNKNOWN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text of an element or an attribute, of HTML too. Unknown characters are left out: for one of them a reader refuses the whole file. */
export function xmlText(text: string): string {
  return text.replace(UNKNOWN, '').replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
}
