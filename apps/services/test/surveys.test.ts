import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#app/store/database'
import { inviteToSurvey } from '#app/survey/invite-to-survey'
import { deliver } from './delivering.ts'
import type { Harness } from './harness.ts'
import { placeOrder, query, runJob, tasksOf } from './paying.ts'
import { startShop, visit } from './shopping.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let shop: Harness
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

let asked = 0

async function invite(type = 'po-nakupu', orderId: number | null = null): Promise<string> {
  asked += 1
  const email = `dotaz${asked}@priklad.cz`
  const context = { deps: shop.deps, now: shop.clock.now(), requestId: 'test' }
  await inTransaction(shop.deps.pool, (db) =>
    inviteToSurvey({ ...context, db }, { type, email, orderId, customerId: null }),
  )
  return secretIn((await shop.mailTo(email)).text)
}

function secretIn(text: string | undefined): string {
  return /\/survey\/[\w-]+\/([\w-]{43})/.exec(text ?? '')?.[1] ?? ''
}

test('parts are kept, the last one closes it and nothing opens it again', async () => {
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
  const secret = await invite('po-nakupu', order.orderId)
  const answers = { nps: 2, dogVerdict: 'refuses', delivery: 1 }
  const { value } = await visit(shop).call('answerSurvey', { secret, answers, isFinished: true })
  expect(value.thanks.heading).toBe('Mrzí nás to')
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
