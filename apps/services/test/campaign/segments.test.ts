import type { SegmentQuestion } from '@shop/contract/campaign/segment'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { deliver } from '../delivering.ts'
import { openShop } from '../open-shop.ts'
import { query, runJob } from '../paying.ts'
import { newCustomer, type Person } from '../people.ts'
import { goTo } from '../plan/planning.ts'
import { fillCheckout, SKU, variantId } from '../shopping.ts'
import { newStaff } from '../staff.ts'

const shop = openShop({}, 'tampered')
let editor: Browser
let admin: Browser
beforeAll(async () => {
  await query(shop, 'update shop.stock set on_hand = reserved + 500 where on_hand > 0')
  editor = await newStaff(shop, 'staff_content')
  admin = await newStaff(shop, 'staff_admin')
})
beforeEach(async () => {
  await goTo(shop, '2026-11-16')
  await query(shop, `update internal.newsletter_subscriptions set state = 'waiting' where state = 'confirmed'`)
  shop.sink.mails.length = 0
})

const EVERYBODY: SegmentQuestion = {
  ...{ dogStage: null, dogSizes: [], boughtWithinDays: null, notBoughtForDays: null, ordersAtLeast: null },
  ...{ boughtProducts: [], runsOutWithinDays: null, levels: [], hasPlan: null, postcodes: [] },
}
const count = async (change: Partial<SegmentQuestion>) =>
  (await editor.call('countSegment', { question: { ...EVERYBODY, ...change } })).value.people

async function subscribe(email: string): Promise<void> {
  await query(
    shop,
    `insert into internal.newsletter_subscriptions (storefront_id, email, state, created_at, confirmed_at)
     values (1, $1, 'confirmed', now(), now()) on conflict (storefront_id, email) do update set state = 'confirmed', confirmed_at = now()`,
    [email],
  )
}

async function subscriber(): Promise<Person> {
  const person = await newCustomer(shop)
  await subscribe(person.email)
  return person
}

test('a level is the highest one that still holds; whoever has none yet is at the first', async () => {
  const [highest, first] = [await subscriber(), await subscriber()]
  await subscribe('bez.uctu@priklad.cz')
  await query(
    shop,
    `insert into shop.customer_levels (customer_id, storefront_id, level_code, valid_to, reached_at)
     select c.id, 1, l.code, l.until::date, now() from shop.customers c,
            (values ('partak', '2027-12-31'), ('hafan', '2026-12-31'), ('vudce', '2025-12-31')) l (code, until) where c.email = $1`,
    [highest.email],
  )
  expect(await count({})).toBe(3)
  expect(await count({ levels: ['hafan'] })).toBe(1)
  expect(await count({ levels: ['partak'] })).toBe(0)
  expect(await count({ levels: ['vudce'] })).toBe(0)
  expect(await count({ levels: ['stene'] })).toBe(1)
  expect(await count({ levels: ['stene', 'hafan'] })).toBe(2)
  expect(first.email).not.toBe(highest.email)
})

test('who runs out soon is asked by the day that the shop has counted at night', async () => {
  const owner = await subscriber()
  await owner.call('addDog', { name: 'Bára', weight: { measuredOn: '2026-11-16', grams: 9000 } })
  await owner.call('addLine', { variantId: await variantId(shop, SKU.bag2), regularWeeks: null })
  const { value } = await owner.call('placeOrder', await fillCheckout(owner, { details: { email: owner.email } }))
  await goTo(shop, '2026-11-18', '11:00')
  await deliver(shop, value.orderId)
  expect(await count({ runsOutWithinDays: 90 })).toBe(0)
  await runJob(shop, 'count-run-outs')
  expect(await count({ runsOutWithinDays: 90 })).toBe(1)
  expect(await count({ runsOutWithinDays: 3 })).toBe(0)
  await goTo(shop, '2027-06-01', '11:00')
  expect(await count({ runsOutWithinDays: 90 })).toBe(0)
  await runJob(shop, 'count-run-outs')
  expect(await query(shop, 'select * from internal.run_outs')).toEqual([])
})

const saveAgain = ({ segmentId, version, name }: { segmentId: number; version: number; name: string }) =>
  editor.call('saveSegment', { segmentId, version, name, question: EVERYBODY })

test('a planned campaign keeps the question of its segment, and says so when the segment has changed', async () => {
  const email = (await subscriber()).email
  await subscribe('bez.psa@priklad.cz')
  const question = { ...EVERYBODY, levels: ['stene'] }
  const { value: segment } = await editor.call('saveSegment', {
    segmentId: null,
    version: 0,
    name: 'S účtem',
    question,
  })
  const { value: draft } = await editor.call('createCampaign', { name: 'Zima' })
  const fields = { ...draft.fields, subject: 'Zima', segmentId: segment.segmentId }
  const { value: saved } = await editor.call('saveCampaign', {
    ...{ campaignId: draft.campaignId, version: draft.version, fields },
  })
  const { campaignId } = saved
  const at = '2026-11-18T09:00:00.000Z'
  const planned = await admin.call('scheduleCampaign', { campaignId, version: saved.version, at })
  expect(planned.value).toMatchObject({ state: 'scheduled', people: 1, isSegmentChanged: false })
  expect((await saveAgain(segment)).status).toBe(200)
  const read = async () => (await editor.call('staffCampaign', { campaignId })).value
  expect(await read()).toMatchObject({ people: 1, isSegmentChanged: true })
  await goTo(shop, '2026-11-18', '10:05')
  await runJob(shop, 'wake-campaigns')
  const letters = shop.sink.mails.filter(({ subject }) => subject === 'Zima')
  expect(letters.map(({ recipient }) => recipient)).toEqual([email])
  expect(await read()).toMatchObject({ state: 'sent', results: { listed: 1 }, bought: { orders: 0, amount: 0 } })
})

test('withdrawn, a campaign asks what its segment asks now', async () => {
  await subscriber()
  await subscribe('bez.psa@priklad.cz')
  const { value: segment } = await editor.call('saveSegment', {
    ...{ segmentId: null, version: 0, name: 'Jen s účtem', question: { ...EVERYBODY, levels: ['stene'] } },
  })
  const { value: draft } = await editor.call('createCampaign', { name: 'Jaro' })
  const fields = { ...draft.fields, subject: 'Jaro', segmentId: segment.segmentId }
  const { campaignId } = draft
  const { value: saved } = await editor.call('saveCampaign', { campaignId, version: draft.version, fields })
  const planned = await admin.call('scheduleCampaign', {
    campaignId,
    version: saved.version,
    at: '2026-11-20T09:00:00.000Z',
  })
  expect((await saveAgain(segment)).status).toBe(200)
  const { version } = planned.value
  const back = await editor.call('moveCampaign', { campaignId, version, move: 'withdraw' })
  expect(back.value).toMatchObject({ state: 'draft', people: 2, isSegmentChanged: false })
})
