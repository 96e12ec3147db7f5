import type { PaymentTerms, ShippingTerms } from '@shop/contract/delivery/delivery-rules'

type Terms = Partial<ShippingTerms & PaymentTerms>
type Name = keyof (ShippingTerms & PaymentTerms)

type Kind = 'crowns' | 'kilos' | 'count' | 'time' | 'switch'

/** In the order of the form. */
export const TERM_KINDS: Readonly<Record<Name, Kind>> = {
  ...{ price: 'crowns', fee: 'crowns', freeFrom: 'crowns', maxWeightGrams: 'kilos', codMaximum: 'crowns' },
  ...{ minimumOrderNet: 'crowns', minDays: 'count', maxDays: 'count', cutOff: 'time' },
  ...{ takesCod: 'switch', allowMultiParcel: 'switch', isActive: 'switch' },
}

/** Which of them may be left empty. */
const EMPTY: ReadonlySet<string> = new Set(['freeFrom', 'maxWeightGrams', 'codMaximum', 'cutOff'])

const SCALES: Readonly<Record<Kind, number>> = { crowns: 100, kilos: 1000, count: 1, time: 1, switch: 1 }

export const namesOf = (terms: Terms) => (Object.keys(TERM_KINDS) as Name[]).filter((name) => name in terms)

export function toTerm(name: Name, value: Terms[Name]): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'number') return String(value)
  return String(value / SCALES[TERM_KINDS[name]]).replace('.', ',')
}

/** Null is empty, undefined is nothing that could be kept. */
function fromTerm(name: Name, typed: string): unknown {
  const kind = TERM_KINDS[name]
  if (kind === 'switch') return typed === 'true'
  const said = typed.replaceAll(/\s/g, '').replace(',', '.')
  if (said === '') return EMPTY.has(name) ? null : undefined
  if (kind === 'time') return said
  return /^\d+(\.\d+)?$/.test(said) ? Math.round(Number(said) * SCALES[kind]) : undefined
}

/** What differs from what holds; null when a field holds nothing that could be kept. */
export function changedTerms(before: Terms, typed: Readonly<Record<string, string>>): Terms | null {
  const changed: Record<string, unknown> = {}
  for (const name of namesOf(before)) {
    const value = fromTerm(name, typed[name] ?? '')
    if (value === undefined) return null
    if (value !== before[name]) changed[name] = value
  }
  return changed as Terms
}
