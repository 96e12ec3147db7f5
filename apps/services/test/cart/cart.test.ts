import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { SKU, setPrice, setStock, variantId, visit } from '../shopping.ts'

const shop = openShop()
let bag: number
let can: number
beforeAll(async () => {
  bag = await variantId(shop, SKU.bag2)
  can = await variantId(shop, SKU.can)
})

async function countCarts(): Promise<number> {
  const { rows } = await shop.database.pool.query('select count(*)::int as carts from shop.carts')
  return rows[0].carts
}

test('looking at a cart makes none; the first thing added does, with a cookie', async () => {
  const before = await countCarts()
  const guest = visit(shop)
  expect((await guest.call('cart', {})).value).toMatchObject({ id: null, lines: [], pieces: 0, payable: 0 })
  expect((await guest.call('cartBadge', {})).value).toEqual({ pieces: 0, version: 0 })
  expect(guest.cookies.size).toBe(0)
  expect(await countCarts()).toBe(before)

  const added = await guest.call('addLine', { variantId: bag, pieces: 2 })
  expect(added).toMatchObject({ status: 200, value: { pieces: 2, lines: [{ id: String(bag), pieces: 2 }] } })
  expect(String(added.headers['set-cookie'])).toMatch(
    /^cenich\.cart=[\w-]{22}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
  )
  expect(await countCarts()).toBe(before + 1)
  expect((await guest.call('cartBadge', {})).value.pieces).toBe(2)
})

test('a refused first add makes no cart', async () => {
  const before = await countCarts()
  const guest = visit(shop)
  expect((await guest.call('addLine', { variantId: 999_999_999 })).error.code).toBe('variant_gone')
  expect((await guest.call('addLine', { variantId: bag, pieces: 201 })).error).toMatchObject({
    code: 'line_limit',
    details: { limit: 200 },
  })
  expect(await countCarts()).toBe(before)
})

test('a cart holds so many pieces of all things together, and a script may not read it all the time', async () => {
  const guest = visit(shop)
  await shop.database.pool.query(`update shop.settings set value = '25' where key = 'cart.pieces'`)
  expect((await guest.call('addLine', { variantId: can, pieces: 20 })).status).toBe(200)
  expect((await guest.call('addLine', { variantId: bag, pieces: 6 })).error).toMatchObject({
    code: 'cart_full',
    details: { limit: 25 },
  })
  await shop.database.pool.query(`update shop.settings set value = '1000' where key = 'cart.pieces'`)
  const reads = await Promise.all(Array.from({ length: 310 }, () => guest.call('cart', {})))
  expect(reads.filter(({ status }) => status === 200)).toHaveLength(300)
  expect(reads.filter(({ status }) => status === 429)).toHaveLength(10)
  expect((await visit(shop).call('cart', {})).status).toBe(200)
})

test('every amount has its reason, and the whole says what it needs for free shipping', async () => {
  const guest = visit(shop)
  const { value } = await guest.call('addLine', { variantId: bag })
  const price = value.lines[0]?.unitPrice ?? 0
  expect(value.trace).toContainEqual({
    code: 'price.base',
    lineId: String(bag),
    source: 'list',
    unitPrice: price,
    pieces: 1,
  })
  expect(value.freeShipping).toEqual({ from: 129_000, goods: price, missing: 129_000 - price, isReached: false })
  expect(value.shipping).toMatchObject({ isChosen: false })
  expect(value.payable).toBe(price + (value.shipping?.amount ?? 0))
  expect(value.vat.reduce((sum, { gross }) => sum + gross, 0)).toBe(value.total)
  expect(value.shippingOptions.find(({ code }) => code === 'zasilkovna-z-box')).toMatchObject({
    refusal: null,
    amount: 6900,
    promise: { dispatch: { date: '2026-11-16' }, earliest: { date: '2026-11-18' } },
  })
})

test('a heavy cart says which ways can no longer carry it', async () => {
  const guest = visit(shop)
  const { value } = await guest.call('addLine', { variantId: await variantId(shop, SKU.bag12), pieces: 2 })
  const option = (code: string) => value.shippingOptions.find((one) => one.code === code)
  expect(option('zasilkovna-z-box')?.refusal).toMatchObject({ code: 'piece_too_heavy' })
  expect(option('zasilkovna-vydejni-misto')?.refusal).toMatchObject({ code: 'needs_more_parcels' })
  expect(option('ppl')).toMatchObject({ refusal: null, parcels: 1, freeBy: 'threshold', amount: 0 })
})

