import { addDays } from '@shop/domain/calendar/local-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { askAbout, type Cases, openCases } from '../case/taking-cases.ts'
import { openShop } from '../open-shop.ts'
import { hear, query, runJob } from '../paying.ts'
import type { Person } from '../people.ts'
import { goTo, startedPlan } from '../plan/planning.ts'
import { SKU, visit } from '../shopping.ts'
import { newStaff } from '../staff.ts'

const shop = openShop({}, 'tampered')
let cases: Cases
beforeAll(async () => {
  await query(shop, 'update shop.stock set on_hand = reserved + 500 where on_hand > 0')
  cases = await openCases(shop)
})
beforeEach(() => goTo(shop, '2026-11-16'))

const RETURN = 'Jak proběhlo vrácení?'
const PLAN = 'Co rozhodlo?'

const mailsOf = (email: string, subject: string) =>
  shop.sink.mails.filter((mail) => mail.recipient === email && mail.subject === subject)

/** Strikes twice on the same day. */
async function askOn(day: string, time = '10:30'): Promise<void> {
  await goTo(shop, day, time)
  await runJob(shop, 'invite-to-surveys')
  await runJob(shop, 'invite-to-surveys')
}

/** A guest whose bag went back and whose money came. */
async function returned(agrees = true): Promise<{ email: string; orderId: number; orderNumber: string }> {
  const order = await cases.paidFor([[SKU.bag2, 1]])
  if (agrees) {
    await query(shop, 'alter table shop.orders disable trigger orders_frozen')
    await query(shop, `update shop.orders set consents = '[{"topic": "surveys", "wordingVersion": 1}]' where id = $1`, [
      order.orderId,
    ])
    await query(shop, 'alter table shop.orders enable trigger orders_frozen')
  }
  await cases.deliver(order)
  const { number } = await cases.submit(order, askAbout('withdrawal'))
  await cases.receive(number, [{ position: 1, pieces: 1 }])
  const decided = await cases.decide(number, [{ position: 1, pieces: 1, outcome: 'refund', goodsTo: 'shelf' }])
  expect(decided.status, JSON.stringify(decided.error)).toBe(200)
  await shop.runJobs()
  await hear(shop)
  const [found] = await query<{ state: string }>(shop, 'select state from shop.cases where order_id = $1', [
    order.orderId,
  ])
  expect(found?.state).toBe('refunded')
  return { email: order.email, orderId: order.orderId, orderNumber: order.number }
}

