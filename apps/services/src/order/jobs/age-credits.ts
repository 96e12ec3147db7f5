import { formatCredits } from '@shop/czech/format-credits'
import { formatDate } from '@shop/czech/format-date'
import { addDays } from '@shop/domain/calendar/local-date'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { expireCredits, lotsToRemind } from '@shop/domain/credits/expire-credits'
import type { LotBalance } from '@shop/domain/credits/ledger'
import { forfeitCredits } from '#app/customer/credits.sql'
import { lockCustomer } from '#app/customer/customer.sql'
import {
  insertExpiries,
  selectEndingCredits,
  selectGoneHolders,
  selectLots,
  selectReminderAddress,
} from '#app/customer/ending-credits.sql'
import { ACCOUNT_MAILS } from '#app/identity/emails/account-mails'
import { eachItem } from '#app/jobs/each-item'
import type { JobContext } from '#app/jobs/job'
import { queueMail } from '#app/mail/queue-mail'
import { lockPayableOrder } from '#app/order/payable-order.sql'
import { selectDebtors } from '#app/order/returned-credits.sql'
import { settleOrderCredits } from '#app/order/settle-order-credits'
import { queuePush } from '#app/push/queue-push'
import { type Db, inTransaction } from '#app/store/database'

/** As the rules of the programme say. */
const TOLD_DAYS_BEFORE = [30, 7]

/** What time alone brings to credits: two warnings, their end in the ledger, what came to accounts that are gone, and what is
 * owed for goods that came back. */
export async function ageCredits(context: JobContext): Promise<void> {
  const { deps, now, log } = context
  const today = toPragueTime(now).date
  const days = TOLD_DAYS_BEFORE.map((count) => addDays(today, count))
  const items = await selectEndingCredits(deps.pool, now, days)
  const outcome = await eachItem(context, { name: 'age-credits', items, keyOf: (id) => id }, (customerId) =>
    inTransaction(deps.pool, (db) => ageLots({ ...context, db }, customerId, today)),
  )
  const gone = { name: 'forfeit-credits', items: await selectGoneHolders(deps.pool), keyOf: (id: number) => id }
  await eachItem(context, gone, (customerId) =>
    inTransaction(deps.pool, async (db) => {
      await lockCustomer(db, customerId)
      await forfeitCredits(db, customerId, now)
    }),
  )
  const debtors = await selectDebtors(deps.pool, now)
  const debts = { name: 'take-owed-credits', items: debtors, keyOf: (id: number) => id, orderOf: (id: number) => id }
  await eachItem(context, debts, (orderId) =>
    inTransaction(deps.pool, async (db) => {
      await lockPayableOrder(db, orderId)
      await settleOrderCredits({ db, now }, orderId)
    }),
  )
  if (items.length + debtors.length > 0) log.info({ ...outcome, debtors: debtors.length }, 'credits.aged')
}

async function ageLots(context: JobContext & { db: Db }, customerId: number, today: string): Promise<void> {
  const { db, now } = context
  await lockCustomer(db, customerId)
  const lots = await selectLots(db, customerId)
  const entries = lots.map(({ id, left }) => ({ lotId: id, kind: 'earn' as const, credits: left }))
  const ledger = { lots, entries }
  const ended = expireCredits(ledger, today)
  if (ended.length > 0) await insertExpiries(db, customerId, ended, now)
  await remind(context, customerId, lotsToRemind(ledger, today, TOLD_DAYS_BEFORE))
}

/** One mail for each day on which something ends, however many lots it is. */
async function remind(context: JobContext & { db: Db }, customerId: number, lots: readonly LotBalance[]) {
  if (lots.length === 0) return
  const to = await selectReminderAddress(context.db, customerId)
  const shop = context.deps.config.STOREFRONT_URL
  for (const day of new Set(lots.flatMap(({ expiresOn }) => expiresOn ?? []))) {
    const ending = lots.filter(({ expiresOn }) => expiresOn === day).reduce((sum, { left }) => sum + left, 0)
    const about = {
      object: `customer:${customerId}`,
      event: `credits end ${day}, told ${toPragueTime(context.now).date}`,
    }
    await queuePush(context, {
      ...{ customerId, topic: 'credits', ...about, title: 'Kredity brzy propadnou' },
      ...{ body: `Do ${formatDate(day)} platí ${formatCredits(ending)}.`, path: '/ucet/prehled-kreditu' },
    })
    if (to === null) continue
    await queueMail(context, ACCOUNT_MAILS['credits-expiring'], {
      ...{ ...about, to },
      data: {
        'credits.expiring': String(ending),
        'credits.validTo': formatDate(day),
        'links.shop': `${shop}/produkty/granule`,
        'links.credits': `${shop}/ucet/prehled-kreditu`,
      },
    })
  }
}
