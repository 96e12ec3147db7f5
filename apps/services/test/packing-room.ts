import type { Harness } from './harness.ts'
import { catchUp, hear, move, openPayment, type Placed, placeOrder, query, runJob, stateOf } from './paying.ts'
import { readyToOrder, SKU } from './shopping.ts'
import { newStaff } from './staff.ts'

/** What the tests of parcels do between an order and a parcel on its way. */
export type PackingRoom = Awaited<ReturnType<typeof openPackingRoom>>

export async function openPackingRoom(shop: Harness) {
  const warehouse = await newStaff(shop, 'staff_warehouse')

  async function paid(sku: string = SKU.bag2): Promise<Placed> {
    const order = await placeOrder(shop, 'karta', sku)
    shop.partners.gopay.act(await openPayment(shop, order), 'pay')
    await hear(shop)
    return order
  }

  async function placeAtPoint(payment: string) {
    const [point] = await query<{ id: number }>(
      shop,
      // One of those the fake carrier knows too.
      `select id from shop.pickup_points where network = 'zasilkovna' and external_id = '70001'`,
    )
    const email = `misto${Math.round(shop.clock.now().getTime())}@priklad.cz`
    const choice = { payment, shipping: 'zasilkovna-vydejni-misto', pickupPointId: point?.id ?? 0, details: { email } }
    const { browser, order } = await readyToOrder(shop, SKU.can, choice)
    const { value, error, status } = await browser.call('placeOrder', order)
    if (status !== 201) throw new Error(JSON.stringify(error))
    return { browser, ...value, token: value.accessToken, email }
  }

  const parcelsOf = (orderId: number) =>
    query<{ parcelId: number; state: string; trackingNumber: string; shipmentId: string }>(
      shop,
      `select id as "parcelId", state, tracking_number as "trackingNumber", carrier_shipment_id as "shipmentId"
         from shop.parcels where order_id = $1 order by number`,
      [orderId],
    )

  async function readOrder(orderId: number) {
    const { value } = await warehouse.call('startPacking', { orderId })
    return value.parcels ? value : { parcels: await parcelsOf(orderId), state: await stateOf(shop, orderId) }
  }

  /** From an accepted order to labelled parcels. */
  async function packed(orderId: number) {
    const started = await warehouse.call('startPacking', { orderId })
    if (started.status !== 200) throw new Error(JSON.stringify(started.error))
    for (const { parcelId } of started.value.parcels.filter(({ state }) => state === 'planned')) {
      const answer = await warehouse.call('packParcel', { parcelId })
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.error))
    }
    await shop.runJobs()
    return (await readOrder(orderId)).parcels.filter(({ state }) => state !== 'cancelled')
  }

  async function shipped(orderId: number) {
    const parcels = await packed(orderId)
    const answer = await warehouse.call('handOverParcels', { parcelIds: parcels.map(({ parcelId }) => parcelId) })
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.error))
    await shop.runJobs()
    return parcelsOf(orderId)
  }

  async function track(hours = 3): Promise<void> {
    move(shop, hours * 60)
    await runJob(shop, 'track-parcels')
  }

  return { warehouse, paid, placeAtPoint, parcelsOf, packed, shipped, track }
}

/** After a test with carriers: they are well again, and whatever they did left no truth broken. */
export async function healCarriers(shop: Harness): Promise<void> {
  shop.partners.packeta.setFaults({ loseCreate: 'no', down: 'no' })
  shop.partners.ppl.setFaults({
    loseCreate: 'no',
    down: 'no',
    importMs: 6000,
    importState: 'InProcess',
    brokenLabel: false,
  })
  await catchUp(shop)
}

export const stockOf = async (shop: Harness, sku: string) =>
  (
    await query<{ on_hand: number; reserved: number; batched: number; held: number }>(
      shop,
      `select s.on_hand, s.reserved, sum(b.on_hand)::int as batched, sum(b.reserved)::int as held
         from shop.stock s join shop.variants v on v.id = s.variant_id left join shop.batches b on b.variant_id = v.id
        where v.sku = $1 group by s.variant_id`,
      [sku],
    )
  )[0]
