/** Forms of a Czech noun: 1, 2–4, a decimal, 0 and 5 or more. */
interface PluralForms {
  one: string
  few: string
  many: string
  other: string
}

/** The rule is three lines of school grammar; asking Intl for it would cost the first page on a phone more than it saves here. */
export function pluralForm(count: number, forms: PluralForms): string {
  if (!Number.isInteger(count)) return forms.many
  const size = Math.abs(count)
  if (size === 1) return forms.one
  return size >= 2 && size <= 4 ? forms.few : forms.other
}
