import { afterEach, describe, expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { query as ask, hear, openPayment, type Placed, runJob } from '../paying.ts'
import { confirm, DETAILS, readyToOrder, SHOP_DAY, SKU, variantId, visit } from '../shopping.ts'

// Parcels without goods, written past the commands.
const shop = openShop({}, 'tampered')

const query = <Row = unknown>(text: string, values: unknown[] = []) => ask<Row>(shop, text, values)
const ELSEWHERE = { street: 'Nová 1', city: 'Brno', zip: '612 00' }
/** Two weeks before the day of the shop, which is a Monday too. */
const MONDAY = '2026-11-02'

interface Journey {
  parcels: number
  left?: string
  /** Null when it never came. */
  came: string | null
  state?: 'delivered' | 'ready_for_pickup'
}

let numbers = 1000
let buyers = 0

/** What has happened to a parcel stays written, so every test sends to a place of its own. */
async function orderTo(zip: string, payment = 'dobirka'): Promise<Placed> {
  buyers += 1
  const email = `prijemce${buyers}@priklad.cz`
  const details = { email, zip, phone: `777 123 ${400 + buyers}` }
  const { browser, order } = await readyToOrder(shop, SKU.can, { payment, details })
  const { value, status, error } = await browser.call('placeOrder', order)
  if (status !== 201) throw new Error(JSON.stringify(error))
  return { browser, email, token: value.accessToken, ...value }
}

/** So many parcels of an order on their way; the events are what a carrier tells, and the machine lets none begin as delivered. */
async function send(orderId: number, { parcels, left = MONDAY, came, state = 'delivered' }: Journey): Promise<void> {
  await query(
    `with sent as (
       insert into shop.parcels (order_id, number, state, weight_g, value, created_at, handed_over_at)
       select $1, n, 'planned', 1000, 100, $3::date + time '08:00', $3::date + time '12:00'
         from generate_series($6::integer, $6::integer + $2::integer - 1) n returning id
     )
     insert into shop.parcel_events (parcel_id, at, told_at, event, to_state, actor_kind)
     select id, $4::date + time '10:00', $4::date + time '10:00', 'told', $5, 'system' from sent where $4::text is not null`,
    [orderId, parcels, left, came, state, numbers],
  )
  numbers += parcels
}

async function count(): Promise<void> {
  await runJob(shop, 'count-delivery-days')
}

async function promisedBy(code: string, zip: string) {
  const guest = visit(shop)
  await guest.call('addLine', { variantId: await variantId(shop, SKU.can) })
  const { value } = await guest.call('saveDetails', { ...DETAILS, zip })
  return value.cart.shippingOptions.find((option) => option.code === code)?.promise
}

const daysOf = async (orderId: number) =>
  (
    await query<{ days: string[] }>(
      `select array[dispatch_on::text, delivery_from::text, delivery_to::text] as days from shop.orders where id = $1`,
      [orderId],
    )
  )[0]?.days

afterEach(() => {
  shop.clock.offsetMs = SHOP_DAY.getTime() - Date.now()
})

describe('the day by our own parcels', () => {
  test('is promised once there are thirty of them to that place, and says of how many', async () => {
    const { orderId } = await orderTo('539 01')
    await send(orderId, { parcels: 28, came: '2026-11-04' })
    await send(orderId, { parcels: 1, came: '2026-11-05' })
    await count()
    // The carrier's word: on Monday in time, and Tuesday is a holiday.
    expect(await promisedBy('ppl', '539 01')).toMatchObject({ latest: { date: '2026-11-18' }, record: null })

    await send(orderId, { parcels: 1, came: '2026-11-04' })
    await count()
    expect(await promisedBy('ppl', '539 01')).toMatchObject({
      earliest: { date: '2026-11-19' },
      latest: { date: '2026-11-19' },
      record: { area: '539', weekday: 1, parcels: 30, inTime: 29 },
    })
    expect(await promisedBy('ppl', ELSEWHERE.zip)).toMatchObject({ latest: { date: '2026-11-18' }, record: null })
    expect(await promisedBy('dpd', '539 01')).toMatchObject({ latest: { date: '2026-11-18' }, record: null })
  })

  test('parcels of other weekdays speak when those of this one are few', async () => {
    const { orderId } = await orderTo('500 01')
    await send(orderId, { parcels: 40, left: '2026-11-03', came: '2026-11-04' })
    await send(orderId, { parcels: 10, came: '2026-11-05' })
    await count()
    expect(await promisedBy('ppl', '500 01')).toMatchObject({
      earliest: { date: '2026-11-18' },
      latest: { date: '2026-11-20' },
      record: { weekday: null, parcels: 50, inTime: 50 },
    })
  })

  test('what never came is late, what left this week says nothing yet, and what is old nothing any more', async () => {
    const { orderId } = await orderTo('501 01')
    await send(orderId, { parcels: 57, came: '2026-11-03' })
    await send(orderId, { parcels: 3, came: null })
    await send(orderId, { parcels: 500, left: '2026-11-12', came: null })
    await send(orderId, { parcels: 500, left: '2026-04-01', came: '2026-04-20' })
    await count()
    expect(await promisedBy('ppl', '501 01')).toMatchObject({
      latest: { date: '2026-11-18' },
      record: { parcels: 60, inTime: 57 },
    })
  })

  test('what we handed over late came late, whoever carried it', async () => {
    const { orderId } = await orderTo('506 01')
    await query(`update shop.orders set dispatch_on = '2026-10-30' where id = $1`, [orderId])
    await send(orderId, { parcels: 30, came: '2026-11-03' })
    await count()
    expect(await promisedBy('ppl', '506 01')).toMatchObject({
      latest: { date: '2026-11-19' },
      record: { weekday: null, parcels: 30, inTime: 30 },
    })
  })

  test('counted twice is counted once, and a place that has grown quiet goes back to the carrier', async () => {
    const { orderId } = await orderTo('502 01')
    await send(orderId, { parcels: 30, came: '2026-11-04' })
    await count()
    const rows = () => query(`select * from internal.delivery_days where area = '502' order by weekday`)
    const first = await rows()
    expect(first).toHaveLength(2)
    await count()
    expect(await rows()).toEqual(first)

    shop.clock.offsetMs += 180 * 24 * 60 * 60 * 1000
    await count()
    expect(await rows()).toEqual([])
  })

  test('a way to a point is judged by the place of the point, a courier by the door', async () => {
    const points = await query<{ id: string; zip: string }>(
      `select distinct on (left(zip, 3)) id, zip from shop.pickup_points
        where network = 'zasilkovna' and kind = 'pickup-point' and status = 'open' and takes_cod and removed_at is null
        order by left(zip, 3), id limit 2`,
    )
    const [slow, other] = points.map(({ id }) => Number(id))
    const shipping = 'zasilkovna-vydejni-misto'
    const { browser, order } = await readyToOrder(shop, SKU.can, { shipping, pickupPointId: slow ?? 0 })
    const { value } = await browser.call('placeOrder', order)
    await send(value.orderId, { parcels: 30, came: '2026-11-06', state: 'ready_for_pickup' })
    await count()

    const guest = visit(shop)
    await guest.call('addLine', { variantId: await variantId(shop, SKU.can) })
    await guest.call('saveDetails', DETAILS)
    const choose = async (pickupPointId: number | undefined) => {
      const answer = await guest.call('chooseShipping', { shippingCode: shipping, pickupPointId: pickupPointId ?? 0 })
      const promise = (code: string) => answer.value.cart.shippingOptions.find((one) => one.code === code)?.promise
      return [promise(shipping), promise('zasilkovna-na-adresu')]
    }
    const [there, door] = await choose(slow)
    expect(there).toMatchObject({ latest: { date: '2026-11-23' }, record: { area: points[0]?.zip.slice(0, 3) } })
    expect(door).toMatchObject({ record: null })
    expect((await choose(other))[0]).toMatchObject({ latest: { date: '2026-11-19' }, record: null })
  })
})

describe('the order keeps what was shown', () => {
  test('when it is placed, when its money comes, and when it is moved elsewhere', async () => {
    const { orderId } = await orderTo('503 01')
    await send(orderId, { parcels: 30, came: '2026-11-05' })
    await count()
    const shown = await promisedBy('ppl', '503 01')
    const placed = await orderTo('503 01', 'karta')
    const days = ['2026-11-16', shown?.earliest.date, shown?.latest.date]
    expect(days).toEqual(['2026-11-16', '2026-11-20', '2026-11-20'])
    expect(await daysOf(placed.orderId)).toEqual(days)

    shop.partners.gopay.act(await openPayment(shop, placed), 'pay')
    await hear(shop)
    expect(await daysOf(placed.orderId)).toEqual(days)

    const delivery = { ...ELSEWHERE, firstName: 'Karel', lastName: 'Novotný', asWritten: true }
    const edited = await placed.browser.call('editOrder', { token: placed.token, delivery })
    expect(edited.status).toBe(200)
    expect(await daysOf(placed.orderId)).toEqual(['2026-11-16', '2026-11-18', '2026-11-18'])
  })

  test('a day that was counted anew meanwhile is shown before the order is placed', async () => {
    const { orderId } = await orderTo('504 01')
    await send(orderId, { parcels: 30, came: '2026-11-05' })
    const { browser, order } = await readyToOrder(shop, SKU.can, { details: { zip: '504 01' } })
    await count()
    expect((await browser.call('placeOrder', order)).error.code).toBe('cart_changed')
    const { value } = await browser.call('placeOrder', await confirm(browser))
    expect(await daysOf(value.orderId)).toEqual(['2026-11-16', '2026-11-20', '2026-11-20'])
  })
})

describe('by when to order', () => {
  test('each carrier has its own hour', async () => {
    expect(await promisedBy('zasilkovna-na-adresu', '539 01')).toMatchObject({
      orderBy: { date: '2026-11-16', time: '12:00' },
    })
    expect(await promisedBy('ppl', '539 01')).toMatchObject({ orderBy: { date: '2026-11-16', time: '14:00' } })

    // A quarter past one: one carrier has left, the other waits.
    shop.clock.offsetMs += (3 * 60 + 15) * 60_000
    expect(await promisedBy('zasilkovna-na-adresu', '539 01')).toMatchObject({
      orderBy: { date: '2026-11-18', time: '12:00' },
    })
    expect(await promisedBy('ppl', '539 01')).toMatchObject({ orderBy: { date: '2026-11-16', time: '14:00' } })
  })

  test('no carrier leaves before the hour that pages name for all of them', async () => {
    const early = await query(
      `select m.code from shop.shipping_methods m join shop.settings s on s.storefront_id = m.storefront_id
        where s.key = 'shipping.cut_off' and coalesce(m.cut_off, s.value #>> '{}') < s.value #>> '{}'`,
    )
    expect(early).toEqual([])
    const unset = await query('select code from shop.shipping_methods where cut_off is null')
    expect(unset).toEqual([])
  })

  test('a way without an hour of its own has that of the shop', async () => {
    await query(`update shop.shipping_methods set cut_off = null where code = 'dpd'`)
    expect((await promisedBy('dpd', '539 01'))?.orderBy.time).toBe('12:00')
  })
})

test('what is counted names nobody and no house', async () => {
  const { orderId } = await orderTo('505 01')
  await send(orderId, { parcels: 30, came: '2026-11-04' })
  await count()
  const [row] = await query<object>(`select * from internal.delivery_days where weekday = 0 and area = '505'`)
  expect(Object.keys(row ?? {}).toSorted()).toEqual([
    'area',
    'in_time',
    'max_days',
    'min_days',
    'parcels',
    'shipping_method_id',
    'weekday',
  ])
  expect(row).toMatchObject({ area: '505', parcels: 30, in_time: 30, min_days: 2, max_days: 2 })
})
