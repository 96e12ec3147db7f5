import { addDays } from '@shop/domain/calendar/local-date'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deliver } from '../delivering.ts'
import { openShop } from '../open-shop.ts'
import { query, runJob, subjectsTo } from '../paying.ts'
import { newCustomer, type Person } from '../people.ts'
import { goTo } from '../plan/planning.ts'
import { fillCheckout, SKU, variantId, visit } from '../shopping.ts'

const shop = openShop({}, 'tampered')
beforeAll(() => query(shop, 'update shop.stock set on_hand = reserved + 500 where on_hand > 0'))
beforeEach(() => goTo(shop, '2026-11-16'))
afterEach(async () => {
  const broken = await query<{ name: string; samples: unknown }>(
    shop,
    `select name, samples from internal.check_truths() where violations > 0 and name like 'reminder%'`,
  )
  expect(broken).toEqual([])
})

const agree = (person: Person, topic: 'reminders' | 'abandoned_cart') =>
  person.call('setConsent', { topic, wordingVersion: 1, granted: true })

/** Two kilograms came for a dog of nine; they last some two weeks. */
async function withFood(regularWeeks: number | null = null): Promise<Person> {
  await goTo(shop, '2026-11-16')
  const person = await newCustomer(shop)
  const dog = await person.call('addDog', { name: 'Bára', weight: { measuredOn: '2026-11-16', grams: 9000 } })
  expect(dog.status).toBeLessThan(300)
  await person.call('addLine', { variantId: await variantId(shop, SKU.bag2), regularWeeks })
  const order = await fillCheckout(person, { details: { email: person.email } })
  const { value } = await person.call('placeOrder', order)
  if (regularWeeks !== null) await person.call('startPlan', { token: value.accessToken })
  await goTo(shop, '2026-11-18', '11:00')
  await deliver(shop, value.orderId)
  return person
}

const RUNS_OUT = /^Dochází /

function toldTo({ email }: Person): number {
  return subjectsTo(shop, email).filter((subject) => RUNS_OUT.test(subject ?? '')).length
}

/** The first day a reminder came on. */
async function walk(person: Person, { time = '10:00', days = 30 } = {}): Promise<string | null> {
  for (let count = 1; count <= days; count += 1) {
    const day = addDays('2026-11-18', count)
    await goTo(shop, day, time)
    await runJob(shop, 'remind-run-outs')
    if (toldTo(person) > 0) return day
  }
  return null
}

async function unsubscribeTokenOf({ email }: Person): Promise<string> {
  const mail = await shop.mailTo(email)
  return /\/l\/souhlas\/([\w.-]+)/.exec(`${mail.text} ${mail.html}`)?.[1] ?? ''
}

