import { pluralForm } from './plural.ts'

export const formatCredits = (credits: number): string =>
  `${credits} ${pluralForm(credits, { one: 'kredit', few: 'kredity', many: 'kreditu', other: 'kreditů' })}`
