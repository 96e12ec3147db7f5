import { expect, test } from 'vitest'
import { joinedBy, newCompanyAt } from '../company/company-people.ts'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { newCustomer, type Person } from '../people.ts'
import { SKU, variantId, visit } from '../shopping.ts'

const shop = openShop()

async function member(group: string): Promise<Person> {
  const customer = await newCustomer(shop)
  await query(
    shop,
    'update shop.customers set customer_group_id = (select id from shop.customer_groups where code = $2) where email = $1',
    [customer.email, group],
  )
  return customer
}

const cookieOf = ({ cookies }: Person) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const fileOf = (url: string, cookie = '', ip = '192.0.2.77') =>
  shop.app.inject({ method: 'GET', url, headers: { 'x-forwarded-for': ip, ...(cookie ? { cookie } : {}) } })

test('five hundred lines fit into a cart of wholesale, and into no other', async () => {
  const rows = await query<{ id: number }>(
    shop,
    `select v.id::int as id from shop.variants v join shop.products p on p.id = v.product_id
      where p.status = 'active' and v.status = 'active' and v.short_of is null
        and not exists (select from shop.bundle_components b where b.bundle_variant_id = v.id) order by v.id limit 500`,
  )
  await query(shop, 'update shop.stock set on_hand = reserved + 500', [])
  const lines = rows.map(({ id }) => ({ variantId: id, pieces: 40 }))
  expect(lines.length).toBeGreaterThan(60)
  const added = await (await member('velkoobchod')).call('addList', { lines })
  expect(added.value).toEqual({ added: lines.length, refused: [] })
  const retail = await (await newCustomer(shop)).call('addList', { lines })
  expect(retail.value.refused.length).toBeGreaterThan(0)
  expect(new Set(retail.value.refused.map(({ code }) => code))).toEqual(new Set(['cart_full']))
})

test('a list that was sent twice is in the cart once', async () => {
  const rich = await member('velkoobchod')
  const lines = [{ variantId: await variantId(shop, SKU.bag12), pieces: 3 }]
  const headers = { 'idempotency-key': 'list-zkouska-1' }
  const answers = await Promise.all([1, 2, 3].map(() => rich.call('addList', { lines }, headers)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await rich.call('cart', {})).value.lines).toMatchObject([{ pieces: 3 }])
})

test('a saved list is put into the cart at the prices of today and belongs to nobody else', async () => {
  const [one, other] = [await member('velkoobchod'), await member('velkoobchod')]
  const bag = await variantId(shop, SKU.bag12)
  const saved = await one.call('saveTemplate', { name: 'Pondělí', lines: [{ variantId: bag, pieces: 4 }] })
  const id = saved.value.templates[0]?.id ?? 0
  await one.call('saveTemplate', {
    name: 'Pondělí',
    lines: [
      { variantId: bag, pieces: 2 },
      { variantId: bag, pieces: 3 },
    ],
  })
  expect((await one.call('orderTemplates', {})).value.templates).toMatchObject([{ id, lines: 1, pieces: 5 }])

  expect((await other.call('orderTemplates', {})).value.templates).toEqual([])
  expect((await other.call('addTemplate', { templateId: id })).status).toBe(404)
  expect((await other.call('removeTemplate', { templateId: id })).status).toBe(404)
  expect((await visit(shop).call('orderTemplates', {})).status).toBe(401)

  expect((await one.call('addTemplate', { templateId: id })).value).toEqual({ added: 1, refused: [] })
  expect((await one.call('cart', {})).value.lines).toMatchObject([{ variantId: bag, pieces: 5 }])
  expect((await one.call('removeTemplate', { templateId: id })).value.templates).toEqual([])
})

test('at most fifty lists are kept', async () => {
  const one = await member('velkoobchod')
  const lines = [{ variantId: await variantId(shop, SKU.bag12), pieces: 1 }]
  await query(
    shop,
    `insert into shop.order_templates (customer_id, name) select c.id, 'Seznam ' || n from shop.customers c, generate_series(1, 50) n where c.email = $1`,
    [one.email],
  )
  expect((await one.call('saveTemplate', { name: 'Další', lines })).error).toMatchObject({ code: 'too_many_items' })
  expect((await one.call('saveTemplate', { name: 'Seznam 7', lines })).status).toBe(200)
})

const HEAD = 'Kód;EAN;Název;Balení;Cena bez DPH;DPH %;Cena s DPH'

test('a price list holds the prices of who asks, and nobody else gets it', async () => {
  const [rich, breeder, retail] = [await member('velkoobchod'), await member('chovatel'), await newCustomer(shop)]
  const files = await Promise.all(
    [rich, breeder, retail].map((who) => fileOf('/customer/price-list/csv', cookieOf(who))),
  )
  const pricesOf = async (who: Person) => {
    const { value } = await who.call('addLine', { variantId: await variantId(shop, SKU.bag12), pieces: 1 })
    return { basis: value.basis, unitPrice: value.lines[0]?.unitPrice ?? 0 }
  }
  for (const [index, who] of [rich, breeder, retail].entries()) {
    const text = files[index]?.body ?? ''
    expect(text.slice(1).split('\r\n')[0]?.startsWith(HEAD)).toBe(true)
    const row = text.split('\r\n').find((line) => line.startsWith(`${SKU.bag12};`)) ?? ''
    const [, , , , net, , gross] = row.split(';')
    const { basis, unitPrice } = await pricesOf(who)
    expect(Math.round(Number((basis === 'net' ? net : gross)?.replace(',', '.')) * 100)).toBe(unitPrice)
  }
  expect(new Set(files.map(({ body }) => body)).size).toBe(3)
  expect(files.map(({ headers }) => headers['cache-control'])).toEqual(['no-store', 'no-store', 'no-store'])
  expect((await fileOf('/customer/price-list/csv')).statusCode).toBe(401)
  expect((await fileOf('/customer/price-list/pdf', cookieOf(rich))).statusCode).toBe(404)
})