describe('after a return', () => {
  test('whoever agreed is asked once, two days after the money, and the answer is kept with the order', async () => {
    const today = toPragueDay(shop.clock.now())
    const [asked, silent] = [await returned(), await returned(false)]
    await askOn(addDays(today, 1))
    expect(mailsOf(asked.email, RETURN)).toEqual([])
    // The day after is a holiday here, and nobody is asked by night.
    await askOn(addDays(today, 3), '06:00')
    expect(mailsOf(asked.email, RETURN)).toEqual([])
    await askOn(addDays(today, 3))
    await askOn(addDays(today, 9))
    const mails = mailsOf(asked.email, RETURN)
    expect(mails).toHaveLength(1)
    expect(mailsOf(silent.email, RETURN)).toEqual([])
    const text = mails[0]?.text ?? ''
    expect(text).toMatch(/\/survey\/po-vraceni\/[\w-]{43}\?effort=7/)
    const secret = /\/survey\/po-vraceni\/([\w-]{43})/.exec(text)?.[1] ?? ''
    const guest = visit(shop)
    expect((await guest.call('readSurvey', { secret })).value).toMatchObject({ state: 'open', answers: {} })
    const answers = { effort: 2, reason: 'taste', again: 'maybe', comment: 'Štítek šel špatně vytisknout.' }
    expect((await guest.call('answerSurvey', { secret, answers, isFinished: true })).value.state).toBe('finished')
    const kept = `select i.order_id::int as "orderId", i.answers from internal.survey_invitations i where i.email = $1`
    expect(await query(shop, kept, [asked.email])).toEqual([{ orderId: asked.orderId, answers }])

    const staff = await newStaff(shop, 'staff_support')
    const { surveys } = (await staff.call('staffSurveys', {})).value
    const counted = surveys.find(({ type }) => type === 'po-vraceni')
    expect(counted).toMatchObject({ asked: 1, finished: 1 })
    expect(counted?.questions.find(({ key }) => key === 'effort')?.average).toBe(2)
    expect(counted?.questions.find(({ key }) => key === 'reason')?.answers[0]).toEqual({
      label: 'Psovi nechutnalo',
      count: 1,
    })
    expect(counted?.words).toMatchObject([{ text: answers.comment, orderNumber: asked.orderNumber }])
    expect(JSON.stringify(surveys)).not.toContain('@')
    const writer = await newStaff(shop, 'staff_content')
    const read = (await writer.call('staffSurveys', {})).value.surveys.find(({ type }) => type === 'po-vraceni')
    expect(read?.words).toMatchObject([{ text: answers.comment, orderNumber: null }])
    const warehouse = await newStaff(shop, 'staff_warehouse')
    expect((await warehouse.call('staffSurveys', {})).status).toBe(403)
  })

  test('whoever refused surveys by the link of one is asked no other', async () => {
    const today = toPragueDay(shop.clock.now())
    const { email, orderId } = await returned()
    await askOn(addDays(today, 3))
    const token = /\/l\/souhlas\/([\w.-]+)/.exec(mailsOf(email, RETURN)[0]?.text ?? '')?.[1] ?? ''
    expect((await visit(shop).call('consentLink', { token })).value).toMatchObject({ topic: 'surveys', granted: true })
    expect((await visit(shop).call('withdrawConsent', { token })).value).toMatchObject({ granted: false })
    await query(shop, 'delete from internal.survey_invitations where order_id = $1', [orderId])
    await askOn(addDays(today, 4))
    expect(mailsOf(email, RETURN)).toHaveLength(1)
  })
})

describe('after the end of a plan', () => {
  async function ended(reason: 'expensive' | null): Promise<Person> {
    const { person, plan } = await startedPlan(shop)
    await person.call('setConsent', { topic: 'surveys', wordingVersion: 1, granted: true })
    const end = await person.call('changePlan', { planId: plan.planId, action: 'end', reason })
    expect(end.status, JSON.stringify(end.error)).toBe(200)
    return person
  }

  test('its owner is asked why, once, unless they have said so', async () => {
    const [quiet, told] = [await ended(null), await ended('expensive')]
    await askOn('2026-11-18')
    await askOn('2026-11-20')
    expect(mailsOf(quiet.email, PLAN)).toHaveLength(1)
    expect(mailsOf(quiet.email, PLAN)[0]?.text).toMatch(
      /\/survey\/zruseni-pravidelneho-doruceni\/[\w-]{43}\?reason=price/,
    )
    expect(mailsOf(told.email, PLAN)).toEqual([])
  })

  test('nobody is asked about a plan that runs again', async () => {
    const { person, plan } = await startedPlan(shop)
    await person.call('setConsent', { topic: 'surveys', wordingVersion: 1, granted: true })
    await person.call('changePlan', { planId: plan.planId, action: 'end' })
    await person.call('changePlan', { planId: plan.planId, action: 'restart' })
    await askOn('2026-11-18')
    expect(mailsOf(person.email, PLAN)).toEqual([])
  })
})

test('whoever sent something back is asked as many days later as the shop says', async () => {
  await query(shop, `update shop.settings set value = '6' where key = 'surveys.return_days'`)
  const today = toPragueDay(shop.clock.now())
  const { email } = await returned()
  await askOn(addDays(today, 3))
  expect(mailsOf(email, RETURN)).toEqual([])
  await askOn(addDays(today, 9))
  expect(mailsOf(email, RETURN)).toHaveLength(1)
  await query(shop, `update shop.settings set value = '2' where key = 'surveys.return_days'`)
})