test('lines are changed, put aside, brought back, switched and removed', async () => {
  const guest = visit(shop)
  const added = await guest.call('addLine', { variantId: bag })
  const lineId = String(bag)
  const version = added.value.version
  const more = await guest.call('changePieces', { lineId, pieces: 3, version })
  expect(more.value).toMatchObject({ pieces: 3, version: version + 1 })
  const regular = await guest.call('switchRegular', { lineId, weeks: 4 })
  expect(regular.value.lines[0]).toMatchObject({ id: `${bag}:4`, regularWeeks: 4, rule: 'regular_delivery' })
  const saved = await guest.call('saveForLater', { lineId: `${bag}:4` })
  expect(saved.value).toMatchObject({ pieces: 0, lines: [], saved: [{ id: `${bag}:4`, pieces: 3 }] })
  const back = await guest.call('returnToCart', { lineId: `${bag}:4` })
  expect(back.value).toMatchObject({ pieces: 3, saved: [] })
  expect((await guest.call('removeLine', { lineId: `${bag}:4` })).value.lines).toEqual([])
  expect((await guest.call('removeLine', { lineId: `${bag}:4` })).status).toBe(200)
  expect((await guest.call('changePieces', { lineId, pieces: 1 })).error.code).toBe('line_gone')
})

test('a tab that has not seen the newest cart is told, and nothing changes', async () => {
  const guest = visit(shop)
  const { value } = await guest.call('addLine', { variantId: bag })
  await guest.call('addLine', { variantId: can })
  const stale = await guest.call('changePieces', { lineId: String(bag), pieces: 5, version: value.version })
  expect(stale.error).toMatchObject({ code: 'version_conflict', details: { version: value.version + 1 } })
  expect((await guest.call('cart', {})).value.pieces).toBe(2)
})

test('the same key adds once, however often it is sent', async () => {
  const guest = visit(shop)
  await guest.call('addLine', { variantId: can })
  const key = { 'idempotency-key': 'add-a-bag-once' }
  const answers = await Promise.all([1, 2, 3].map(() => guest.call('addLine', { variantId: bag }, key)))
  expect(new Set(answers.map(({ value }) => value.version)).size).toBe(1)
  expect((await guest.call('cart', {})).value.pieces).toBe(2)
})

test('goods of which nothing regular is sold cannot be switched, nor to a made-up interval', async () => {
  const guest = visit(shop)
  const bundle = await variantId(shop, 'CN-SA-STE')
  await guest.call('addLine', { variantId: bundle })
  const refused = await guest.call('switchRegular', { lineId: String(bundle), weeks: 4 })
  expect(refused.error).toMatchObject({ code: 'regular_delivery_refused', details: { reason: 'not_eligible' } })
  const odd = await guest.call('addLine', { variantId: bag, regularWeeks: 7 })
  expect(odd.error).toMatchObject({ code: 'regular_delivery_refused', details: { reason: 'unknown_interval' } })
})

test('a bundle is as many as its scarcest part allows and is taxed by its parts', async () => {
  const guest = visit(shop)
  const bundle = await variantId(shop, 'CN-SA-STE')
  const { value } = await guest.call('addLine', { variantId: bundle })
  expect(value.trace.some(({ code }) => code === 'bundle.divided')).toBe(true)
  expect(value.total).toBe(value.vat.reduce((sum, { base, tax }) => sum + base + tax, 0))
})

test('a price that changed meanwhile is shown as was and is, until it is accepted', async () => {
  const guest = visit(shop)
  const sku = 'CN-KO-KUR-800'
  const { value } = await guest.call('addLine', { variantId: await variantId(shop, sku) })
  const was = value.lines[0]?.unitPrice ?? 0
  await setPrice(shop, sku, was + 500)
  const changed = await guest.call('cart', {})
  expect(changed.value.changes).toEqual([{ kind: 'price', lineId: value.lines[0]?.id, was, is: was + 500 }])
  expect((await guest.call('acceptChanges', {})).value.changes).toEqual([])
})

test('what was sold out meanwhile waits among the saved lines once that is accepted', async () => {
  const guest = visit(shop)
  const sku = 'CN-DO-LOL-250'
  await guest.call('addLine', { variantId: await variantId(shop, sku), pieces: 3 })
  await setStock(shop, sku, 1)
  expect((await guest.call('cart', {})).value.changes).toMatchObject([{ kind: 'stock', was: 3, is: 1 }])
  await setStock(shop, sku, 0)
  const accepted = await guest.call('acceptChanges', {})
  expect(accepted.value).toMatchObject({ lines: [], saved: [{ pieces: 3 }], changes: [] })
})

test('a coupon is entered once, says why it does not hold, and holds as soon as it may', async () => {
  const guest = visit(shop)
  expect((await guest.call('enterCoupon', { code: 'VITEJTE10' })).error.code).toBe('cart_gone')
  await guest.call('addLine', { variantId: can })
  expect((await guest.call('enterCoupon', { code: 'NENI' })).error.code).toBe('coupon_unknown')
  const early = await guest.call('enterCoupon', { code: ' vitejte 10 ' })
  expect(early.value.coupon).toMatchObject({ state: 'refused', code: 'VITEJTE10', reason: 'below_minimum' })
  expect((await guest.call('enterCoupon', { code: 'CENICH200' })).error).toMatchObject({
    code: 'not_combinable',
    details: { applied: 'VITEJTE10' },
  })
  const more = await guest.call('addLine', { variantId: await variantId(shop, SKU.bag12) })
  expect(more.value.coupon).toMatchObject({ state: 'applied', kind: 'percent' })
  expect((await guest.call('removeCoupon', {})).value.coupon).toEqual({ state: 'none' })
})

