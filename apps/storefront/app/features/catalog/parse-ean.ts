/** Digits of an EAN-8 or EAN-13 whose check digit is right; null for anything else. */
export function parseEan(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '')
  if (!/^(?:\d{8}|\d{13})$/.test(digits)) return null
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0 ? digits : null
}
