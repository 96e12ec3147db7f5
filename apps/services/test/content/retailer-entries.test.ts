import { beforeAll, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { move, query, runJob } from '../paying.ts'
import { newCustomer, type Person } from '../people.ts'
import { fillCheckout } from '../shopping.ts'
import { newStaff } from '../staff-member.ts'

const DAY = 24 * 60
// Orders are brought to the door by hand here, past what truths say about parcels.
const shop = openShop({}, 'tampered')
let editor: Browser
let goods: number[]
beforeAll(async () => {
  editor = await newStaff(shop, 'staff_content')
  // A smaller bag of each of five products, all of them at hand.
  const bags = await query<{ id: number }>(
    shop,
    `select min(v.id)::int as id from shop.variants v join shop.stock s on s.variant_id = v.id join shop.prices r on r.variant_id = v.id
      where v.status = 'active' and v.gross_weight_g between 1500 and 3000 and r.amount > 25000 group by v.product_id order by 1 limit 5`,
  )
  goods = bags.map(({ id }) => id)
  await query(shop, 'update shop.stock set on_hand = 2000 where variant_id = any ($1)', [goods])
})

const HOURS = [{ from: '9:00', to: '17:00' }]
const ENTRY = {
  ...{ name: 'U Rexe', type: 'pet_shop' as const, street: 'Dlouhá 5', city: 'Brno', postalCode: '60200' },
  ...{
    email: null,
    phone: '+420 777 111 222',
    web: 'https://urexe.example',
    note: 'Granule i rady.',
    showsSupply: true,
  },
  ...{ openingHours: [HOURS, HOURS, HOURS, HOURS, HOURS, [], []], onHolidays: 'closed' as const },
  ...{ dogsWelcome: true, wheelchair: false, pickupOfOrders: false },
}
const PLACE = { region: 'Jihomoravský kraj', latitude: 49.3487, longitude: 16.4244, reason: 'Ověřeno.' }

async function newWholesaler(): Promise<Person> {
  const person = await newCustomer(shop)
  await query(
    shop,
    `update shop.customers c set customer_group_id = g.id, invoice_limit = 50000000, invoice_due_days = 14
       from shop.customer_groups g where g.code = 'velkoobchod' and c.email = $1`,
    [person.email],
  )
  return person
}

/** An order of so many different products, brought to the door. */
async function supply(person: Person, products: number): Promise<void> {
  for (const variantId of goods.slice(0, products)) {
    const added = await person.call('addLine', { variantId, pieces: Math.ceil(24 / products) })
    if (added.status !== 200) throw new Error(JSON.stringify(added.error))
  }
  const ready = await fillCheckout(person, { details: { email: person.email }, payment: 'na-fakturu' })
  const { value, error, status } = await person.call('placeOrder', ready)
  if (status !== 201) throw new Error(JSON.stringify(error))
  // How parcels travel is tested with them.
  await query(shop, `update shop.orders set state = 'delivered' where id = $1`, [value.orderId])
  await query(
    shop,
    `insert into shop.order_events (order_id, at, event, to_state, actor_kind) values ($1, $2, 'deliver', 'delivered', 'system')`,
    [value.orderId, shop.clock.now()],
  )
}

const onMap = (name: string) =>
  query<{ name: string; web: string | null; usual: number | null; email: string | null }>(
    shop,
    `select name, web, email, (supply ->> 'usualCount')::int as usual from shop.retailers
      where name = $1 and hidden_at is null and confirmed_on > current_date - 365`,
    [name],
  )
const waitingOf = async (name: string) =>
  (await editor.call('waitingRetailers', {})).value.entries.find(({ fields }) => fields.name === name)
const queueOf = async (role: string) =>
  (
    await query<{ waiting: number; until: Date }>(
      shop,
      `select waiting::int, until from internal.today_queues($2, $1) where key = 'retailers'`,
      [shop.clock.now(), role],
    )
  )[0]

async function publish(name: string) {
  const waiting = await waitingOf(name)
  return editor.call('publishRetailer', { entryId: waiting?.entryId ?? 0, version: waiting?.version ?? 1, ...PLACE })
}

test('an entry sent from the account is checked within five working days and published with what was delivered', async () => {
  const owner = await newWholesaler()
  await supply(owner, 5)
  const sent = await owner.call('sendRetailerEntry', ENTRY)
  expect(sent.value).toEqual({ state: 'waiting' })
  expect(await onMap('U Rexe')).toEqual([])

  // Monday the 16th: Tuesday the 17th is a holiday, so the fifth working day is the next Tuesday.
  const waiting = await waitingOf('U Rexe')
  expect(waiting).toMatchObject({ answerBy: '2026-11-24', shownAs: null, region: 'Jihomoravský kraj' })
  expect(await queueOf('staff_content')).toEqual({ waiting: 1, until: new Date('2026-11-24T22:59:00Z') })
  expect(await queueOf('staff_warehouse')).toBeUndefined()
  // Whoever sends it once more while it waits does not wait any longer.
  move(shop, DAY)
  await owner.call('sendRetailerEntry', { ...ENTRY, note: 'Granule, konzervy i rady.' })
  expect(await waitingOf('U Rexe')).toMatchObject({
    answerBy: '2026-11-24',
    fields: { note: 'Granule, konzervy i rady.' },
  })
  // What was read before that is no longer what waits.
  const late = { entryId: waiting?.entryId ?? 0, version: waiting?.version ?? 0, ...PLACE }
  expect((await editor.call('publishRetailer', late)).error.code).toBe('version_conflict')

  expect((await publish('U Rexe')).status).toBe(200)
  expect(await onMap('U Rexe')).toEqual([{ name: 'U Rexe', web: 'https://urexe.example', usual: 5, email: null }])
  expect((await shop.mailTo(owner.email)).subject).toBe('U Rexe: záznam je na mapě')
  expect(await queueOf('staff_content')).toBeUndefined()
  expect((await owner.call('ownRetailerEntry', {})).value.entry).toMatchObject({ state: 'published', isShown: true })
})

test('of a published entry hours hold at once; a new address waits and the old one stays on the map', async () => {
  const owner = await newWholesaler()
  await supply(owner, 5)
  await owner.call('sendRetailerEntry', { ...ENTRY, name: 'U Bena' })
  await publish('U Bena')
  const short = { ...ENTRY, name: 'U Bena', phone: '+420 777 000 111', showsSupply: false }
  expect((await owner.call('sendRetailerEntry', short)).value).toEqual({ state: 'published' })
  expect(await onMap('U Bena')).toEqual([expect.objectContaining({ usual: null })])
  expect((await owner.call('ownRetailerEntry', {})).value.entry?.fields.phone).toBe('+420 777 000 111')

  expect((await owner.call('sendRetailerEntry', { ...short, street: 'Krátká 1' })).value).toEqual({ state: 'waiting' })
  const street = () => query(shop, `select street from shop.retailers where name = 'U Bena'`)
  expect(await street()).toEqual([{ street: 'Dlouhá 5' }])
  expect((await waitingOf('U Bena'))?.shownAs).toBe('U Bena, Dlouhá 5, Brno')
  expect((await publish('U Bena')).status).toBe(200)
  expect(await street()).toEqual([{ street: 'Krátká 1' }])

  await owner.call('endRetailerEntry', {})
  expect(await onMap('U Bena')).toEqual([])
  expect((await owner.call('ownRetailerEntry', {})).value.entry).toBeNull()
})

test('what is wrong is said and sent again; a strange shop of that name is not taken over', async () => {
  const owner = await newWholesaler()
  await supply(owner, 5)
  await owner.call('sendRetailerEntry', ENTRY)
  expect((await publish('U Rexe')).error.code).toBe('name_taken')
  const waiting = await waitingOf('U Rexe')
  const returned = { entryId: waiting?.entryId ?? 0, version: waiting?.version ?? 0, reason: 'U Rexe už v Brně je.' }
  expect((await editor.call('returnRetailer', returned)).status).toBe(200)
  expect((await shop.mailTo(owner.email)).text).toContain('U Rexe už v Brně je.')
  expect((await owner.call('ownRetailerEntry', {})).value.entry).toMatchObject({
    state: 'returned',
    reason: 'U Rexe už v Brně je.',
  })
  await owner.call('sendRetailerEntry', { ...ENTRY, name: 'Packa na Vinohradech', city: 'Praha', postalCode: '12000' })
  // That one we have had on the map without an owner.
  expect((await publish('Packa na Vinohradech')).status).toBe(200)
  expect(await onMap('Packa na Vinohradech')).toHaveLength(1)
})

test('only who buys wholesale and keeps five of our products is on the map, and nobody else decides', async () => {
  const stranger = await newCustomer(shop)
  expect((await stranger.call('sendRetailerEntry', ENTRY)).error.code).toBe('not_a_wholesaler')
  expect((await stranger.call('ownRetailerEntry', {})).value).toMatchObject({ isWholesaler: false, entry: null })
  const small = await newWholesaler()
  await supply(small, 4)
  const refused = await small.call('sendRetailerEntry', ENTRY)
  expect(refused.error).toMatchObject({ code: 'retailer_not_stocking', details: { products: 4, limit: 5 } })
  expect((await small.call('sendRetailerEntry', { ...ENTRY, web: 'javascript:alert(1).x' })).status).toBe(400)
  const warehouse = await newStaff(shop, 'staff_warehouse')
  expect((await warehouse.call('publishRetailer', { entryId: 1, version: 1, ...PLACE })).status).toBe(403)
})

test('a quarter without an order takes the entry off the map; the next order brings it back', async () => {
  const owner = await newWholesaler()
  await supply(owner, 5)
  await owner.call('sendRetailerEntry', { ...ENTRY, name: 'U Falca' })
  await publish('U Falca')
  move(shop, 93 * DAY)
  await runJob(shop, 'refresh-retailers')
  await runJob(shop, 'refresh-retailers')
  expect(await onMap('U Falca')).toEqual([])
  expect((await shop.mailTo(owner.email)).subject).toBe('U Falca: záznam jsme z mapy skryli')
  expect((await owner.call('ownRetailerEntry', {})).value.entry).toMatchObject({ isShown: false, isPaused: true })
  await supply(owner, 1)
  await runJob(shop, 'refresh-retailers')
  expect(await onMap('U Falca')).toEqual([expect.objectContaining({ usual: 1 })])
})

test('two who press at once publish once', async () => {
  const owner = await newWholesaler()
  await supply(owner, 5)
  await owner.call('sendRetailerEntry', { ...ENTRY, name: 'U Dvou' })
  const answers = await Promise.all([publish('U Dvou'), publish('U Dvou'), publish('U Dvou')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(await onMap('U Dvou')).toHaveLength(1)
})
