import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { setStock, variantId, visit } from '../shopping.ts'
import { newStaff } from '../staff.ts'

const LIST = 'maloobchod'
const HOUR_MS = 3_600_000

const shop = openShop()
let admin: Browser
let content: Browser
let bag: number
beforeAll(async () => {
  admin = await newStaff(shop, 'staff_admin')
  content = await newStaff(shop, 'staff_content')
  bag = await variantId(shop, 'CN-GR-KUR-A-12K')
  await setStock(shop, 'CN-GR-KUR-A-12K', 100)
})

const inHours = (hours: number) => new Date(shop.clock.now().getTime() + hours * HOUR_MS).toISOString()
const line = (amount: number, kind: 'regular' | 'sale' = 'sale') => ({ variantId: bag, amount, kind })

async function moveClock(hours: number): Promise<void> {
  shop.clock.offsetMs += hours * HOUR_MS
  await query(shop, 'update internal.clock set offset_ms = $1', [Math.round(shop.clock.offsetMs)])
}

async function schedule(amount: number, from: string | null, kind: 'regular' | 'sale' = 'sale') {
  const draft = { priceList: LIST, lines: [line(amount, kind)], from }
  const { value: preview } = await admin.call('previewPrices', draft)
  const head = preview.lines[0]?.head ?? 0
  const written = await admin.call('schedulePrices', {
    ...draft,
    lines: [{ ...line(amount, kind), head }],
    reason: 'test',
  })
  return { preview, written }
}

const shownOf = async () =>
  (
    await query<{ price: number; low: number | null; onSale: boolean }>(
      shop,
      `select price::int as price, lowest_price_30_days::int as low, on_sale as "onSale" from shop.variant_offers
        where variant_id = $1 and is_public`,
      [bag],
    )
  )[0]

const feedItem = async () => {
  await shop.runJobs()
  const answer = await shop.app.inject({ method: 'GET', url: '/feeds/google' })
  const items = gunzipSync(answer.rawPayload).toString('utf8').split('<item>')
  return items.find((one) => one.includes('<g:id>CN-GR-KUR-A-12K</g:id>')) ?? ''
}

test('a price planned for midnight changes page, cart and feed at midnight, and says the minimum that was previewed', async () => {
  const before = (await shownOf())?.price ?? 0
  const { preview, written } = await schedule(before - 200_00, inHours(15))
  expect(written.status).toBe(201)
  const [previewed] = preview.lines
  expect(previewed).toMatchObject({ before: { amount: before }, proof: { verdict: 'fair', reference: before } })

  const guest = visit(shop)
  await guest.call('addLine', { variantId: bag })
  await query(shop, `select graphile_worker.add_job('write-feeds', '{}')`)
  expect(await feedItem()).not.toContain('sale_price')
  await moveClock(14.9)
  expect((await guest.call('cart', {})).value.lines[0]?.unitPrice).toBe(before)
  expect(await shownOf()).toMatchObject({ price: before, onSale: false })

  await moveClock(0.2)
  expect(await shownOf()).toEqual({ price: before - 200_00, low: before, onSale: true })
  expect((await guest.call('cart', {})).value.lines[0]?.unitPrice).toBe(before - 200_00)
  await query(
    shop,
    `select graphile_worker.add_job(name, '{}') from unnest(array['refresh-cards', 'write-feeds']) name`,
  )
  expect(await feedItem()).toContain(`<g:sale_price>${(before - 200_00) / 100}.00 CZK</g:sale_price>`)
  const [card] = await query<{ price: number }>(
    shop,
    'select price::int as price from shop.product_cards where variant_id = $1',
    [bag],
  )
  expect(card?.price).toBe(before - 200_00)
  const [proof] = await query(
    shop,
    `select f.reference::int as reference, f.verdict, f.percent, p.amount::int as named from shop.price_proofs f
       join shop.prices p on p.id = f.reference_price_id where f.price_id = $1`,
    [written.value.priceIds[0]],
  )
  expect(proof).toEqual({ reference: before, verdict: 'fair', percent: previewed?.proof.percent, named: before })
})

