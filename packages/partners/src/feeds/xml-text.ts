/** Characters that XML 1.0 does not know are left out: one of them and the whole feed is refused. */
export function xmlText(text: string): string {
  const known = [...text].filter((character) => isXmlCharacter(character.codePointAt(0) ?? 0)).join('')
  return known.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function isXmlCharacter(code: number): boolean {
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd
  // Halves of a pair without the other half, and the two that are no characters.
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff
}

export function element(name: string, text: string | number): string {
  return `<${name}>${xmlText(String(text))}</${name}>`
}

/** Nothing when there is nothing to say. */
export function optional(name: string, text: string | number | null): string {
  return text === null || text === '' ? '' : element(name, text)
}

/** `129050` → `1290.50`, `129000` → `1290`. */
export function koruna(halere: number): string {
  return halere % 100 === 0 ? String(halere / 100) : (halere / 100).toFixed(2)
}