test('a price list holds every price for more pieces, without tax whoever asks', async () => {
  const [rich, retail] = [await member('velkoobchod'), await newCustomer(shop)]
  await query(
    shop,
    `with steps as (
       insert into shop.price_lists (storefront_id, code, name, includes_vat, is_public, parent_id, from_pieces)
       select l.storefront_id, l.code || '-od-' || n, l.name || n, l.includes_vat, false, l.id, n
         from shop.price_lists l, unnest(array[11, 12]) n where l.code in ('velkoobchod', 'maloobchod') returning id, parent_id, from_pieces)
     insert into shop.prices (price_list_id, variant_id, amount, kind, valid_from)
     select s.id, v.id, 50000 - s.from_pieces * 100, 'regular', internal.shop_now() from steps s, shop.variants v where v.sku = $1`,
    [SKU.bag12],
  )
  for (const who of [rich, retail]) {
    const [head = '', ...rows] = (await fileOf('/customer/price-list/csv', cookieOf(who))).body.slice(1).split('\r\n')
    const titles = head.split(';')
    const cells = rows.find((line) => line.startsWith(`${SKU.bag12};`))?.split(';') ?? []
    const pairs = titles.flatMap((title, at) => (title.startsWith('Od kusů') ? [[cells[at], cells[at + 1]]] : []))
    const told = Object.fromEntries(pairs)
    expect(titles).toContain('Cena od kusů bez DPH (2)')
    expect(Object.keys(told)).toEqual(expect.arrayContaining(['11', '12']))
    const { value } = await who.call('addLine', { variantId: await variantId(shop, SKU.bag12), pieces: 11 })
    const paid = value.lines[0]?.unitPrice ?? 0
    const net = value.basis === 'net' ? paid : Math.round(paid / 1.12)
    expect(Math.round(Number(told['11']?.replace(',', '.')) * 100)).toBe(net)
  }
})

test('people who buy for a partner are offered no key of the feed; the partner is', async () => {
  const owner = await newCompanyAt(shop)
  const mayMake = async (who: Person) => (await who.call('availabilityKey', {})).value.mayMake
  expect(await mayMake(owner)).toBe(true)
  for (const role of ['buyer', 'approver', 'manager'] as const) {
    const who = await joinedBy(shop, owner, { role }, role)
    expect(await mayMake(who)).toBe(false)
    expect((await who.call('makeAvailabilityKey', {})).status).toBe(403)
  }
})

test('the feed of stock opens by its key alone, holds no price, and ends with the key and with the partnership', async () => {
  const rich = await member('velkoobchod')
  expect((await (await newCustomer(shop)).call('makeAvailabilityKey', {})).status).toBe(403)
  const { value: first } = await rich.call('makeAvailabilityKey', {})
  const file = await fileOf(`/availability/${first.key}/csv`)
  expect(file.body.slice(1).split('\r\n')[0]).toBe('Kód;EAN;Skladem ks;Kusů v kartonu')
  expect(file.body).toContain(SKU.bag12)
  expect(file.body).not.toMatch(/cen|Kč/i)
  const { value: second } = await rich.call('makeAvailabilityKey', {})
  expect((await fileOf(`/availability/${first.key}/csv`)).statusCode).toBe(404)
  expect((await fileOf(`/availability/${second.key}/xml`)).body).toContain('<dostupnost>')
  expect((await rich.call('availabilityKey', {})).value.usedAt).not.toBeNull()
  const [stored] = await query<{ found: boolean }>(
    shop,
    `select exists (select from internal.availability_keys k where encode(k.key_hash, 'escape') like '%' || $1 || '%') as found`,
    [second.key],
  )
  expect(stored?.found).toBe(false)
  await query(shop, 'update shop.customers set customer_group_id = null where email = $1', [rich.email])
  expect((await fileOf(`/availability/${second.key}/csv`)).statusCode).toBe(404)
  expect((await fileOf(`/availability/${'x'.repeat(43)}/csv`)).statusCode).toBe(404)
})

test('the key that is told once is kept in no stored answer', async () => {
  const partner = await member('velkoobchod')
  const made = await partner.call('makeAvailabilityKey', {}, { 'idempotency-key': 'klic-dostupnosti-1' })
  const kept = await query(shop, 'select response from internal.idempotency_keys where response is not null')
  expect(made.value.key).toMatch(/^[\w-]{43}$/)
  expect(JSON.stringify(kept)).not.toContain(made.value.key)
})
