import { pluralForm } from '@shop/czech/plural'

export interface SettingWords {
  name: string
  /** What it does, and what follows when it changes. */
  sentence: string
  /** After a number, in the form it asks for. */
  unit?(count: number): string
}

export const counted = (one: string, few: string, many: string, other: string) => (count: number) =>
  pluralForm(count, { one, few, many: other, other: many })
export const sign = (unit: string) => () => unit
export const DAYS = counted('den', 'dny', 'dní', 'dne')
export const CREDITS = counted('kredit', 'kredity', 'kreditů', 'kreditu')
export const HOURS = counted('hodina', 'hodiny', 'hodin', 'hodiny')
export const MONTHS = counted('měsíc', 'měsíce', 'měsíců', 'měsíce')
export const WEEKS = counted('týden', 'týdny', 'týdnů', 'týdne')
export const PARCELS = counted('balík', 'balíky', 'balíků', 'balíku')
