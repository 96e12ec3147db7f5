import { formatCredits } from '@shop/czech/format-credits'
import { formatDate } from '@shop/czech/format-date'
import { addDays } from '@shop/domain/calendar/local-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { BIRTHDAY_LATE_DAYS, birthdayGifts, giftYearBegan } from '@shop/domain/credits/birthday-gift'
import { isDaytime } from '@shop/domain/plan/cycle-days'
import { selectBirthdayDogs, selectBirthdayHouseholds, selectBirthdayRules } from '#app/customer/birthdays.sql'
import { consentLink } from '#app/customer/consent-link'
import { insertGrant } from '#app/customer/credits.sql'
import { lockCustomer } from '#app/customer/customer.sql'
import { ACCOUNT_MAILS } from '#app/identity/emails/account-mails'
import { eachItem } from '#app/jobs/each-item'
import type { JobContext } from '#app/jobs/job'
import { queueMail } from '#app/mail/queue-mail'
import { queuePush } from '#app/push/queue-push'
import { type Db, inTransaction } from '#app/store/database'

/** In the morning of the day, and by day only, because the mail goes with it. */
export async function giveBirthdays(context: JobContext): Promise<void> {
  const { deps, now, log } = context
  if (!isDaytime(now)) return
  const items = await selectBirthdayHouseholds(deps.pool, birthDays(toPragueDay(now)), now)
  const batch = { name: 'give-birthdays', items, keyOf: (id: number) => id }
  const outcome = await eachItem(context, batch, (customerId) =>
    inTransaction(deps.pool, (db) => giveTo({ ...context, db }, customerId)),
  )
  if (items.length > 0) log.info(outcome, 'birthdays.given')
}

/** Days of a year somebody may have been born on to have a birthday now; 29 February is kept on the 28th of other years. */
function birthDays(today: string): string[] {
  const days = Array.from({ length: BIRTHDAY_LATE_DAYS + 1 }, (_, late) => addDays(today, -late).slice(5))
  return days.includes('02-28') ? [...days, '02-29'] : days
}

async function giveTo(context: JobContext & { db: Db }, customerId: number): Promise<void> {
  const { db, now } = context
  const today = toPragueDay(now)
  await lockCustomer(db, customerId)
  const dogs = await selectBirthdayDogs(db, customerId)
  const rules = await selectBirthdayRules(db, customerId, giftYearBegan(today))
  const gifts = birthdayGifts(dogs, { today, limit: rules.limit, givenThisYear: rules.given })
  const names: string[] = []
  for (const { dogId, year } of gifts) {
    const reference = { type: 'dog', id: `${dogId}:${year}` }
    const isGiven = await insertGrant(db, { customerId, rule: 'birthday', reference, now })
    if (isGiven) names.push(dogs.find(({ id }) => id === dogId)?.name ?? '')
  }
  if (names.length === 0) return
  await queuePush(context, {
    ...{ customerId, topic: 'credits', object: `customer:${customerId}`, event: `birthday ${today}` },
    title: `Všechno nejlepší: ${names.join(', ')}`,
    body: `K narozeninám jsme připsali ${formatCredits(rules.credits * names.length)}.`,
    path: '/ucet/prehled-kreditu',
  })
  if (rules.email === null || !rules.isTold) return
  await queueGift(context, { customerId, email: rules.email }, { names, ...rules, today })
}

interface Gift {
  names: string[]
  credits: number
  days: number
  today: string
}

async function queueGift(
  context: JobContext & { db: Db },
  holder: { customerId: number; email: string },
  { names, credits, days, today }: Gift,
): Promise<void> {
  const { config } = context.deps
  await queueMail(context, ACCOUNT_MAILS['dog-birthday'], {
    object: `customer:${holder.customerId}`,
    event: `birthday ${today}`,
    to: holder.email,
    data: {
      'dog.names': names.join(', '),
      'credits.amount': String(credits * names.length),
      'credits.validTo': formatDate(addDays(today, days)),
      'links.shop': `${config.STOREFRONT_URL}/produkty/pamlsky`,
      'links.credits': `${config.STOREFRONT_URL}/ucet/prehled-kreditu`,
    },
    secrets: { 'links.unsubscribe': consentLink(config, holder, 'reminders') },
  })
}
