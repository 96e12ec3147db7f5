import { type BulkChange, isPrice } from '@shop/domain/bulk/bulk-field'
import { callOffPrice, type NewPrice, planPrice } from '@shop/domain/price/plan-price'
import { effectiveSteps, type LedgerRow, stepAt } from '@shop/domain/price/price-ledger'
import type { SliceRow } from '#app/bulk/bulk-rows.sql'
import type { LoadedGoods } from '#app/bulk/load-goods'

interface Pricing {
  isUndo: boolean
  goods: LoadedGoods
  now: Date
  from: Date
}

type Refused = 'first_price' | 'price_in_past'

/** Rows of the ledger: the new price, or what takes it back. Only of a break the ledger can say that there is no price any more. */
export function planPriceOf(
  slice: Pricing,
  row: SliceRow,
  changes: readonly BulkChange[],
): readonly NewPrice[] | Refused | null {
  const change = changes.find(({ field }) => field === 'price')
  if (!change || row.variantId === null) return null
  const ledger = slice.goods.ledgers.get(row.variantId) ?? []
  const { isUndo, now, from } = slice
  const written = isUndo ? ledger.find(({ id }) => id === row.done.priceId) : undefined
  const { mayEnd } = slice.goods
  if (written && written.from > now) return takeBackPlanned(ledger, written, now, mayEnd)
  // A price that somebody had planned has begun since: ours is over, and nothing is left to take back.
  if (written && stepAt(effectiveSteps(ledger), now)?.id !== written.id) return null
  const end = written && mayEnd ? { amount: written.amount, kind: 'ended' as const } : null
  const after = isPrice(change.after) ? change.after : end
  if (!after) return 'first_price'
  const planned = planPrice(ledger, { ...after, from: isUndo ? now : from }, now)
  return planned.ok ? planned.value : planned.code
}

/** What was planned for the same moment before comes back; otherwise what holds before it goes on. */
function takeBackPlanned(
  ledger: readonly LedgerRow[],
  written: LedgerRow,
  now: Date,
  mayEnd: boolean,
): readonly NewPrice[] | Refused {
  const { from } = written
  const earlier = ledger.findLast((one) => one.id < written.id && one.from.getTime() === from.getTime())
  if (earlier && !earlier.restores) {
    const planned = planPrice(ledger, { amount: earlier.amount, kind: earlier.kind, from }, now)
    return planned.ok ? planned.value : planned.code
  }
  const called = callOffPrice(ledger, written.id, now, mayEnd)
  return called.ok ? called.value : 'first_price'
}
