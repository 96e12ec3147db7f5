/**
 * Text of an element or an attribute. Characters that XML 1.0 does not know are left out: one of them and whoever reads
 * the file refuses it whole.
 */
export function xmlText(text: string): string {
  const known = [...text].filter((character) => isXmlCharacter(character.codePointAt(0) ?? 0)).join('')
  return known.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

function isXmlCharacter(code: number): boolean {
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd
  // Halves of a pair without the other half, and the two that are no characters.
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff
}
