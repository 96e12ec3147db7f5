import { createHash, randomBytes } from 'node:crypto'
import type { AvailabilityKey, NewAvailabilityKey } from '@shop/contract/wholesale/price-files'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { ok } from '@shop/domain/result'
import { MOST_SHOWN } from '@shop/domain/wholesale/shown-stock'
import { loadPricingContext } from '#app/cart/load-pricing-context'
import type { Context } from '#app/http/context'
import { enforceLimits, type Limit, limitSubject } from '#app/http/limits'
import { notFound, RequestError } from '#app/http/request-error'
import { customer } from '#app/http/signed-in'
import {
  deleteAvailabilityKey,
  noteAvailabilityKey,
  replaceAvailabilityKey,
  selectAvailabilityKey,
} from '#app/wholesale/files/availability.sql'
import { selectListedGoods } from '#app/wholesale/files/sold-goods.sql'
import type { Cell } from '#app/wholesale/files/table-cell'
import { type TableFormat, writeTableFile } from '#app/wholesale/files/write-table-file'

const PAGE = 1000
// Guessing is counted before the key is looked at; a till asks a few times an hour.
const GUESSES: Limit = { action: 'availability', per: 'network', max: 120, windowSeconds: 10 * 60 }
const READS = { action: 'availability-key', max: 30, windowSeconds: 10 * 60 }

const COLUMNS = [
  { title: 'Kód', tag: 'kod' },
  { title: 'EAN', tag: 'ean' },
  { title: 'Skladem ks', tag: 'skladem' },
  { title: 'Kusů v kartonu', tag: 'karton' },
]

export async function availabilityFile(context: Context, { key, format }: { key: string; format: TableFormat }) {
  const { deps, now } = context
  await enforceLimits(context, [GUESSES])
  const customerId = await noteAvailabilityKey(deps.pool, hashKey(key), now)
  if (customerId === null) throw notFound()
  await limitSubject(deps, READS, String(customerId), now)
  return writeTableFile({ name: 'dostupnost', columns: COLUMNS, rows: readRows(context) }, format)
}

async function* readRows({ deps, now }: Context): AsyncGenerator<readonly Cell[]> {
  const today = toPragueTime(now).date
  for (let after = 0; ; ) {
    const page = await selectListedGoods(deps.pool, { after, limit: PAGE, now, today })
    const last = page.at(-1)
    if (!last) return
    after = last.variantId
    for (const { sku, ean, available, piecesPerCarton } of page)
      yield [sku, ean, Math.min(available, MOST_SHOWN), piecesPerCarton]
  }
}

export async function availabilityKey(context: Context) {
  const { customerId } = customer(context)
  const found = await selectAvailabilityKey(context.db, customerId)
  return ok<AvailabilityKey>({
    createdAt: found?.createdAt.toISOString() ?? null,
    usedAt: found?.usedAt?.toISOString() ?? null,
    mayMake: await isPartner(context, customerId),
  })
}

/** For partners only: whoever buys for a household has no till that would ask. */
export async function makeAvailabilityKey(context: Context) {
  const { customerId } = customer(context)
  if (!(await isPartner(context, customerId))) throw new RequestError('forbidden')
  const key = randomBytes(32).toString('base64url')
  await replaceAvailabilityKey(context.db, customerId, hashKey(key), context.now)
  return ok<NewAvailabilityKey>({ key })
}

async function isPartner(context: Context, customerId: number): Promise<boolean> {
  const question = { customerId, email: null, phone: null, couponCode: null, variantIds: [] }
  const { buyer, rules } = await loadPricingContext(context, question)
  return buyer.group.code !== rules.defaultGroup.code
}

export async function removeAvailabilityKey(context: Context) {
  await deleteAvailabilityKey(context.db, customer(context).customerId)
  return availabilityKey(context)
}

function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
