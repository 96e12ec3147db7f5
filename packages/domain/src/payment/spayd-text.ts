/** Capitals without diacritics keep the QR code in its dense mode. */
export function plainText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase().replaceAll(/\s+/g, ' ').trim()
}

export function encodeValue(text: string): string {
  const safe = /[0-9A-Z $\-./:]/
  return [...text.toWellFormed()]
    .map((char) => {
      if (safe.test(char)) return char
      // `*` would end the pair and encodeURIComponent leaves it alone.
      return char === '*' ? '%2A' : encodeURIComponent(char)
    })
    .join('')
}

export function decodeValue(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}
