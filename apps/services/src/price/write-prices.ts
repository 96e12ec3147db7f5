import type { NewPrice } from '@shop/domain/price/plan-price'
import { effectiveSteps, type LedgerRow } from '@shop/domain/price/price-ledger'
import { provePrice } from '@shop/domain/price/prove-price'
import { actorId, type CommandContext } from '#app/http/context'
import { queueFeeds } from '#app/jobs/queue-feeds'
import { insertOrigins, insertPrices, insertProofs, type Ledgers, type PriceToWrite } from '#app/price/ledger.sql'
import { enqueue } from '#app/store/jobs'

/** A moment that is over before the transaction is has begun with it. */
const AT_ONCE_MS = 1000

interface Writing {
  listId: number
  /** As it was before, under a lock. */
  ledgers: Ledgers
  rows: ReadonlyMap<number, readonly NewPrice[]>
  now: Date
  reason: string
  proposalId?: number
}

/** Appends rows, says who wrote them and why, and proves every sale that they touch anew. Returns their ids in the order of the rows. */
export async function writePrices(context: CommandContext, writing: Writing): Promise<number[]> {
  const { db } = context
  const { listId, ledgers, rows, now, reason, proposalId = null } = writing
  const prices = [...rows].flatMap(([variantId, added]) =>
    added.map((row): PriceToWrite => ({ ...row, variantId, isNow: row.from.getTime() - now.getTime() < AT_ONCE_MS })),
  )
  if (prices.length === 0) return []
  const priceIds = await insertPrices(db, listId, prices)
  const restores = prices.map((price) => price.restores)
  await insertOrigins(db, { priceIds, restores, proposalId, actorId: actorId(context.actor), reason, now })
  const written = prices.map((price, index): LedgerRow & { variantId: number } => ({
    ...price,
    id: priceIds[index] as number,
  }))
  const proofs = [...Map.groupBy(written, ({ variantId }) => variantId)].flatMap(([variantId, added]) =>
    proveAnew([...(ledgers.get(variantId) ?? []), ...added], now),
  )
  if (proofs.length > 0) await insertProofs(db, proofs)
  await wakeAt(context, prices, now)
  return priceIds
}

/** A price put before a planned sale may change what the sale is measured by, so all that is still to come is proved again. */
function proveAnew(ledger: readonly LedgerRow[], now: Date) {
  return effectiveSteps(ledger)
    .filter(({ from, kind }) => kind === 'sale' && from >= now)
    .map(({ id, from }) => ({ priceId: id, ...provePrice(ledger, from) }))
}

/** Pages and feeds change when the price does, not at the next turn of the timetable. */
async function wakeAt({ db }: CommandContext, prices: readonly PriceToWrite[], now: Date): Promise<void> {
  for (const at of new Set(prices.map(({ from }) => from.getTime()))) {
    const key = new Date(at).toISOString()
    const afterMs = Math.max(0, at - now.getTime())
    if (afterMs > 0) await enqueue(db, 'refresh-cards', {}, { afterMs, jobKey: `price:cards:${key}` })
    await queueFeeds(db, afterMs > 0 ? { afterMs, key } : undefined)
  }
}
