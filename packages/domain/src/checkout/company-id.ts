/** Check digit of the Czech company number (IČO); shorter numbers are padded with zeros. */
export function isCompanyId(value: string): boolean {
  const digits = value.trim().padStart(8, '0')
  if (!/^\d{8}$/.test(digits)) return false
  const weighed = [8, 7, 6, 5, 4, 3, 2].reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0)
  return Number(digits[7]) === (11 - (weighed % 11)) % 10
}

export function normalizeCompanyId(value: string): string {
  return value.replaceAll(/\s/g, '').padStart(8, '0')
}

/** Czech and Slovak VAT ids. Eight digits are a company number, longer ones belong to people and have no check here. */
export function isVatId(value: string): boolean {
  const czech = /^CZ(\d{8,10})$/.exec(value)
  if (czech) {
    const [, number = ''] = czech
    return number.length !== 8 || isGroupVatId(number) || isCompanyId(number)
  }
  const slovak = /^SK(\d{10})$/.exec(value)
  return slovak !== null && Number(slovak[1]) % 11 === 0
}

function isGroupVatId(number: string): boolean {
  return number.startsWith('699')
}
