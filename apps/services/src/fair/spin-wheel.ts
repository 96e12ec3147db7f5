import { randomBytes, randomInt } from 'node:crypto'
import type { WheelView } from '@shop/contract/fair'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { drawPrize } from '@shop/domain/fair/draw-prize'
import { wonWith } from '@shop/domain/fair/prize'
import { ok, refuse } from '@shop/domain/result'
import { insertGrant } from '#app/customer/credits.sql'
import { queuePrize } from '#app/fair/emails/queue-prize'
import { countRation } from '#app/fair/enter-fair'
import { insertWonCoupon, selectCustomerByEmail } from '#app/fair/fair-prizes.sql'
import {
  type EntryRow,
  insertSpin,
  lockEntry,
  lockPrizes,
  type PrizeRow,
  selectEntry,
  selectFair,
  selectPrizes,
  selectSpin,
  takePrize,
} from '#app/fair/fairs.sql'
import { isOpen } from '#app/fair/open-fair'
import { readKey } from '#app/fair/signed-key'
import { WON_CODE } from '#app/fair/won-code'
import { audit, type Context } from '#app/http/context'
import { openStaffTask } from '#app/tasks/staff-tasks.sql'

const RANGE = 2 ** 47

export async function readWheel(context: Context, { ticket }: { ticket: string }) {
  const entry = await selectEntry(context.db, entryId(context, ticket))
  return entry ? ok(await toWheel(context, entry)) : refuse('link_unknown')
}

/** Ticket, then the prizes, then the draw: all in one transaction, so nothing is promised that is not there. */
export async function spinWheel(context: Context, { ticket }: { ticket: string }) {
  const { db, now, requestId } = context
  const entry = await lockEntry(db, entryId(context, ticket))
  if (!entry) return refuse('link_unknown')
  if (await selectSpin(db, entry.id)) return ok(await toWheel(context, entry))
  const fair = await selectFair(db, entry.fairId)
  const today = toPragueTime(now).date
  if (!fair || !isOpen(fair, today)) return refuse('fair_closed')
  const prizes = await lockPrizes(db, entry.fairId, today)
  const roll = randomInt(RANGE) / RANGE
  const draw = drawPrize(prizes, roll)
  const prize = prizes.find(({ key }) => key === draw?.key)
  if (!draw || !prize) return refuse('prizes_gone')
  await takePrize(db, prize.id, today)
  const coupon = await issueCoupon(context, prize)
  const couponId = coupon?.id ?? null
  await insertSpin(db, { entryId: entry.id, prizeId: prize.id, roll, weights: draw.weights, couponId, now, requestId })
  await audit(db, context, 'fair.spun', { type: 'fair_entry', id: entry.id }, { prize: prize.key })
  await handOver(context, entry, prize)
  await queuePrize(context, entry, prize, coupon)
  return ok(await toWheel(context, entry))
}

function entryId({ deps }: Context, ticket: string): number {
  return Number(readKey(deps.config.AUTH_SECRET, 'fair ticket', ticket) ?? 0)
}

async function issueCoupon({ db, now }: Context, prize: PrizeRow) {
  if (prize.kind !== 'coupon' && prize.kind !== 'free-shipping') return null
  const { validDays, maximum } = wonWith(prize)
  const code = `${WON_CODE}${randomBytes(4).toString('hex').toUpperCase()}`
  const { id, validTo } = await insertWonCoupon(db, {
    code,
    kind: prize.kind === 'coupon' ? 'percent' : 'free-shipping',
    name: prize.prize ?? prize.label,
    percent: prize.kind === 'coupon' ? prize.amount : null,
    maximum: prize.kind === 'coupon' ? maximum : null,
    minimumGoods: prize.minimumGoods,
    validDays,
    now,
  })
  return { id, code, validTo }
}

/** Credits go to the account at once; without one, and for what is sent home, a person takes over. */
async function handOver({ db, now }: Context, entry: EntryRow, prize: PrizeRow): Promise<void> {
  const subject = `fair_entry:${entry.id}`
  if (prize.kind === 'credits') {
    const customerId = await selectCustomerByEmail(db, entry.email)
    const reference = { type: 'fair_entry', id: String(entry.id) }
    if (customerId !== null) {
      await insertGrant(db, { customerId, rule: 'fair', reference, now })
    } else await openStaffTask(db, { kind: 'fair_credits', subject, orderId: null, now })
  }
  if (prize.isShipped) await openStaffTask(db, { kind: 'fair_prize_to_send', subject, orderId: null, now })
}

async function toWheel(context: Context, entry: EntryRow): Promise<WheelView> {
  const { db } = context
  const fair = await selectFair(db, entry.fairId)
  const prizes = await selectPrizes(db, entry.fairId)
  const spin = await selectSpin(db, entry.id)
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0)
  return {
    title: fair?.title ?? '',
    rules: fair?.rules ?? '',
    segments: prizes.map((prize) => ({ ...prize, chance: (100 * prize.weight) / total })),
    ration: await countRation(context, entry.dogWeightGrams),
    result: spin ? { ...spin, spunAt: spin.spunAt.toISOString() } : null,
  }
}
