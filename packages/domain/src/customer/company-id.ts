const WEIGHTS = [8, 7, 6, 5, 4, 3, 2]

/** IČO: eight digits, the last one checks the others. */
export function isCompanyId(text: string): boolean {
  if (!/^\d{8}$/.test(text)) return false
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(text[index]), 0)
  return (11 - (sum % 11)) % 10 === Number(text[7])
}
