import type { CallOffPrice } from '@shop/contract/price/staff-price'
import { callOffPrice as callOff } from '@shop/domain/price/plan-price'
import { ok } from '@shop/domain/result'
import { actorId, audit, type Context, tellHistory } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { lockVariants, selectLedgers, selectPriceOwner, selectShopNow } from '#app/price/ledger.sql'
import { insertProposal } from '#app/price/proposals.sql'
import { headOf } from '#app/price/schedule-prices'
import { writePrices } from '#app/price/write-prices'

/** What holds before a planned price goes on. What was agreed with a customer is only proposed: another person decides. */
export async function callOffPrice(context: Context, { priceId, reason }: CallOffPrice) {
  const planned = await planCallingOff(context, priceId)
  if (!planned.ok) return planned
  const { owner, ledgers, rows, now } = planned.value
  const { variantId, listId, amount, kind, from } = owner
  if (!owner.isAgreed) {
    await writePrices(context, { listId, ledgers, rows, now, reason })
    await audit(context.db, context, 'price.called_off', { type: 'variant', id: variantId })
    return ok({ proposalId: null })
  }
  await tellHistory(context, reason)
  const head = headOf(ledgers.get(variantId) ?? [])
  const proposalId = await insertProposal(context.db, {
    ...{ priceListId: listId, lines: [{ variantId, amount, kind, head }], from: from.toISOString(), until: null },
    ...{ reason, callsOff: priceId, now, proposedBy: actorId(context.actor) ?? '' },
  })
  await audit(context.db, context, 'price.proposed', { type: 'price_proposal', id: proposalId })
  return ok({ proposalId })
}

/** Under a lock: what takes the price back, as the ledger stands now. */
export async function planCallingOff({ db }: Context, priceId: number) {
  const owner = await selectPriceOwner(db, priceId)
  if (!owner) throw notFound()
  const { variantId, listId, isExtra } = owner
  await lockVariants(db, [variantId])
  const now = await selectShopNow(db)
  const ledgers = await selectLedgers(db, listId, [variantId])
  const called = callOff(ledgers.get(variantId) ?? [], priceId, now, isExtra === true)
  return called.ok ? ok({ owner, listId, ledgers, rows: new Map([[variantId, called.value]]), now }) : called
}
