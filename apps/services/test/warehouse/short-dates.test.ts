import { beforeAll, describe, expect, test } from 'vitest'
import { atBench } from '../bench/bench-room.ts'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { openPackingRoom, type PackingRoom } from '../packing-room.ts'
import { query, runJob } from '../paying.ts'
import { brokenTruths, fillCheckout, readyToOrder, SKU, setPrice, variantId, visit } from '../shopping.ts'
import { newStaff } from '../staff.ts'

const shop = openShop()
let room: PackingRoom
let admin: Browser
beforeAll(async () => {
  room = await openPackingRoom(shop)
  admin = await newStaff(shop, 'staff_admin')
})

/** The older batch of a pack gets so many pieces and such a day; the shop's clock says 16. 11. 2026. */
async function shorten(sku: string, bestBefore: string, pieces: number): Promise<{ batchId: number; code: string }> {
  const [batch] = await query<{ batchId: number; code: string; onHand: number }>(
    shop,
    `select b.id::int as "batchId", b.code, b.on_hand as "onHand" from shop.batches b join shop.variants v on v.id = b.variant_id
      where v.sku = $1 and b.reserved = 0 order by b.best_before, b.id limit 1`,
    [sku],
  )
  if (!batch) throw new Error('There is no batch.')
  const change = 'update shop.batches set best_before = $2, on_hand = $3 where id = $1'
  await query(shop, change, [batch.batchId, bestBefore, pieces])
  await query(
    shop,
    'update shop.stock set on_hand = on_hand - $2 where variant_id = (select variant_id from shop.batches where id = $1)',
    [batch.batchId, batch.onHand - pieces],
  )
  return batch
}

interface Apart {
  id: number
  sku: string
  name: string
  status: string
  onHand: number
  price: number | null
  inBatches: number
}
const apartOf = async (sku: string) => {
  const rows = await query<Apart>(
    shop,
    `select v.id::int as id, v.sku, v.name, v.status, s.on_hand as "onHand",
            (select p.amount::int from shop.prices p join shop.price_lists l on l.id = p.price_list_id and l.is_public
              where p.variant_id = v.id order by p.id desc limit 1) as price,
            (select sum(b.on_hand)::int from shop.batches b where b.variant_id = v.id) as "inBatches"
       from shop.variants v join shop.stock s on s.variant_id = v.id join shop.variants u on u.id = v.short_of
      where u.sku = $1 order by v.id desc`,
    [sku],
  )
  if (!rows[0]) throw new Error('Nothing is sold apart.')
  return rows[0]
}
const offersOf = (id: number) =>
  query<{ best_before: Date; price: string; usual_price: string; available: number; variant_id: string }>(
    shop,
    'select o.* from shop.variants v cross join shop.short_offers(v.product_id) o where v.id = $1 and o.variant_id = $1',
    [id],
  )
const usualPrice = async (sku: string) =>
  (
    await query<{ price: number }>(
      shop,
      'select o.price::int as price from shop.variant_offers o join shop.variants v on v.id = o.variant_id where v.sku = $1 and o.is_public',
      [sku],
    )
  )[0]?.price ?? 0
async function order(variant: number, email: string) {
  const browser = visit(shop)
  const added = await browser.call('addLine', { variantId: variant })
  if (added.status !== 200) throw new Error(JSON.stringify(added.error))
  return { browser, order: await fillCheckout(browser, { details: { email } }) }
}

