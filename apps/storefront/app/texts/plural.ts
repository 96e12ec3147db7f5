/** Forms of a Czech noun: 1, 2–4, a decimal, 0 and 5 or more. */
export interface PluralForms {
  one: string
  few: string
  many: string
  other: string
}

const rules = new Intl.PluralRules('cs')

export function pluralForm(count: number, forms: PluralForms): string {
  const rule = rules.select(count)
  return rule === 'one' || rule === 'few' || rule === 'many' ? forms[rule] : forms.other
}
