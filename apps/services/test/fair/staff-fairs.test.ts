import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { visit } from '../shopping.ts'
import { newStaff } from '../staff-member.ts'

const shop = openShop()
let editor: Browser
let fairId: number
const reason = 'Jaro v Brně.'
const today = () => shop.clock.now().toISOString().slice(0, 10)

beforeAll(async () => {
  editor = await newStaff(shop, 'staff_content')
  const dates = { validFrom: today(), validTo: today() }
  fairId = (await editor.call('addFair', { title: 'Veletrh v Brně', place: 'Brno, pavilon V', ...dates, reason })).value
    .fairId
})

const read = async () => (await editor.call('staffFair', { fairId })).value

/** The fair as it is, with other prizes. */
async function wheel(
  change: (prizes: Awaited<ReturnType<typeof read>>['prizes']) => Record<string, unknown>[],
  browser = editor,
) {
  const { version, fields, prizes } = await read()
  const wanted = change(prizes).map(({ drawn: _drawn, drawnToday: _today, ...prize }) => prize)
  return browser.call('saveFair', { fairId, version, reason, fields, prizes: wanted as never })
}

async function spin(session: string) {
  const tablet = visit(shop)
  const clientKey = randomUUID()
  const entry = {
    session,
    clientKey,
    firstName: 'Jitka',
    email: `${clientKey}@priklad.cz`,
    acceptsRules: true as const,
  }
  const { value } = await tablet.call('enterFair', entry)
  return tablet.call('spinWheel', { ticket: value.ticket })
}

test('a new fair has the wheel of the last one with nothing drawn, and no PIN', async () => {
  const fair = await read()
  expect(fair).toMatchObject({ tablets: [], hasSharedPin: false, fields: { title: 'Veletrh v Brně' } })
  expect(fair.prizes.length).toBeGreaterThan(2)
  expect(fair.prizes.every(({ drawn }) => drawn === 0)).toBe(true)
  const dates = { validFrom: today(), validTo: today() }
  const again = await editor.call('addFair', { title: 'Veletrh v Brně', place: 'Jinde', ...dates, reason })
  expect(again.error.code).toBe('name_taken')
})

test('every fair of the list opens, also one that lacks what a form asks for', async () => {
  const { fairs } = (await editor.call('staffFairs', {})).value
  expect(fairs.some(({ place }) => place === '')).toBe(true)
  for (const fair of fairs)
    expect((await editor.call('staffFair', { fairId: fair.fairId })).status, fair.title).toBe(200)
})

test('every tablet has a long PIN of its own, and ending one leaves the others open', async () => {
  const [first, second] = [
    (await editor.call('addTablet', { fairId, name: 'Levý' })).value,
    (await editor.call('addTablet', { fairId, name: 'Pravý' })).value,
  ]
  expect(first.pin).toMatch(/^\d{12}$/)
  const kept = await query(
    shop,
    `select from internal.fair_tablets t where t.fair_id = $1 and to_jsonb(t)::text like '%' || $2 || '%'`,
    [fairId, first.pin],
  )
  expect(kept).toEqual([])
  const left = (await visit(shop).call('openFair', { pin: first.pin })).value.session
  const right = (await visit(shop).call('openFair', { pin: second.pin })).value.session
  expect((await read()).tablets.every(({ openedAt }) => openedAt !== null)).toBe(true)

  expect((await editor.call('revokeTablet', { fairId, tabletId: first.tabletId })).status).toBe(200)
  expect((await visit(shop).call('readFair', { session: left })).error.code).toBe('fair_closed')
  expect((await visit(shop).call('openFair', { pin: first.pin })).error.code).toBe('fair_pin_wrong')
  expect((await visit(shop).call('readFair', { session: right })).status).toBe(200)
  expect((await editor.call('revokeTablet', { fairId, tabletId: first.tabletId })).status).toBe(404)
})