test('jobs wait for the moment, so that pages and feeds do not wait for the timetable', async () => {
  const from = inHours(40)
  const { written } = await schedule(1500_00, from, 'regular')
  const jobs = await query<{ task: string; late: number }>(
    shop,
    `select task_identifier as task, abs(extract(epoch from run_at - (now() + $2::interval)))::int as late
       from graphile_worker.jobs where key like '%' || $1 order by 1`,
    [from, '40 hours'],
  )
  expect(jobs.map(({ task }) => task)).toEqual(['refresh-cards', 'write-feeds'])
  for (const { late } of jobs) expect(late).toBeLessThan(10)
  await admin.call('callOffPrice', { priceId: written.value.priceIds[0] ?? 0, reason: 'jen zkouška' })
})

test('a planned price is nobody’s business before it begins', async () => {
  const { written } = await schedule(1400_00, inHours(50))
  const [priceId = 0] = written.value.priceIds
  const seenBy = async (role: string, claims = '{}') => {
    const client = await shop.database.pool.connect()
    try {
      await client.query('begin')
      await client.query(`select set_config('request.jwt.claims', $1, true)`, [claims])
      await client.query(`set local role ${role}`)
      const prices = await client.query('select from shop.prices where id = $1', [priceId])
      const proofs = await client.query('select from shop.price_proofs where price_id = $1', [priceId])
      return [prices.rowCount, proofs.rowCount]
    } finally {
      await client.query('rollback')
      client.release()
    }
  }
  expect(await seenBy('anon')).toEqual([0, 0])
  expect(await seenBy('customer', '{"customer_group":"maloobchod"}')).toEqual([0, 0])
  expect(await seenBy('staff_content')).toEqual([1, 1])
  await admin.call('callOffPrice', { priceId, reason: 'jen zkouška' })
})

test('a price that was called off never holds, and the ledger keeps both rows', async () => {
  const now = (await shownOf())?.price ?? 0
  const from = inHours(5)
  const { written } = await schedule(1200_00, from)
  const [priceId = 0] = written.value.priceIds
  expect((await admin.call('callOffPrice', { priceId, reason: 'Omyl v částce' })).status).toBe(200)
  expect((await admin.call('callOffPrice', { priceId, reason: 'Ještě jednou' })).error.code).toBe('price_not_planned')
  const { value: ledger } = await admin.call('priceLedger', { variantId: bag, list: LIST })
  expect(ledger.entries.filter((entry) => entry.from === from)).toMatchObject([
    { restores: true, isOverridden: false, amount: now, reason: 'Omyl v částce' },
    { id: priceId, isOverridden: true, amount: 1200_00, reason: 'test' },
  ])
  await moveClock(6)
  expect(await shownOf()).toMatchObject({ price: now })
  const { value: list } = await admin.call('staffPrices', { list: LIST, find: 'CN-GR-KUR-A-12K' })
  expect(list.variants[0]).toMatchObject({ current: { amount: now }, planned: [] })
})