test('a gift comes with its coupon and is free', async () => {
  const guest = visit(shop)
  await guest.call('addLine', { variantId: await variantId(shop, SKU.bag12) })
  const { value } = await guest.call('enterCoupon', { code: 'PAMLSEKNAVIC' })
  const gift = value.lines.find(({ isGift }) => isGift)
  expect(gift).toMatchObject({ pieces: 1, amount: 0, sku: 'CN-PA-TR-KUR-150' })
  expect(value.fillers.map(({ variantId: id }) => id)).not.toContain(gift?.variantId)
})

test('fillers are in stock, related and just enough for free shipping', async () => {
  const guest = visit(shop)
  const { value } = await guest.call('addLine', { variantId: await variantId(shop, 'CN-GR-KUR-A-06K') })
  expect(value.freeShipping.missing).toBeGreaterThan(0)
  for (const filler of value.fillers) {
    expect(filler.price).toBeGreaterThanOrEqual(value.freeShipping.missing)
    expect(filler.reason).not.toBe('')
  }
  expect(value.fillers.length).toBeLessThanOrEqual(4)
})

test('with free shipping reached small things that go with the goods are offered, and none that would make a second parcel', async () => {
  const guest = visit(shop)
  const { value } = await guest.call('addLine', { variantId: await variantId(shop, SKU.bag12) })
  expect(value.freeShipping.isReached).toBe(true)
  expect(value.fillers.length).toBeGreaterThan(0)
  for (const filler of value.fillers) expect(filler.price).toBeLessThanOrEqual(30_000)
  expect(value.fillers[0]?.ingredients.isDeclared).toBe(true)

  // With this many cans the point takes hardly anything more.
  const { value: full } = await guest.call('addLine', { variantId: can, pieces: 3 })
  const point = full.shippingOptions.find(({ code }) => code === full.shipping?.code)
  expect(point?.refusal).toBeNull()
  for (const { variantId: id } of full.fillers) {
    expect(await weightOf(id)).toBeLessThanOrEqual(point?.roomGrams ?? Number.POSITIVE_INFINITY)
  }
})

test('a line knows its meat, whether a dog can live on it, and what it would cost regularly', async () => {
  const guest = visit(shop)
  await guest.call('addLine', { variantId: bag })
  const { value } = await guest.call('addLine', { variantId: await variantId(shop, 'CN-SA-STE') })
  const [kibble, bundle] = value.lines
  expect(kibble).toMatchObject({ protein: 'kure', role: 'complete' })
  expect(kibble?.regularPrice).toBe(Math.round((kibble?.unitPrice ?? 0) * 0.009) * 100)
  expect(bundle).toMatchObject({ canBeRegular: false, regularPrice: null })
  const regular = await guest.call('switchRegular', { lineId: String(bag), weeks: 4 })
  expect(regular.value.lines[0]).toMatchObject({ unitPrice: kibble?.regularPrice, regularPrice: null })
})

test('two visitors at once never see each other', async () => {
  const [one, other] = [visit(shop), visit(shop)]
  await Promise.all([one.call('addLine', { variantId: bag }), other.call('addLine', { variantId: can, pieces: 2 })])
  const [first, second] = await Promise.all([one.call('cart', {}), other.call('cart', {})])
  expect(first.value.lines.map(({ variantId: id }) => id)).toEqual([bag])
  expect(second.value.lines.map(({ variantId: id }) => id)).toEqual([can])
})

test('a robot that begins carts without end is stopped', async () => {
  const addresses = Array.from({ length: 61 }, () => openAt('198.51.100.99'))
  const answers = []
  for (const browser of addresses) answers.push((await browser.call('addLine', { variantId: can })).status)
  expect(answers.filter((status) => status === 200)).toHaveLength(60)
  expect(answers.at(-1)).toBe(429)
})

async function weightOf(id: number): Promise<number> {
  const { rows } = await shop.database.pool.query('select gross_weight_g from shop.variants where id = $1', [id])
  return rows[0].gross_weight_g
}

function openAt(ip: string) {
  return openBrowser(shop, { ip })
}

test('two guests with one key get each their own answer', async () => {
  const key = { 'idempotency-key': 'the-key-of-two-guests' }
  const [one, other] = [visit(shop), visit(shop)]
  await one.call('addLine', { variantId: can })
  await other.call('addLine', { variantId: can, pieces: 3 })
  const first = await one.call('addLine', { variantId: bag }, key)
  const second = await other.call('addLine', { variantId: bag }, key)
  expect([first.value.pieces, second.value.pieces]).toEqual([2, 4])
  expect(second.value.id).not.toBe(first.value.id)
  expect((await one.call('addLine', { variantId: bag }, key)).value).toEqual(first.value)
  // Without a cart yet they are told apart by where they come from.
  const fresh = { 'idempotency-key': 'the-key-of-new-guests' }
  const [third, fourth] = [visit(shop), visit(shop)]
  const begun = await third.call('addLine', { variantId: bag }, fresh)
  expect((await fourth.call('addLine', { variantId: bag }, fresh)).value.id).not.toBe(begun.value.id)
})