test('a prize there is one of is won once, and its count never goes below what was won', async () => {
  const saved = await wheel(([box, nothing]) => [
    { ...box, stock: 1, weight: 9999 },
    { ...nothing, kind: 'none', prize: null, stock: 0, dailyLimit: null },
  ])
  expect(saved.status).toBe(200)
  const { pin } = (await editor.call('addTablet', { fairId, name: 'Třetí' })).value
  const { session } = (await visit(shop).call('openFair', { pin })).value
  const answers = await Promise.all([spin(session), spin(session)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])

  const none = await wheel(([box, nothing]) => [{ ...box, stock: 0 }, { ...nothing }])
  expect(none.error).toMatchObject({ code: 'wheel_refused', details: { fault: 'below_won' } })
  const gone = await wheel(([, nothing]) => [{ ...nothing }, { ...nothing, prizeId: null, label: 'Zase nic' }])
  expect(gone.error).toMatchObject({ code: 'wheel_refused', details: { fault: 'won_removed' } })
  const more = await wheel(([box, nothing]) => [
    { ...box, stock: 2 },
    { ...nothing, stock: null },
  ])
  expect(more.value.prizes.map(({ stock, drawn }) => [stock, drawn])).toEqual([
    [2, 1],
    [null, 0],
  ])
})

test('a discount on the wheel has a ceiling, and a new or a larger one is given by who approves prices', async () => {
  const admin = await newStaff(shop, 'staff_admin')
  const coupon = {
    ...{
      prizeId: null,
      label: 'Sleva 100 %',
      prize: 'Nákup zdarma',
      description: 'Kód.',
      kind: 'coupon',
      weight: 1,
      amount: 100,
    },
    ...{
      maximum: null,
      validDays: 30,
      minimumGoods: 0,
      isShipped: false,
      color: '#0E4B36',
      stock: 10,
      dailyLimit: null,
    },
  }
  const withCoupon = (changes: object, browser = editor) =>
    wheel(
      (prizes) => [
        ...prizes.filter(({ kind }) => kind !== 'coupon'),
        { ...coupon, ...changes, prizeId: prizes.find(({ kind }) => kind === 'coupon')?.prizeId ?? null },
      ],
      browser,
    )
  expect((await withCoupon({})).error.details).toMatchObject({ fault: 'ceiling_missing' })
  expect((await withCoupon({ maximum: 20_000 })).error).toMatchObject({
    code: 'wheel_refused',
    details: { fault: 'unapproved', label: 'Sleva 100 %' },
  })
  expect((await withCoupon({ maximum: 20_000 }, admin)).status).toBe(200)
  expect((await withCoupon({ maximum: 50_000 })).error.details).toMatchObject({ fault: 'unapproved' })
  const less = await withCoupon({ maximum: 10_000, amount: 50 })
  expect(less.value.prizes.at(-1)).toMatchObject({ kind: 'coupon', maximum: 10_000, amount: 50 })
})

test('of two who saw the same only the first is written, and the history says who and why', async () => {
  const { version, fields, prizes } = await read()
  const wanted = prizes.map(({ drawn: _drawn, drawnToday: _today, ...prize }) => prize)
  const save = (place: string) =>
    editor.call('saveFair', { fairId, version, reason: 'Jiný pavilon.', fields: { ...fields, place }, prizes: wanted })
  const answers = await Promise.all([save('Pavilon A'), save('Pavilon B')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const told = await query(
    shop,
    `select after ? 'place' as "hasPlace", actor_kind as by from internal.row_history where table_name = 'fairs' and reason = 'Jiný pavilon.'`,
  )
  expect(told).toEqual([{ hasPlace: true, by: 'staff' }])
})

test('the PIN that all tablets shared is ended; only who prepares fairs may', async () => {
  const { value } = await editor.call('staffFairs', {})
  const shared = value.fairs.find(({ title }) => title === 'Zkušební provoz kola')?.fairId ?? 0
  const warehouse = await newStaff(shop, 'staff_warehouse')
  expect((await warehouse.call('endSharedPin', { fairId: shared })).status).toBe(403)
  expect((await warehouse.call('addTablet', { fairId: shared, name: 'Můj' })).status).toBe(403)
  expect((await visit(shop).call('openFair', { pin: '12345678' })).status).toBe(200)
  expect((await editor.call('endSharedPin', { fairId: shared })).status).toBe(200)
  expect((await visit(shop).call('openFair', { pin: '12345678' })).error.code).toBe('fair_pin_wrong')
})

test('a PIN is shown once and kept with no key of a request', async () => {
  const { pin } = (
    await editor.call('addTablet', { fairId, name: 'S klíčem' }, { 'idempotency-key': 'tablet-s-klicem' })
  ).value
  const stored = await query(
    shop,
    `select from internal.idempotency_keys k where to_jsonb(k)::text like '%' || $1 || '%'`,
    [pin],
  )
  expect(stored).toEqual([])
})