describe('food that runs out', () => {
  test('is told of by day, within a week of the day every page names, once for a purchase', async () => {
    const [agreed, silent] = [await withFood(), await withFood()]
    await agree(agreed, 'reminders')
    const day = await walk(agreed)
    expect(day).not.toBeNull()
    const mail = await shop.mailTo(agreed.email)
    expect(mail.text).toMatch(/vystačí .* asi do/)
    expect(mail.headerLines.map(({ line }) => line).join()).toContain('List-Unsubscribe=One-Click')
    for (const count of [0, 1, 8, 9]) {
      await goTo(shop, addDays(day ?? '', count), '16:00')
      await runJob(shop, 'remind-run-outs')
    }
    expect(toldTo(agreed)).toBe(1)
    expect(toldTo(silent)).toBe(0)
  })

  test('is the food the bowl ends with, not one that has another bag behind it', async () => {
    const person = await withFood()
    await agree(person, 'reminders')
    await person.call('addLine', { variantId: await variantId(shop, 'CN-GR-JEH-A-02K') })
    const { value } = await person.call('placeOrder', await fillCheckout(person, { details: { email: person.email } }))
    await goTo(shop, '2026-11-18', '12:00')
    await deliver(shop, value.orderId)
    // Four kilograms last some four weeks.
    const day = await walk(person)
    expect(day && day > '2026-12-05').toBe(true)
    const mail = await shop.mailTo(person.email)
    expect(mail.subject).toContain('Jehněčí')
    expect(mail.text).not.toContain('Brzy dojde i')
  })

  test('is not told of at night', async () => {
    const person = await withFood()
    await agree(person, 'reminders')
    expect(await walk(person, { time: '20:30' })).toBeNull()
    expect(await walk(person, { time: '07:30' })).toBeNull()
  })

  test('is not told of to whom a plan brings it', async () => {
    const person = await withFood(4)
    await agree(person, 'reminders')
    expect(await walk(person)).toBeNull()
  })

  test('is told of to whom a plan that rests brings nothing', async () => {
    const person = await withFood(4)
    await agree(person, 'reminders')
    const [plan] = (await person.call('plans', {})).value
    await person.call('changePlan', { planId: plan?.planId ?? 0, action: 'pause' })
    expect(await walk(person)).not.toBeNull()
  })

  test('is not told of by a consent to the newsletter or to carts', async () => {
    const person = await withFood()
    await agree(person, 'abandoned_cart')
    await person.call('setConsent', { topic: 'newsletter', wordingVersion: 1, granted: true })
    expect(await walk(person)).toBeNull()
  })

  test('ends with the link of the mail, and nothing else does', async () => {
    const person = await withFood()
    await agree(person, 'reminders')
    await agree(person, 'abandoned_cart')
    await walk(person)
    const token = await unsubscribeTokenOf(person)
    const visitor = visit(shop)
    const seen = await visitor.call('consentLink', { token })
    expect(seen.value).toMatchObject({ topic: 'reminders', granted: true })
    expect(JSON.stringify(seen.value)).not.toContain(person.email)
    for (const forged of [`${token}x`, token.replace('reminders', 'abandoned_cart'), token.replace(/^\d+/, '1')]) {
      expect((await visitor.call('withdrawConsent', { token: forged })).error.code).toBe('link_unknown')
    }
    expect((await visitor.call('withdrawConsent', { token })).value).toMatchObject({ granted: false })
    expect((await visitor.call('withdrawConsent', { token })).value).toMatchObject({ granted: false })
    const rows = await query<{ topic: string; granted: boolean }>(
      shop,
      `select n.topic, n.granted from shop.current_consents n join shop.customers c on c.id = n.customer_id
        where c.email = $1 and n.topic in ('reminders', 'abandoned_cart') order by n.topic`,
      [person.email],
    )
    expect(rows).toEqual([
      { topic: 'abandoned_cart', granted: true },
      { topic: 'reminders', granted: false },
    ])
    const history = await query<{ source: string }>(
      shop,
      `select n.source from shop.consents n join shop.customers c on c.id = n.customer_id
        where c.email = $1 and n.topic = 'reminders' order by n.id`,
      [person.email],
    )
    expect(history.map(({ source }) => source)).toEqual(['account', 'link'])
  })
})

describe('a cart that was left', () => {
  const LEFT = 'V košíku vám něco zůstalo'
  const remindedOf = ({ email }: Person) => subjectsTo(shop, email).filter((subject) => subject === LEFT).length

  async function leaveCart(person: Person): Promise<void> {
    await person.call('addLine', { variantId: await variantId(shop, SKU.can) })
  }

  test('is reminded of by its own consent, once, and not at night', async () => {
    await goTo(shop, '2026-11-16', '22:00')
    const [agreed, other] = [await newCustomer(shop), await newCustomer(shop)]
    await agree(agreed, 'abandoned_cart')
    // The consent it was sent by before is to something else.
    await agree(other, 'reminders')
    for (const person of [agreed, other]) await leaveCart(person)
    await goTo(shop, '2026-11-17', '23:00')
    await runJob(shop, 'age-carts')
    expect(remindedOf(agreed)).toBe(0)
    await goTo(shop, '2026-11-18', '08:10')
    for (const _ of [1, 2]) await runJob(shop, 'age-carts')
    expect([remindedOf(agreed), remindedOf(other)]).toEqual([1, 0])
    const seen = await visit(shop).call('consentLink', { token: await unsubscribeTokenOf(agreed) })
    expect(seen.value.topic).toBe('abandoned_cart')
  })

  test('is not reminded of in the week of another reminder', async () => {
    const person = await withFood()
    await agree(person, 'reminders')
    await agree(person, 'abandoned_cart')
    const day = (await walk(person)) ?? ''
    await leaveCart(person)
    await goTo(shop, addDays(day, 2), '10:00')
    await runJob(shop, 'age-carts')
    expect(remindedOf(person)).toBe(0)
  })
})
