import { shortDatedName } from '@shop/czech/short-dated-name'
import { piecesToSpare } from '@shop/domain/stock/pieces-to-spare'
import {
  piecesToSellApart,
  type ShortDateRules,
  shortDateDiscount,
  shortDatePrice,
} from '@shop/domain/stock/short-dated'
import { z } from 'zod'
import { lockProduct } from '#app/catalog/products/products.sql'
import { actorId, type CommandContext, tellHistory } from '#app/http/context'
import { insertOrigins, insertPrices, lockVariants, selectShopNow } from '#app/price/ledger.sql'
import { tellMovement } from '#app/stock/tell-movement'
import type { Db } from '#app/store/database'
import { selectSettings } from '#app/store/store.sql'
import { addToBatch, addToStock, lockBatch, lockShelf } from '#app/warehouse/shelf.sql'
import {
  followUsual,
  insertPart,
  insertShortVariant,
  type ShortBatch,
  type ShortVariant,
  selectCover,
  selectShortPrices,
  selectShortVariant,
  updateShortStatus,
} from '#app/warehouse/short-dates.sql'

const Settings = z.object({
  'short_dated.first_days': z.int(),
  'short_dated.first_percent': z.int(),
  'short_dated.last_days': z.int(),
  'short_dated.last_percent': z.int(),
  'short_dated.until_days': z.int(),
})

export async function loadShortDateRules(db: Db): Promise<ShortDateRules> {
  const settings = Settings.parse(await selectSettings(db, 'short_dated.'))
  return {
    firstDays: settings['short_dated.first_days'],
    firstPercent: settings['short_dated.first_percent'],
    lastDays: settings['short_dated.last_days'],
    lastPercent: settings['short_dated.last_percent'],
    untilDays: settings['short_dated.until_days'],
  }
}

/** Told to the history, the ledger of stock and that of prices; read by staff only. */
const REASON = 'krátká trvanlivost'

/**
 * What nobody was promised leaves the usual pack for the one that is sold apart. Product, then stock, then batches, each in the order of its
 * numbers, as everybody holds them: the pack sold apart is always the younger one.
 */
export async function movePieces(context: CommandContext, batch: ShortBatch, keepsUntil: string): Promise<void> {
  const { db } = context
  const { batchId, variantId, productId, bestBefore } = batch
  await lockProduct(db, productId)
  const shelf = await lockShelf(db, variantId)
  await tellHistory(context, REASON)
  const known = await selectShortVariant(db, variantId, bestBefore)
  if (known !== null) await lockShelf(db, known)
  const held = await lockBatch(db, batchId)
  if (!shelf || !held || held.blockedReason !== null) return
  const spare = piecesToSpare({ ...shelf, batch: { ...held, isBlocked: false } })
  const pieces = piecesToSellApart({
    spare,
    inBatch: held.onHand - held.reserved,
    ...(await selectCover(db, batch, keepsUntil)),
  })
  if (pieces <= 0) return
  // A shelf that is made now is nobody else's yet.
  const name = shortDatedName(batch.packName, bestBefore)
  const apart = known ?? (await insertShortVariant(db, variantId, name, bestBefore))
  await tellMovement(context, { kind: 'move', reason: REASON, document: `batch:${batchId}` })
  await addToBatch(db, batchId, -pieces)
  await addToStock(db, variantId, -pieces)
  await insertPart(db, batchId, apart, pieces)
  await addToStock(db, apart, pieces)
}

/** Its price follows its day and the price of the usual pack; when it is too late or all is gone, it is not sold any more. */
export async function keepOffer(
  context: CommandContext,
  { variantId, bestBefore, onHand }: ShortVariant,
  { rules, today }: { rules: ShortDateRules; today: string },
): Promise<void> {
  const { db } = context
  await tellHistory(context, REASON)
  await lockVariants(db, [variantId])
  await followUsual(db, variantId)
  const percent = shortDateDiscount(bestBefore, today, rules)
  const prices = percent === null || onHand === 0 ? [] : await selectShortPrices(db, variantId)
  for (const { listId, usual, own } of prices) {
    const amount = shortDatePrice(usual, percent ?? 0)
    if (amount !== own) await writePrice(context, { variantId, listId, amount })
  }
  await updateShortStatus(db, variantId, prices.length > 0 ? 'sell_out' : 'discontinued')
}

interface ShortPriceToWrite {
  variantId: number
  listId: number
  amount: number
}

async function writePrice(context: CommandContext, { variantId, listId, amount }: ShortPriceToWrite): Promise<void> {
  const { db, actor } = context
  const now = await selectShopNow(db)
  const price = { variantId, amount, kind: 'regular' as const, from: now, restores: false, isNow: true }
  const priceIds = await insertPrices(db, listId, [price])
  const origin = { priceIds, restores: [false], proposalId: null, actorId: actorId(actor), reason: REASON, now }
  await insertOrigins(db, origin)
}
