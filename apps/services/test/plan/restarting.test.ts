import type { SameFoodChoice } from '@shop/contract/checkout'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { query, subjectsTo } from '../paying.ts'
import type { Person } from '../people.ts'
import { fillCheckout, SKU, variantId, visit } from '../shopping.ts'
import { brokenPlanTruths, buyRegularly, goTo, startedPlan } from './planning.ts'

const shop = openShop({}, 'tampered')
beforeAll(() => query(shop, 'update shop.stock set on_hand = reserved + 500 where on_hand > 0'))
beforeEach(() => goTo(shop, '2026-11-16'))
afterEach(async () => {
  expect(await brokenPlanTruths(shop)).toEqual([])
})

const RESTS = [
  ['restart', 'end'],
  ['resume', 'pause'],
] as const

/** Another plan of the same person with the same food in another pack. */
async function startAnother(person: Person, { sku = SKU.bag12, sameFood = null as SameFoodChoice | null } = {}) {
  const before = await statesOf(person)
  await person.call('addLine', { variantId: await variantId(shop, sku), regularWeeks: 8 })
  const order = await fillCheckout(person, { details: { email: person.email } })
  const placed = await person.call('placeOrder', { ...order, regular: { sameFood } })
  expect(placed.status).toBe(201)
  const [planId = 0] = [...(await statesOf(person)).keys()].filter((id) => !before.has(id))
  return planId
}

async function statesOf(person: Person) {
  const { value } = await person.call('plans', {})
  return new Map(value.map(({ planId, state }) => [planId, state]))
}

/** A plan rests, and meanwhile another one with the same food has begun. */
async function overtaken(rest: 'end' | 'pause') {
  const { person, plan } = await startedPlan(shop)
  await person.call('changePlan', { planId: plan.planId, action: rest })
  const otherId = await startAnother(person, { sameFood: rest === 'pause' ? 'keep' : null })
  return { person, planId: plan.planId, otherId }
}

describe.each(RESTS)('%s of a plan whose food another one brings by now', (action, rest) => {
  test('is asked about, and changes nothing without an answer', async () => {
    const { person, planId, otherId } = await overtaken(rest)
    const before = await statesOf(person)
    const asked = await person.call('changePlan', { planId, action })
    expect(asked.error).toMatchObject({ code: 'plan_exists', details: { plans: [{ planId: otherId }] } })
    expect(await statesOf(person)).toEqual(before)
  })

  test('takes its place when that is wanted', async () => {
    const { person, planId, otherId } = await overtaken(rest)
    const back = await person.call('changePlan', { planId, action, sameFood: 'replace' })
    expect(back.value.state).toBe('active')
    expect(await statesOf(person)).toEqual(
      new Map([
        [planId, 'active'],
        [otherId, 'ended'],
      ]),
    )
    await shop.runJobs()
    expect(subjectsTo(shop, person.email)).toContain('Pravidelné doručení je zrušené')
  })

  test('goes on beside it when that is wanted, and twice is once', async () => {
    const { person, planId, otherId } = await overtaken(rest)
    await person.call('changePlan', { planId, action, sameFood: 'keep' })
    const again = await person.call('changePlan', { planId, action })
    expect(again.status).toBe(200)
    expect(await statesOf(person)).toEqual(
      new Map([
        [planId, 'active'],
        [otherId, 'active'],
      ]),
    )
  })
})

test('a pause of one of two that ran side by side ends without a question', async () => {
  const { person, plan } = await startedPlan(shop)
  await startAnother(person, { sameFood: 'keep' })
  shop.clock.offsetMs += 60_000
  await person.call('changePlan', { planId: plan.planId, action: 'pause' })
  const back = await person.call('changePlan', { planId: plan.planId, action: 'resume' })
  expect(back.value.state).toBe('active')
})

test('a plan with another food is nothing to ask about', async () => {
  const { person, plan } = await startedPlan(shop)
  await person.call('changePlan', { planId: plan.planId, action: 'end' })
  await startAnother(person, { sku: SKU.can })
  expect((await person.call('changePlan', { planId: plan.planId, action: 'restart' })).value.state).toBe('active')
})

describe('by the link to the mailbox', () => {
  /** The settings of the plan that rests, as the mailbox opens them. */
  async function settingsOf(email: string, planId: number) {
    const notice = await newest(email, /\/l\/doruceni\/([\w.-]+)/)
    const visitor = visit(shop)
    await visitor.call('endPlanByLink', { token: notice })
    await visitor.call('askPlanSettings', { token: notice })
    const token = await newest(email, /\/l\/doruceni\/nastaveni\/([\w.-]+)/)
    const { value } = await visitor.call('planSettings', { token })
    expect(value.plan).toMatchObject({ planId, state: 'ended' })
    return { visitor, token }
  }

  async function newest(email: string, link: RegExp): Promise<string> {
    await shop.runJobs()
    const found = shop.sink.mails.flatMap(({ recipient, text }) =>
      recipient === email ? (link.exec(text ?? '')?.[1] ?? []) : [],
    )
    return found.at(-1) ?? ''
  }

  async function plansOf(email: string) {
    return query<{ id: number; state: string }>(
      shop,
      'select id::int, state from shop.plans where email = $1 order by id',
      [email],
    )
  }

  test('a guest is asked about what the same mailbox has, and may replace it', async () => {
    const email = 'obnovuje@priklad.cz'
    await buyRegularly(shop, visit(shop), {}, email)
    const [first] = await plansOf(email)
    const { visitor, token } = await settingsOf(email, first?.id ?? 0)
    await buyRegularly(shop, visit(shop), {}, email)
    await buyRegularly(shop, visit(shop), {}, 'nekdo-jiny@priklad.cz')
    const asked = await visitor.call('changePlanByLink', { token, action: 'restart' })
    const second = (await plansOf(email))[1]?.id
    expect(asked.error).toMatchObject({ code: 'plan_exists', details: { plans: [{ planId: second }] } })
    const back = await visitor.call('changePlanByLink', { token, action: 'restart', sameFood: 'replace' })
    expect(back.value.plan.state).toBe('active')
    expect((await plansOf(email)).map(({ state }) => state)).toEqual(['active', 'ended'])
    expect((await plansOf('nekdo-jiny@priklad.cz')).map(({ state }) => state)).toEqual(['active'])
  })
})
