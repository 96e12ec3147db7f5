import { addDays } from '@shop/domain/calendar/local-date'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { query, runJob } from '../paying.ts'
import { SKU, variantId, visit } from '../shopping.ts'
import {
  announced,
  brokenPlanTruths,
  buyRegularly,
  countOf,
  cycleOf,
  firstDelivered,
  goTo,
  placed,
  startedPlan,
  wordsOf,
} from './planning.ts'

const POSTPONED = 'Ohlášená zásilka se posouvá'
const NEW_LINK = 'Nový odkaz k pravidelné zásilce'
const NOTICE = 'Za tři dny chystáme další zásilku'

const shop = openShop({}, 'tampered')
beforeAll(() => query(shop, 'update shop.stock set on_hand = reserved + 500 where on_hand > 0'))
beforeEach(() => goTo(shop, '2026-11-16'))
afterEach(async () => {
  expect(await brokenPlanTruths(shop)).toEqual([])
})

const linkOf = (words: string) => /\/l\/doruceni\/([\w.-]+)/.exec(words)?.[1] ?? ''

test('an announced parcel that became dearer is put off with a word, once', async () => {
  const planned = await startedPlan(shop, { sku: SKU.can })
  const { email } = planned.person
  await firstDelivered(shop, planned)
  await announced(shop, planned)
  await query(shop, `update shop.shipping_methods set price = price + 5000 where code = 'ppl'`)
  await placed(shop, planned)
  await query(shop, `update shop.shipping_methods set price = price - 5000 where code = 'ppl'`)
  expect((await cycleOf(planned)).state).toBe('planned')
  const words = await wordsOf(shop, email, POSTPONED)
  expect(words).toContain('víc, než jsme ohlásili, vám neúčtujeme')
  expect((await visit(shop).call('planLink', { token: linkOf(words) })).status).toBe(200)
  await runJob(shop, 'place-cycles')
  expect(countOf(shop, email, POSTPONED)).toBe(1)
})

test('one that waits for its goods is told of by the mail that names them, and by no other', async () => {
  const planned = await startedPlan(shop)
  const { email } = planned.person
  await firstDelivered(shop, planned)
  await announced(shop, planned)
  const bag = await variantId(shop, SKU.bag2)
  await query(shop, 'update shop.stock set on_hand = reserved where variant_id = $1', [bag])
  await placed(shop, planned)
  await query(shop, 'update shop.stock set on_hand = reserved + 500 where variant_id = $1', [bag])
  await shop.runJobs()
  expect(countOf(shop, email, 'Balík čeká na zboží')).toBe(1)
  expect(countOf(shop, email, POSTPONED)).toBe(0)
})

test('a new link says what has become of the parcel, and announces only what is announced', async () => {
  const planned = await startedPlan(shop)
  const { email } = planned.person
  await firstDelivered(shop, planned)
  await announced(shop, planned)
  const token = linkOf(await wordsOf(shop, email, NOTICE))
  await visit(shop).call('renewPlanLink', { token })
  await shop.runJobs()
  expect(countOf(shop, email, NOTICE)).toBe(2)
  const { processOn } = await cycleOf(planned)
  await goTo(shop, processOn, '00:05')
  await runJob(shop, 'lock-cycles')
  await visit(shop).call('renewPlanLink', { token })
  expect(await wordsOf(shop, email, NEW_LINK)).toContain('Už ji chystáme a změny nepřijímáme.')
  await goTo(shop, processOn, '06:10')
  await runJob(shop, 'place-cycles')
  await visit(shop).call('renewPlanLink', { token })
  const words = await wordsOf(shop, email, NEW_LINK)
  expect(words).toContain('Už je z ní objednávka.')
  expect((await visit(shop).call('planLink', { token: linkOf(words) })).status).toBe(200)
  expect(countOf(shop, email, NOTICE)).toBe(2)
  // However long ago the parcel was to be sent, the new link opens it.
  await goTo(shop, addDays(processOn, 32))
  await visit(shop).call('renewPlanLink', { token })
  expect((await visit(shop).call('planLink', { token: linkOf(await wordsOf(shop, email, NEW_LINK)) })).status).toBe(200)
})

test('mails about the plan of a guest lead to a page that asks for no account', async () => {
  const email = 'bez-uctu@priklad.cz'
  await buyRegularly(shop, visit(shop), {}, email)
  const token = linkOf(await wordsOf(shop, email, 'Pravidelné doručení běží, tady je odkaz k němu'))
  expect((await visit(shop).call('endPlanByLink', { token })).status).toBe(200)
  const ended = await wordsOf(shop, email, 'Pravidelné doručení je zrušené')
  expect(ended).not.toContain('/ucet/pravidelne-doruceni')
  const { value, status } = await visit(shop).call('planLink', { token: linkOf(ended) })
  expect([status, value.planState]).toEqual([200, 'ended'])
  // What has ended is taken up again, rests and goes on, all from the mailbox alone.
  const guest = visit(shop)
  expect((await guest.call('askPlanSettings', { token: linkOf(ended) })).status).toBe(202)
  const words = await wordsOf(shop, email, 'Odkaz k nastavení pravidelného doručení')
  const settings = /\/l\/doruceni\/nastaveni\/([\w.-]+)/.exec(words)?.[1] ?? ''
  for (const [action, state] of [
    ['restart', 'active'],
    ['pause', 'paused'],
    ['resume', 'active'],
  ] as const) {
    const changed = await guest.call('changePlanByLink', { token: settings, action })
    expect([changed.status, changed.value.plan.state]).toEqual([200, state])
  }
  // Twice is no mistake.
  expect((await guest.call('changePlanByLink', { token: settings, action: 'resume' })).status).toBe(200)
  expect((await guest.call('changePlanByLink', { token: `${settings}x`, action: 'pause' })).status).toBe(404)
  const { plan } = (await guest.call('planSettings', { token: settings })).value
  const saved = await guest.call('savePlanByLink', {
    ...{ token: settings, version: plan.version, stockPolicy: plan.stockPolicy },
    ...{ shippingCode: plan.shipping?.code ?? '', paymentCode: plan.payment?.code ?? '' },
    lines: [{ variantId: plan.lines[0]?.variantId ?? '', pieces: 2, intervalDays: 42 }],
  })
  expect(saved.status).toBe(200)
  const told = await wordsOf(shop, email, 'Nastavení pravidelného doručení je uložené')
  expect(told).not.toContain('/ucet/pravidelne-doruceni')
  expect((await visit(shop).call('planLink', { token: linkOf(told) })).status).toBe(200)
  // It opens something, so the outbox shows it to nobody.
  const rows = await query<{ data: object }>(
    shop,
    `select data from internal.mails where recipient = $1 and template = 'plan-ended'`,
    [email],
  )
  expect(JSON.stringify(rows)).not.toContain('/l/doruceni/')
})
