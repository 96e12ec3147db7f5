import { expect, test } from 'vitest'
import { inTransaction } from '#app/store/database'
import { hashSecret } from '#app/store/secret'
import { inviteToSurvey } from '#app/survey/invite-to-survey'
import { deliver } from '../delivering.ts'
import { openShop } from '../open-shop.ts'
import { placeOrder, query, runJob, tasksOf } from '../paying.ts'
import { newCustomer } from '../people.ts'
import { visit } from '../shopping.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const shop = openShop({}, 'tampered')

let asked = 0

async function invite(
  type = 'po-nakupu',
  { orderId = null, customerId = null }: { orderId?: number | null; customerId?: number | null } = {},
): Promise<string> {
  asked += 1
  const email = `dotaz${asked}@priklad.cz`
  const context = { deps: shop.deps, now: shop.clock.now(), requestId: 'test', actor: { kind: 'system' as const } }
  await inTransaction(shop.deps.pool, (db) =>
    inviteToSurvey({ ...context, db }, { type, email, orderId, customerId, accountEmail: null }),
  )
  return secretIn((await shop.mailTo(email)).text)
}

function secretIn(text: string | undefined): string {
  return /\/survey\/[\w-]+\/([\w-]{43})/.exec(text ?? '')?.[1] ?? ''
}

const WHOLE = { nps: 9, dogVerdict: 'licked', delivery: 5 }

test('answers may be changed for a week, and who becomes unhappy is promised a reply', async () => {
  const order = await placeOrder(shop, 'dobirka')
  const secret = await invite('po-nakupu', { orderId: order.orderId })
  const guest = visit(shop)
  const done = await guest.call('answerSurvey', { secret, answers: WHOLE, isFinished: true })
  expect(done.value).toMatchObject({ editableUntil: expect.any(String), replyBy: null, credits: 0 })
  const worse = await guest.call('answerSurvey', { secret, answers: { nps: 1 }, isEdit: true })
  expect(worse.value).toMatchObject({
    state: 'finished',
    answers: { ...WHOLE, nps: 1 },
    thanks: { heading: 'Mrzí nás to' },
  })
  expect(worse.value.replyBy).not.toBeNull()
  await guest.call('answerSurvey', { secret, answers: { nps: 2 }, isEdit: true })
  expect(await tasksOf(shop, order.orderId)).toEqual(['unhappy_answer'])
  const emptied = await guest.call('answerSurvey', { secret, answers: { improve: ['nobody'] }, isEdit: true })
  expect(emptied.error.details).toEqual({ fields: { improve: 'invalid' } })
  shop.clock.offsetMs += 8 * DAY_MS
  expect((await guest.call('readSurvey', { secret })).value).toMatchObject({ answers: { nps: 2 }, editableUntil: null })
  const late = await guest.call('answerSurvey', { secret, answers: { nps: 9 }, isEdit: true })
  expect(late.error.code).toBe('survey_answered')
  shop.clock.offsetMs -= 8 * DAY_MS
})

test('a customer gets credits once, whatever the answers and however often they change', async () => {
  const person = await newCustomer(shop)
  const [found] = await query<{ id: number }>(shop, 'select id::int as id from shop.customers where email = $1', [
    person.email,
  ])
  const secret = await invite('po-nakupu', { customerId: found?.id ?? 0 })
  expect((await visit(shop).call('readSurvey', { secret })).value.credits).toBe(10)
  const answers = { ...WHOLE, nps: 0 }
  const done = await visit(shop).call('answerSurvey', { secret, answers, isFinished: true })
  expect(done.value.credits).toBe(10)
  await visit(shop).call('answerSurvey', { secret, answers: WHOLE, isEdit: true })
  const grants = `select amount from shop.credit_entries where customer_id = $1 and kind = 'survey'`
  expect(await query(shop, grants, [found?.id])).toEqual([{ amount: 10 }])
})

test('after two years the answers are nobody’s and have no words in them', async () => {
  const order = await placeOrder(shop, 'dobirka')
  const secret = await invite('po-nakupu', { orderId: order.orderId })
  const answers = { ...WHOLE, nps: 3, reason: 'Jmenuji se Jitka.' }
  await visit(shop).call('answerSurvey', { secret, answers, isFinished: true })
  const stored = `select email, order_id, customer_id, answers from internal.survey_invitations where secret_hash = $1`
  await runJob(shop, 'purge-expired')
  expect(await query(shop, stored, [hashSecret(secret)])).toMatchObject([{ answers }])
  await query(
    shop,
    `update internal.survey_invitations set created_at = created_at - interval '25 months' where secret_hash = $1`,
    [hashSecret(secret)],
  )
  await runJob(shop, 'purge-expired')
  expect(await query(shop, stored, [hashSecret(secret)])).toEqual([
    { email: null, order_id: null, customer_id: null, answers: { ...WHOLE, nps: 3 } },
  ])
  expect((await visit(shop).call('readSurvey', { secret })).error.code).toBe('link_unknown')
})

