import type { PriceDraft, SchedulePrices } from '@shop/contract/price/staff-price'
import { type NewPrice, planPrice, withRows } from '@shop/domain/price/plan-price'
import { effectiveSteps, type LedgerRow, stepAt } from '@shop/domain/price/price-ledger'
import { provePrice } from '@shop/domain/price/prove-price'
import { ok, type Result, refuse } from '@shop/domain/result'
import { auditAll, type Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import {
  type Ledgers,
  lockVariants,
  type Named,
  selectLedgers,
  selectPriceList,
  selectShopNow,
} from '#app/price/ledger.sql'
import { writePrices } from '#app/price/write-prices'

interface Planned {
  listId: number
  isAgreed: boolean
  now: Date
  from: Date
  variants: Named[]
  ledgers: Ledgers
  rows: Map<number, NewPrice[]>
}

/** Under a lock: what would be written for a draft, line by line. */
export async function planDraft(
  { db }: Context,
  { priceList, lines, from: asked, until: over }: Pick<PriceDraft, 'priceList' | 'lines' | 'from' | 'until'>,
): Promise<Result<Planned, 'price_in_past' | 'variant_gone' | 'change_refused'>> {
  const list = await selectPriceList(db, priceList)
  if (!list) throw notFound()
  const isEnding = over !== null || lines.some(({ kind }) => kind === 'ended')
  if (isEnding && list.isExtra !== true) return refuse('change_refused', { reason: 'list_needs_price' })
  const variantIds = lines.map(({ variantId }) => variantId)
  const variants = await lockVariants(db, variantIds)
  if (variants.length < lines.length) {
    const known = new Set(variants.map(({ id }) => id))
    return refuse('variant_gone', { variantIds: variantIds.filter((id) => !known.has(id)) })
  }
  const now = await selectShopNow(db)
  const from = asked === null ? now : new Date(asked)
  const until = over === null ? null : new Date(over)
  const ledgers = await selectLedgers(db, list.id, variantIds)
  const rows = new Map<number, NewPrice[]>()
  for (const { variantId, amount, kind } of lines) {
    const planned = planPrice(ledgers.get(variantId) ?? [], { amount, kind, from, until }, now)
    if (!planned.ok) return planned
    rows.set(variantId, planned.value)
  }
  return ok({ listId: list.id, isAgreed: list.isAgreed === true, now, from, variants, ledgers, rows })
}

export function headOf(ledger: readonly LedgerRow[]): number {
  return Math.max(0, ...ledger.map(({ id }) => id))
}

export async function previewPrices(context: Context, draft: PriceDraft) {
  const planned = await planDraft(context, draft)
  if (!planned.ok) return planned
  const { from, variants, ledgers, rows } = planned.value
  const lines = draft.lines.map(({ variantId, amount, kind }) => {
    const ledger = ledgers.get(variantId) ?? []
    const steps = effectiveSteps(ledger)
    const { windowFrom, ...proof } = provePrice(withRows(ledger, rows.get(variantId) ?? []), from)
    const { id: _, ...named } = variants.find(({ id }) => id === variantId) as Named
    const after = effectiveSteps(withRows(ledger, rows.get(variantId) ?? []))
    const next = after.find((step) => step.from > from && !step.restores)
    return {
      ...named,
      ...{ variantId, amount, kind, head: headOf(ledger) },
      before: toStep(stepAt(steps, from)),
      next: toStep(next ?? null),
      proof: { ...proof, windowFrom: windowFrom?.toISOString() ?? null },
    }
  })
  return ok({ from: from.toISOString(), lines })
}

function toStep(row: LedgerRow | null) {
  return row && { amount: row.amount, kind: row.kind, from: row.from.toISOString() }
}

/** Variants whose ledger somebody has written since it was seen, with what is newest in it. */
export function findStale(
  { variants, ledgers }: Pick<Planned, 'variants' | 'ledgers'>,
  seenHead: (variantId: number) => number,
) {
  return variants.flatMap(({ id: variantId }) => {
    const ledger = ledgers.get(variantId) ?? []
    const head = headOf(ledger)
    return head === seenHead(variantId) ? [] : [{ variantId, head, newest: toStep(ledger.at(-1) ?? null) }]
  })
}

export async function schedulePrices(context: Context, input: SchedulePrices) {
  const planned = await planDraft(context, input)
  if (!planned.ok) return planned
  // A price for one customer is proposed by one person and decided by another.
  if (planned.value.isAgreed) return refuse('second_person_needed')
  const heads = new Map(input.lines.map(({ variantId, head }) => [variantId, head]))
  const current = findStale(planned.value, (variantId) => heads.get(variantId) ?? -1)
  if (current.length > 0) return refuse('version_conflict', { current })
  return ok({ priceIds: await writePlanned(context, planned.value, { reason: input.reason }) })
}

export async function writePlanned(
  context: Context,
  planned: Planned,
  why: { reason: string; proposalId?: number },
): Promise<number[]> {
  const priceIds = await writePrices(context, { ...planned, ...why })
  await auditAll(context.db, context, 'price.written', { type: 'variant', ids: [...planned.rows.keys()] })
  return priceIds
}
