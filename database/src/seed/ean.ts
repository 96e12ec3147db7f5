/** GS1: digits weigh 1 and 3 in turns; the last one brings the sum to a multiple of ten. */
export function hasValidCheckDigit(ean: string): boolean {
  const digits = [...ean].map(Number)
  const sum = digits.slice(0, 12).reduce((total, digit, index) => total + digit * (index % 2 === 1 ? 3 : 1), 0)
  return digits.length === 13 && (10 - (sum % 10)) % 10 === digits[12]
}
