import { formatNumber } from './format-number.ts'

interface RecipeLine {
  label: string
  note: string | null
  percent: number | null
  mgPerKg: number | null
}

const ADDITIVE_CATEGORIES = ['nutritional', 'zootechnical', 'technological', 'sensory'] as const
type AdditiveCategory = (typeof ADDITIVE_CATEGORIES)[number]

interface AdditiveLine {
  category: AdditiveCategory
  name: string
  code: string | null
  amount: string | null
}

/** Headings of Annex VII; the first two are given per kilogram. */
const HEADINGS: Record<AdditiveCategory, string> = {
  nutritional: 'Nutriční doplňkové látky na kg',
  zootechnical: 'Zootechnické doplňkové látky na kg',
  technological: 'Technologické doplňkové látky',
  sensory: 'Senzorické doplňkové látky',
}

/** What a feed can be called on its label. */
export const FEED_TYPES = {
  complete: 'kompletní krmivo pro psy',
  complementary: 'doplňkové krmivo pro psy',
} as const
type FeedType = keyof typeof FEED_TYPES

export function toFeedType(words: string | null): FeedType | null {
  if (words === null) return null
  return words.startsWith('kompletní') ? 'complete' : 'complementary'
}

/** The composition as the law wants it: every line with its share, in the order given, closed by a full stop. */
export function writeComposition(lines: readonly RecipeLine[]): string {
  const text = lines.map(writeLine).join(', ')
  return text === '' ? '' : `${text.charAt(0).toLocaleUpperCase('cs')}${text.slice(1)}.`
}

/** Null when nothing was added. */
export function writeAdditives(lines: readonly AdditiveLine[]): string | null {
  const sections = ADDITIVE_CATEGORIES.flatMap((category) => {
    const list = lines.filter((line) => line.category === category)
    return list.length === 0 ? [] : close(`${HEADINGS[category]}: ${list.map(writeAdditive).join(', ')}`)
  })
  return sections.length === 0 ? null : sections.join(' ')
}

/** An amount may end with an abbreviation. */
function close(sentence: string): string {
  return sentence.endsWith('.') ? sentence : `${sentence}.`
}

function writeLine({ label, note, percent, mgPerKg }: RecipeLine): string {
  if (mgPerKg !== null) return `${label} (${plain(mgPerKg)} mg/kg)`
  if (percent === null) return note ? `${label} (${note})` : label
  return note ? `${label} ${plain(percent)} % (${note})` : `${label} (${plain(percent)} %)`
}

function writeAdditive({ name, code, amount }: AdditiveLine): string {
  return [name, code && `(${code})`, amount].filter(Boolean).join(' ')
}

/** Typesetting comes with the page; the stored text has ordinary spaces. */
function plain(value: number): string {
  return formatNumber(value).replaceAll('\u00a0', ' ')
}
