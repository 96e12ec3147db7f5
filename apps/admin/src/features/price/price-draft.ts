import type { PriceDraft } from '@shop/contract/price/staff-price'
import { addDays, parseLocalDate } from '@shop/domain/calendar/local-date'
import { fromPragueTime } from '@shop/domain/calendar/prague-time'
import { parseAmount } from '@shop/domain/money/parse-amount'

export interface PriceFields {
  kind: 'regular' | 'sale' | 'ended'
  /** Empty is at once. */
  day: string
  time: string
  /** The last day, of breaks and agreements alone; empty is without an end. */
  lastDay: string
  /** As typed, by variant. */
  amounts: Readonly<Record<number, string>>
}

/** Crowns as people write them: a comma, and spaces between thousands. Null while it is no amount. */
export function readCrowns(text: string): number | null {
  const parsed = parseAmount(text.replaceAll(/\s/g, '').replace(',', '.'))
  return parsed.ok && parsed.value > 0 ? parsed.value : null
}

/** What is sent; null until every field says something. */
export function toDraft(priceList: string, { kind, day, time, lastDay, amounts }: PriceFields): PriceDraft | null {
  if (day !== '' && (parseLocalDate(day) === null || !/^\d\d:\d\d$/.test(time))) return null
  if (lastDay !== '' && parseLocalDate(lastDay) === null) return null
  const lines = Object.entries(amounts).map(([id, text]) => ({ variantId: Number(id), amount: readCrowns(text), kind }))
  const filled = lines.flatMap(({ amount, ...line }) => (amount === null ? [] : [{ ...line, amount }]))
  if (filled.length < lines.length || filled.length === 0) return null
  return {
    priceList,
    lines: filled,
    from: day === '' ? null : fromPragueTime(day, time).toISOString(),
    until: lastDay === '' || kind === 'ended' ? null : fromPragueTime(addDays(lastDay, 1), '00:00').toISOString(),
  }
}