test('parts are kept, the last one closes it and nothing opens it again by itself', async () => {
  const secret = await invite()
  const guest = visit(shop)
  expect((await guest.call('readSurvey', { secret })).value).toMatchObject({ state: 'open', answers: {} })
  expect((await guest.call('answerSurvey', { secret, answers: { nps: 9 } })).value.answers).toEqual({ nps: 9 })
  const early = await guest.call('answerSurvey', { secret, answers: {}, isFinished: true })
  expect(early.error.details).toEqual({ fields: { dogVerdict: 'required', delivery: 'required' } })
  const rest = { dogVerdict: 'licked', delivery: 5, improve: ['price'] }
  const done = await guest.call('answerSurvey', { secret, answers: rest, isFinished: true })
  expect(done.value).toMatchObject({ state: 'finished', thanks: { heading: 'To hřeje' }, answers: { nps: 9, ...rest } })
  const again = await guest.call('answerSurvey', { secret, answers: { nps: 0 }, isFinished: true })
  expect(again.error.code).toBe('survey_answered')
  expect((await guest.call('readSurvey', { secret })).value).toMatchObject({ state: 'finished', answers: { nps: 9 } })
})

test('two tabs that finish at once give one answer', async () => {
  const secret = await invite('zruseni-pravidelneho-doruceni')
  const answers = (reason: string) => ({ secret, answers: { reason }, isFinished: true })
  const both = await Promise.all([
    visit(shop).call('answerSurvey', answers('price')),
    visit(shop).call('answerSurvey', answers('no-dog')),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('somebody unhappy becomes a task of a person', async () => {
  const order = await placeOrder(shop, 'dobirka')
  const secret = await invite('po-nakupu', { orderId: order.orderId })
  const answers = { nps: 2, dogVerdict: 'refuses', delivery: 1 }
  const { value } = await visit(shop).call('answerSurvey', { secret, answers, isFinished: true })
  expect(value).toMatchObject({ thanks: { heading: 'Mrzí nás to' }, replyBy: expect.stringMatching(/^\d{4}-/) })
  expect(await tasksOf(shop, order.orderId)).toEqual(['unhappy_answer'])
})

test('a secret nobody was given opens nothing, an old one takes no answer', async () => {
  expect((await visit(shop).call('readSurvey', { secret: 'x'.repeat(43) })).error.code).toBe('link_unknown')
  const secret = await invite()
  shop.clock.offsetMs += 31 * DAY_MS
  expect((await visit(shop).call('readSurvey', { secret })).value.state).toBe('expired')
  expect((await visit(shop).call('answerSurvey', { secret, answers: { nps: 1 } })).error.code).toBe('link_expired')
  shop.clock.offsetMs -= 31 * DAY_MS
})

test('a week after delivery whoever agreed is asked once', async () => {
  const [agreed, silent] = [await placeOrder(shop, 'dobirka'), await placeOrder(shop, 'dobirka')]
  await query(shop, 'alter table shop.orders disable trigger orders_frozen')
  await query(shop, `update shop.orders set consents = '[{"topic": "surveys", "wordingVersion": 1}]' where id = $1`, [
    agreed.orderId,
  ])
  await query(shop, 'alter table shop.orders enable trigger orders_frozen')
  const weekAgo = new Date(shop.clock.now().getTime() - 8 * DAY_MS)
  await deliver(shop, agreed.orderId, weekAgo)
  await deliver(shop, silent.orderId, weekAgo)
  await runJob(shop, 'invite-to-surveys')
  await runJob(shop, 'invite-to-surveys')
  const asked = shop.sink.mails.filter(({ text }) => secretIn(text)).map(({ recipient }) => recipient)
  expect(asked.filter((recipient) => recipient === agreed.email)).toHaveLength(1)
  expect(asked).not.toContain(silent.email)
})

test('who buys often is asked once in ninety days', async () => {
  const orders = [
    await placeOrder(shop, 'dobirka'),
    await placeOrder(shop, 'dobirka'),
    await placeOrder(shop, 'dobirka'),
  ]
  const email = orders[0]?.email ?? ''
  const ids = orders.map(({ orderId }) => orderId)
  await query(shop, 'alter table shop.orders disable trigger orders_frozen')
  await query(
    shop,
    `update shop.orders set consents = '[{"topic": "surveys", "wordingVersion": 1}]', email = $2 where id = any($1)`,
    [ids, email],
  )
  await query(shop, 'alter table shop.orders enable trigger orders_frozen')
  const askedTimes = () => shop.sink.mails.filter(({ text, recipient }) => recipient === email && secretIn(text)).length
  const [first = 0, second = 0, third = 0] = ids
  const daysAgo = (days: number) => new Date(shop.clock.now().getTime() - days * DAY_MS)
  await deliver(shop, first, daysAgo(8))
  await deliver(shop, second, daysAgo(8))
  await runJob(shop, 'invite-to-surveys')
  await runJob(shop, 'invite-to-surveys')
  expect(askedTimes()).toBe(1)
  await query(
    shop,
    `update internal.survey_invitations set created_at = created_at - interval '91 days' where order_id = $1`,
    [first],
  )
  await deliver(shop, third, daysAgo(8))
  await runJob(shop, 'invite-to-surveys')
  await runJob(shop, 'invite-to-surveys')
  expect(askedTimes()).toBe(2)
})