describe('a batch whose day comes soon', () => {
  test('is sold apart with its day, cheaper, and what was moved is in the ledger', async () => {
    const usual = await usualPrice(SKU.can)
    await shorten(SKU.can, '2027-01-12', 3)
    await runJob(shop, 'sell-short-dates')
    const apart = await apartOf(SKU.can)
    expect(apart).toMatchObject({ sku: `${SKU.can}-KT270112`, status: 'sell_out', onHand: 3, inBatches: 3 })
    expect(apart.name).toMatch(/krátká trvanlivost do 12\.\s1\.\s2027$/)
    expect(apart.price).toBeLessThanOrEqual(usual * 0.8)
    expect(await offersOf(apart.id)).toMatchObject([{ available: 3, usual_price: String(usual) }])
    expect(await query(shop, 'select 1 from shop.variant_offers where variant_id = $1', [apart.id])).toEqual([])
    expect(await brokenTruths(shop)).toEqual([])
    const again = await query(shop, 'select count(*) from shop.stock_movements')
    await runJob(shop, 'sell-short-dates')
    expect(await query(shop, 'select count(*) from shop.stock_movements')).toEqual(again)
  })

  test('follows the price of the usual pack and gets cheaper still', async () => {
    await setPrice(shop, SKU.can, 10_000)
    await runJob(shop, 'sell-short-dates')
    expect((await apartOf(SKU.can)).price).toBe(8_000)
    await query(shop, `update shop.settings set value = '60' where key = 'short_dated.last_days'`)
    await runJob(shop, 'sell-short-dates')
    expect((await apartOf(SKU.can)).price).toBe(6_000)
  })

  test('goes to who asked for it, from exactly that batch, with its day in the cart, the mail and the order', async () => {
    const apart = await apartOf(SKU.can)
    const { browser, order: ready } = await order(apart.id, 'kratka@priklad.cz')
    const { value: seen } = await browser.call('cart', {})
    expect(seen.lines[0]).toMatchObject({ variantName: apart.name, canBeRegular: false })
    const { value } = await browser.call('placeOrder', ready)
    const mail = await shop.mailTo('kratka@priklad.cz')
    expect(`${mail.text}`.replaceAll(/\s/g, ' ')).toContain('krátká trvanlivost do 12. 1. 2027')
    const packer = await atBench(shop, room.warehouse)
    const opened = await packer.scan(`O${value.number}`)
    const line = opened.parcel?.lines[0]
    expect(line).toMatchObject({ batches: [{ pieces: 1 }] })
    const parcelId = opened.parcel?.parcelId ?? 0
    // The same code is printed on packs that keep long; which of them is in the hand only the packer sees.
    const asked = await packer.scan(line?.ean ?? '', { parcelId })
    expect(asked.verdict).toBe('choose_batch')
    const own = line?.batches[0]?.code ?? ''
    const other = asked.choices.find(({ code }) => code !== own)?.code ?? ''
    expect(await packer.scan(line?.ean ?? '', { parcelId, batchCode: other })).toMatchObject({ verdict: 'wrong_batch' })
    expect(await packer.scan(line?.ean ?? '', { parcelId, batchCode: own })).toMatchObject({ verdict: 'box_closed' })
    const [sent] = await query<{ day: string; uid: string }>(
      shop,
      `select to_char(l.best_before, 'YYYY-MM-DD') as day, t.uid from shop.parcel_lines l join shop.printed_tags t on t.batch_id = l.batch_id
        where l.parcel_id = $1`,
      [parcelId],
    )
    expect(sent?.day).toBe('2027-01-12')
    const { value: passport } = await visit(shop).call('tag', { uid: sent?.uid ?? '' })
    expect(passport).toMatchObject({ kind: 'batch', code: own, bestBefore: '2027-01-12' })
    expect(await brokenTruths(shop)).toEqual([])
  })

  test('the last piece of it is bought once', async () => {
    const apart = await apartOf(SKU.can)
    await query(shop, 'update shop.batches set on_hand = reserved + 1 where variant_id = $1', [apart.id])
    await query(shop, 'update shop.stock set on_hand = reserved + 1 where variant_id = $1', [apart.id])
    const buyers = await Promise.all([1, 2, 3].map((nth) => order(apart.id, `posledni${nth}@priklad.cz`)))
    const answers = await Promise.all(buyers.map(({ browser, order: ready }) => browser.call('placeOrder', ready)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    expect(await offersOf(apart.id)).toEqual([])
    expect(await brokenTruths(shop)).toEqual([])
  })

  test('what orders hold stays theirs, and it is blocked with the rest of its production', async () => {
    const { batchId } = await shorten(SKU.bag12, '2027-01-05', 4)
    const bag = await variantId(shop, SKU.bag12)
    await query(shop, 'update shop.batches set on_hand = reserved where variant_id = $1 and id <> $2', [bag, batchId])
    await query(shop, 'update shop.stock set on_hand = reserved + 4 where variant_id = $1', [bag])
    const { browser, order: ready } = await readyToOrder(shop, SKU.bag12)
    expect((await browser.call('placeOrder', ready)).status).toBe(201)
    await runJob(shop, 'sell-short-dates')
    const apart = await apartOf(SKU.bag12)
    expect(apart.onHand).toBe(3)
    const [part] = await query<{ id: number }>(shop, 'select id::int as id from shop.batches where part_of = $1', [
      batchId,
    ])
    expect((await admin.call('blockBatch', { batchId: part?.id ?? 0, reason: 'Podezření na plíseň.' })).status).toBe(
      200,
    )
    expect(await offersOf(apart.id)).toEqual([])
    expect(
      await query(shop, 'select id from shop.batches where (id = $1 or part_of = $1) and blocked_reason is null', [
        batchId,
      ]),
    ).toEqual([])
    await shop.runJobs()
    expect((await admin.call('unblockBatch', { batchId, reason: 'Rozbor je v pořádku.' })).status).toBe(200)
    expect(await offersOf(apart.id)).toMatchObject([{ available: 3 }])
    expect(await brokenTruths(shop)).toEqual([])
  })

  test('with too few days left is not sold at all', async () => {
    const apart = await apartOf(SKU.bag12)
    await query(shop, `update shop.settings set value = '55' where key = 'short_dated.until_days'`)
    await runJob(shop, 'sell-short-dates')
    expect((await apartOf(SKU.bag12)).status).toBe('discontinued')
    expect((await visit(shop).call('addLine', { variantId: apart.id })).status).toBe(409)
    await query(shop, `update shop.settings set value = '7' where key = 'short_dated.until_days'`)
  })
})

test('who has ordered the usual pack keeps the pieces that can be sent, and what cannot be sent is not for sale', async () => {
  const goods = await variantId(shop, SKU.can)
  const [good, old] = await query<{ id: number }>(
    shop,
    'select id::int as id from shop.batches where variant_id = $1 and reserved = 0 and part_of is null order by id limit 2',
    [goods],
  )
  if (!good || !old) throw new Error('There are not two batches.')
  const { browser, order: ready } = await readyToOrder(shop, SKU.can)
  expect((await browser.call('placeOrder', ready)).status).toBe(201)
  const [{ reserved } = { reserved: 0 }] = await query<{ reserved: number }>(
    shop,
    'select reserved from shop.stock where variant_id = $1',
    [goods],
  )
  const set = 'update shop.batches set best_before = $2, on_hand = $3 where id = $1'
  await query(shop, 'update shop.batches set on_hand = reserved where variant_id = $1', [goods])
  // The first keeps long enough for whoever has ordered, the second for nobody.
  await query(shop, set, [good.id, '2027-01-05', reserved])
  await query(shop, set, [old.id, '2026-11-18', 5])
  await query(shop, 'update shop.stock set on_hand = reserved + 5 where variant_id = $1', [goods])
  await runJob(shop, 'sell-short-dates')
  const left = await query(
    shop,
    'select id::int as id, on_hand as "onHand" from shop.batches where id = any ($1) order by id',
    [[good.id, old.id]],
  )
  expect(left).toEqual([
    { id: good.id, onHand: reserved },
    { id: old.id, onHand: 0 },
  ])
  expect(await apartOf(SKU.can)).toMatchObject({ onHand: 5, status: 'discontinued' })
  expect((await visit(shop).call('addLine', { variantId: goods })).status).toBe(409)
})

test('what is put right at the usual pack is right at the one sold apart', async () => {
  const apart = await apartOf(SKU.can)
  await query(
    shop,
    'update shop.variants set gross_weight_g = 777 where id = (select short_of from shop.variants where id = $1)',
    [apart.id],
  )
  await query(shop, `update shop.variants set status = 'sell_out' where id = $1`, [apart.id])
  await runJob(shop, 'sell-short-dates')
  expect(await query(shop, 'select gross_weight_g from shop.variants where id = $1', [apart.id])).toEqual([
    { gross_weight_g: 777 },
  ])
})

test('a group is never packed what keeps shorter than it is promised, also where others are', async () => {
  const { browser, order: ready } = await readyToOrder(shop, SKU.bag2)
  const { value } = await browser.call('placeOrder', ready)
  await query(shop, `update shop.batches set best_before = '2027-02-20' where variant_id = $1`, [
    await variantId(shop, SKU.bag2),
  ])
  const [{ id, group } = { id: 0, group: '' }] = await query<{ id: number; group: string }>(
    shop,
    'select id::int as id, customer_group as "group" from shop.orders where number = $1',
    [value.number],
  )
  await query(shop, 'update shop.customer_groups set minimum_days_left = 120 where code = $1', [group])
  const refused = await room.warehouse.call('startPacking', { orderId: id })
  expect(refused).toMatchObject({ status: 409, error: { code: 'batches_short' } })
  await query(shop, 'update shop.customer_groups set minimum_days_left = 90')
  expect((await room.warehouse.call('startPacking', { orderId: id })).status).toBe(200)
})

describe('the rules of life', () => {
  test('are changed by the administration, and of two who saw the same only the first is written', async () => {
    const { value: before } = await admin.call('lifeRules', {})
    const rules = { ...before.rules, groups: before.rules.groups.map((group) => ({ ...group, days: 130 })) }
    const change = {
      seen: before.rules,
      rules: { ...rules, firstDays: 70, lastDays: 35 },
      reason: 'Velkoobchod chce déle.',
    }
    expect((await room.warehouse.call('saveLifeRules', change)).status).toBe(403)
    const answers = await Promise.all([admin.call('saveLifeRules', change), admin.call('saveLifeRules', change)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { value: after } = await admin.call('lifeRules', {})
    expect(after.rules).toEqual(change.rules)
    const told = await query(
      shop,
      `select distinct table_name as "table" from internal.row_history where reason = 'Velkoobchod chce déle.' order by 1`,
    )
    expect(told).toEqual([{ table: 'customer_groups' }, { table: 'settings' }])
  })

  test('keep what wholesalers are promised, four months', async () => {
    const { value } = await admin.call('lifeRules', {})
    const wholesale = value.groupNames.find(({ leastDays }) => leastDays > 0)
    expect(wholesale).toMatchObject({ leastDays: 120 })
    const save = (days: number | null) =>
      admin.call('saveLifeRules', {
        seen: value.rules,
        rules: {
          ...value.rules,
          groups: value.rules.groups.map((one) => (one.groupId === wholesale?.groupId ? { ...one, days } : one)),
        },
        reason: '',
      })
    for (const days of [null, 0, 119]) expect((await save(days)).error.code).toBe('invalid_input')
    expect((await save(120)).status).toBe(200)
  })

  test.each([
    ['the second step begins before the first', { lastDays: 90 }],
    ['nothing is left to sell', { untilDays: 40 }],
    ['it gets dearer', { firstPercent: 50, lastPercent: 40 }],
  ])('are refused when %s', async (_, wrong) => {
    const { value } = await admin.call('lifeRules', {})
    const answer = await admin.call('saveLifeRules', {
      seen: value.rules,
      rules: { ...value.rules, ...wrong },
      reason: '',
    })
    expect(answer).toMatchObject({ status: 400, error: { code: 'invalid_input' } })
  })
})