test('nobody writes the past: not by a command, not as the services by hand', async () => {
  const draft = { priceList: LIST, lines: [line(1000_00)], from: inHours(-1) }
  expect((await admin.call('previewPrices', draft)).error.code).toBe('price_in_past')
  const client = await shop.database.pool.connect()
  try {
    await client.query('begin')
    await client.query('set local role services')
    const write = client.query(
      `insert into shop.prices (price_list_id, variant_id, amount, kind, valid_from)
       select id, $1, 100, 'regular', internal.shop_now() - interval '1 minute' from shop.price_lists where is_public`,
      [bag],
    )
    await expect(write).rejects.toThrow('cannot begin before')
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('who has not seen the newest row is told, and writes nothing', async () => {
  const { value: preview } = await admin.call('previewPrices', { priceList: LIST, lines: [line(1300_00)], from: null })
  const head = preview.lines[0]?.head ?? 0
  await schedule(1250_00, inHours(70))
  const late = await admin.call('schedulePrices', {
    priceList: LIST,
    lines: [{ ...line(1300_00), head }],
    from: null,
    reason: 'pozdě',
  })
  expect(late.error).toMatchObject({
    code: 'version_conflict',
    details: { current: [{ newest: { amount: 1250_00 } }] },
  })
})

test('content proposes, an admin decides; nobody approves their own, and content writes no price', async () => {
  const draft = { priceList: LIST, lines: [line(1450_00, 'regular')], from: inHours(100), reason: 'Dražší suroviny' }
  const { value: proposed } = await content.call('proposePrices', draft)
  const one = { proposalId: proposed.proposalId, version: 1, decision: 'approve' } as const
  expect((await content.call('decidePriceProposal', one)).status).toBe(403)
  const { reason, ...rest } = draft
  const bySelf = await content.call('schedulePrices', {
    ...rest,
    lines: [{ ...line(1450_00, 'regular'), head: 0 }],
    reason,
  })
  expect(bySelf.status).toBe(403)

  const own = await admin.call('proposePrices', draft)
  const ownOne = { proposalId: own.value.proposalId, version: 1, decision: 'approve' } as const
  expect((await admin.call('decidePriceProposal', ownOne)).error.code).toBe('second_person_needed')
  expect((await admin.call('decidePriceProposal', { ...ownOne, decision: 'withdraw' })).status).toBe(200)

  const count = async () => (await query<{ n: number }>(shop, 'select count(*)::int as n from shop.prices'))[0]?.n ?? 0
  const before = await count()
  const { value: waiting } = await admin.call('priceProposals', {})
  expect(waiting.proposals[0]).toMatchObject({
    id: proposed.proposalId,
    state: 'waiting',
    lines: [{ amount: 1450_00 }],
  })
  const unseen = await admin.call('decidePriceProposal', one)
  expect(unseen.error).toMatchObject({ code: 'version_conflict', details: { current: [{ variantId: bag }] } })
  const heads = async () => {
    const { value } = await admin.call('previewPrices', { priceList: LIST, lines: draft.lines, from: draft.from })
    return value.lines.map(({ variantId: id, head }) => ({ variantId: id, head }))
  }
  const seen = await heads()
  expect(waiting.proposals[0]?.lines[0]?.head).toBe(seen[0]?.head)
  await schedule(1333_00, inHours(90), 'regular')
  const moved = await admin.call('decidePriceProposal', { ...one, seen })
  expect(moved.error).toMatchObject({
    code: 'version_conflict',
    details: { current: [{ newest: { amount: 1333_00 } }] },
  })
  expect((await admin.call('priceProposals', {})).value.proposals[0]).toMatchObject({ state: 'waiting' })
  expect((await admin.call('decidePriceProposal', { ...one, seen: await heads() })).status).toBe(200)
  expect(await count()).toBeGreaterThan(before)
  expect((await admin.call('decidePriceProposal', one)).error.code).toBe('proposal_decided')
  const [origin] = await query(
    shop,
    'select o.reason, o.proposal_id::int as "proposalId" from internal.price_origins o order by price_id desc limit 1',
  )
  expect(origin).toMatchObject({ reason: 'Dražší suroviny', proposalId: proposed.proposalId })
})

test('over random plans the preview says what the page then shows', async () => {
  const steps = fc.array(
    fc.record({
      hours: fc.integer({ min: 0, max: 24 * 20 }),
      crowns: fc.integer({ min: 900, max: 1100 }),
      kind: fc.constantFrom('regular' as const, 'sale' as const),
    }),
    { minLength: 1, maxLength: 3 },
  )
  await fc.assert(
    fc.asyncProperty(steps, async (plan) => {
      for (const { hours, crowns, kind } of plan) {
        const from = hours === 0 ? null : inHours(hours)
        const { preview } = await schedule(crowns * 100, from, kind)
        const [said] = preview.lines
        const [shown] = await query<{ amount: number; low: number | null; regular: number | null }>(
          shop,
          `select c.amount::int as amount, c.regular_amount::int as regular,
                  shop.lowest_price_before_discount($1, l.id, $2)::int as low
             from shop.price_lists l, shop.current_price($1, l.id, $2) c where l.is_public`,
          [bag, preview.from],
        )
        // Within a millisecond the clock of the database is more exact than what was told.
        if (from === null) continue
        expect(shown).toEqual({ amount: crowns * 100, low: said?.proof.reference, regular: said?.proof.regular })
      }
    }),
    { numRuns: 15 },
  )
})
