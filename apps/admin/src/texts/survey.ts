import { pluralForm } from '@shop/czech/plural'

const AVERAGE = new Intl.NumberFormat('cs-CZ', { maximumFractionDigits: 1 })

export const SURVEY = {
  sentence: 'Odpovědi za poslední rok. Kdo je nespokojený, má úkol na Dnes.',
  answered: (finished: number, asked: number) =>
    `${finished} ${pluralForm(finished, { one: 'odpověď', few: 'odpovědi', many: 'odpovědi', other: 'odpovědí' })} z ${asked} dotázaných`,
  none: 'Zatím nikdo neodpověděl.',
  answer: 'Odpověď',
  count: 'Počet',
  average: (value: number) => `průměr ${AVERAGE.format(value)}`,
  words: 'Vlastními slovy',
  order: (number: string) => `Objednávka ${number}`,
} as const
