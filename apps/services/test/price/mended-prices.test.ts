import { beforeAll, expect, test } from 'vitest'
import { selectSituation } from '#app/cart/buyer.sql'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { newCustomer } from '../people.ts'
import { SKU, setStock, variantId, visit } from '../shopping.ts'
import { newStaff } from '../staff.ts'
import { agreePrice } from './agreeing.ts'

const HOUR_MS = 3_600_000
const shop = openShop()
let admin: Browser
let second: Browser
let content: Browser
let can: number
let bag: number

beforeAll(async () => {
  admin = await newStaff(shop, 'staff_admin')
  second = await newStaff(shop, 'staff_admin')
  content = await newStaff(shop, 'staff_content')
  can = await variantId(shop, SKU.can)
  bag = await variantId(shop, SKU.bag2)
  for (const sku of [SKU.can, SKU.bag2]) await setStock(shop, sku, 500)
})

const inHours = (hours: number) => new Date(shop.clock.now().getTime() + hours * HOUR_MS).toISOString()

async function writeBreak(fromPieces: number, amount: number, kind: 'regular' | 'ended' = 'regular'): Promise<void> {
  const list = { kind: 'break', of: 'maloobchod', fromPieces } as const
  const { value } = await admin.call('openPriceList', { list, reason: 'větší odběr' })
  const draft = { priceList: value.code, from: null, until: null }
  const preview = await admin.call('previewPrices', { ...draft, lines: [{ variantId: can, amount, kind }] })
  const head = preview.value.lines[0]?.head ?? 0
  const lines = [{ variantId: can, amount, kind, head }]
  expect((await admin.call('schedulePrices', { ...draft, lines, reason: 'větší odběr' })).status).toBe(201)
}

test('a break that begins or ends is told to whoever has so many pieces, and to nobody else', async () => {
  const many = visit(shop)
  const one = visit(shop)
  for (const [guest, pieces] of [
    [many, 12],
    [one, 1],
  ] as const) {
    await guest.call('addLine', { variantId: can, pieces })
  }
  const { value: before } = await many.call('cart', {})
  const was = before.lines[0]?.unitPrice ?? 0
  await writeBreak(12, was - 10_00)
  const price = { kind: 'price', lineId: String(can) }
  expect((await many.call('cart', {})).value.changes).toEqual([{ ...price, was, is: was - 10_00 }])
  expect((await one.call('cart', {})).value.changes).toEqual([])
  await many.call('acceptChanges', { version: null })
  const fewer = await many.call('changePieces', { lineId: String(can), pieces: 11 })
  expect(fewer.value).toMatchObject({ changes: [], lines: [{ unitPrice: was }] })
  const more = await many.call('changePieces', { lineId: String(can), pieces: 12 })
  expect(more.value).toMatchObject({ changes: [], lines: [{ unitPrice: was - 10_00 }] })
  await writeBreak(12, was - 10_00, 'ended')
  expect((await many.call('cart', {})).value.changes).toEqual([{ ...price, was: was - 10_00, is: was }])
})

test('regular delivery of many pieces is offered for what that many would cost', async () => {
  const guest = visit(shop)
  await guest.call('addLine', { variantId: bag, pieces: 1 })
  const { value: single } = await guest.call('cart', {})
  const price = single.lines[0]?.unitPrice ?? 0
  const list = { kind: 'break', of: 'maloobchod', fromPieces: 12 } as const
  const { value } = await admin.call('openPriceList', { list, reason: 'větší odběr' })
  const lines = [{ variantId: bag, amount: price - 60_00, kind: 'regular' as const, head: 0 }]
  const draft = { priceList: value.code, from: null, until: null, reason: 'větší odběr' }
  expect((await admin.call('schedulePrices', { ...draft, lines })).status).toBe(201)
  const { value: many } = await guest.call('changePieces', { lineId: String(bag), pieces: 12 })
  const [line] = many.lines
  expect(line?.unitPrice).toBe(price - 60_00)
  expect(line?.regularPrice).toBeLessThan(price - 60_00)
})

test('only agreed prices of the goods that are asked for are read', async () => {
  const customer = await newCustomer(shop)
  await agreePrice(content, admin, { email: customer.email, variantId: can, amount: 50_00 })
  await agreePrice(content, admin, { email: customer.email, variantId: bag, amount: 77_00 })
  const [row] = await query<{ id: number }>(shop, 'select id::int as id from shop.customers where email = $1', [
    customer.email,
  ])
  const now = shop.clock.now()
  const who = { customerId: row?.id ?? 0, email: null, phone: null, couponCode: null }
  const asked = { storefrontId: 1, now, today: '2026-11-16', variantIds: [String(bag)], ...who }
  const { buyer } = await selectSituation(shop.deps.pool, asked)
  expect(buyer.agreedPrices).toEqual({ [bag]: 77_00 })
})

test('what was agreed is called off by two', async () => {
  const { email } = await newCustomer(shop)
  const code = await agreePrice(content, admin, { email, variantId: can, amount: 50_00, from: inHours(5) })
  const ledger = async () => (await admin.call('priceLedger', { variantId: can, list: code })).value.entries
  const [planned] = await ledger()
  const called = await admin.call('callOffPrice', { priceId: planned?.id ?? 0, reason: 'dohoda padla' })
  expect(called.status).toBe(200)
  const proposalId = called.value.proposalId ?? 0
  expect(await ledger()).toHaveLength(1)
  const decision = { proposalId, version: 1, decision: 'approve' as const, note: '', seen: [] }
  expect((await admin.call('decidePriceProposal', decision)).error.code).toBe('second_person_needed')
  const { value: list } = await second.call('priceProposals', {})
  expect(list.proposals.find(({ id }) => id === proposalId)).toMatchObject({
    callsOff: planned?.id,
    lines: [{ amount: 50_00 }],
  })
  expect((await second.call('decidePriceProposal', decision)).status).toBe(200)
  const after = await ledger()
  expect(after.find(({ id }) => id === planned?.id)?.isOverridden).toBe(true)
  expect(after.find(({ isOverridden }) => !isOverridden)).toMatchObject({ kind: 'ended', restores: true })
  const again = await admin.call('callOffPrice', { priceId: planned?.id ?? 0, reason: 'ještě jednou' })
  expect(again.error.code).toBe('price_not_planned')
})

test('opening the list of one customer or of a break empties no page and no rule', async () => {
  const { email } = await newCustomer(shop)
  const version = async () =>
    (await query<{ version: string }>(shop, 'select version::text as version from internal.rules_version'))[0]?.version
  const before = await version()
  await query(shop, 'delete from internal.page_changes')
  for (const list of [
    { kind: 'agreed', email },
    { kind: 'break', of: 'maloobchod', fromPieces: 77 },
  ] as const) {
    expect((await admin.call('openPriceList', { list, reason: 'smlouva' })).status).toBe(201)
  }
  expect(await version()).toBe(before)
  expect(await query(shop, 'select keys from internal.page_changes')).toEqual([])
  await query(shop, `update shop.price_lists set name = name || ' ' where is_public`)
  expect(await version()).not.toBe(before)
  expect(await query(shop, 'select keys from internal.page_changes')).toEqual([{ keys: ['shell'] }])
})
