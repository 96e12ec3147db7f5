import { inParallel } from '@shop/stack/buyer'
import type { LivesShop } from '../order-lives/shop.ts'
import { must, type Visitor } from '../order-lives/visitor.ts'
import { arrival, type Day, isWorking, plus } from './oracle/calendar.ts'
import { chanceOf } from './people.ts'

interface Ready {
  orderId: number
  customerId: number
  kind: string
  isFetched: boolean
}

/** Staff who pack what is accepted, and carriers who bring it a day or some later. */
export interface Warehouse {
  /** What could not be packed, in the words of the shop. */
  work(day: Day, number: number): Promise<string[]>
}

const AT_ONCE = 8
/** The shop takes so many parcels at once. */
const HANDED_AT_ONCE = 200

export function openWarehouse({ shop, office, seed }: { shop: LivesShop; office: Visitor; seed: number }): Warehouse {
  const coming = new Map<Day, { parcelId: number; orderId: number; kind: string }[]>()
  const cash = new Map<Day, number[]>()
  return {
    async work(day, number) {
      for (const orderId of cash.get(day) ?? []) await must(office.send('POST', `/staff/orders/${orderId}/cash`, {}))
      await inParallel(coming.get(day) ?? [], AT_ONCE, async ({ parcelId, orderId, kind }) => {
        await must(office.send('POST', `/staff/parcels/${parcelId}/delivery`, {}))
        if (kind !== 'cod') return
        const later = plus(day, 3)
        cash.set(later, [...(cash.get(later) ?? []), orderId])
      })
      coming.delete(day)
      cash.delete(day)
      if (!isWorking(day)) return []
      const refused: string[] = []
      const ready = await readReady(shop)
      const packed = await inParallel(ready, AT_ONCE, async (order) => {
        const random = chanceOf(seed, order.customerId, number, 6)
        if (random.chance(0.01)) {
          await must(
            office.send('POST', `/staff/orders/${order.orderId}/cancellation`, { reason: 'Dohodnuto se zákazníkem.' }),
          )
          return { order, parcels: [], random }
        }
        const parcels = await pack({ shop, office }, order).catch((error) => {
          refused.push(`order ${order.orderId}: ${error instanceof Error ? error.message : String(error)}`)
          return []
        })
        return { order, parcels, random }
      })
      const sent = packed.filter(({ order }) => !order.isFetched).flatMap(({ parcels }) => parcels)
      for (let at = 0; at < sent.length; at += HANDED_AT_ONCE) {
        const parcelIds = sent.slice(at, at + HANDED_AT_ONCE)
        await must(office.send('POST', '/staff/parcels/hand-over', { parcelIds }))
      }
      for (const { order, parcels, random } of packed) {
        // Mostly the next working day, sometimes later; what is fetched waits for its owner.
        const comes = order.isFetched
          ? plus(day, random.below(4))
          : arrival(day, random.chance(0.9) ? 1 : 1 + random.below(3))
        const on = comes === day ? plus(day, 1) : comes
        const list = coming.get(on) ?? []
        coming.set(on, [
          ...list,
          ...parcels.map((parcelId) => ({ parcelId, orderId: order.orderId, kind: order.kind })),
        ])
      }
      return refused
    },
  }
}

async function readReady({ pool }: LivesShop): Promise<Ready[]> {
  const { rows } = await pool.query<Ready>(
    `select o.id::int as "orderId", o.customer_id::int as "customerId", o.payment_kind as kind, s.carrier is null as "isFetched"
       from shop.orders o join shop.shipping_methods s on s.id = o.shipping_method_id where o.state = 'accepted' order by o.id`,
  )
  return rows
}

async function pack({ shop, office }: { shop: LivesShop; office: Visitor }, order: Ready): Promise<number[]> {
  await must(office.send('POST', `/staff/orders/${order.orderId}/packing`, {}))
  const { rows } = await shop.pool.query<{ id: number }>(
    'select id::int from shop.parcels where order_id = $1 order by number',
    [order.orderId],
  )
  for (const { id } of rows) {
    await must(office.send('POST', `/staff/parcels/${id}/packing`, {}))
    if (!order.isFetched) await must(office.send('POST', `/staff/parcels/${id}/label`, { trackingNumber: `DPD${id}` }))
  }
  return rows.map(({ id }) => id)
}
