import { signOrderAccess } from '@shop/services/order/access-token'
import { inParallel } from '@shop/stack/buyer'
import { SECRET } from '@shop/stack/services-only'
import type { LivesShop } from '../order-lives/shop.ts'
import { chanceOf, type PlanPerson } from './people.ts'

interface Unpaid {
  orderId: number
  number: string
  kind: string
  payable: number
  placedAt: Date
  customerId: number
  isRefused: boolean
}

/** What waits for money: transfers are made sooner or later, and whoever's card was refused may pay with another one. */
export async function payWhatWaits(
  shop: LivesShop,
  {
    seed,
    number,
    byCustomer,
    byCard,
  }: {
    seed: number
    number: number
    byCustomer: ReadonlyMap<number, PlanPerson>
    byCard: Map<string, PlanPerson>
  },
): Promise<void> {
  const { rows } = await shop.pool.query<Unpaid>(
    `select o.id::int as "orderId", o.number, o.payment_kind as kind, o.payable::int, o.placed_at as "placedAt", o.customer_id::int as "customerId",
            exists (select from internal.mails m join shop.plan_cycles c on m.object = 'cycle:' || c.id
                     where c.order_id = o.id and m.template = 'plan-failed') as "isRefused"
       from shop.orders o where o.state = 'awaiting_payment' order by o.id`,
  )
  await inParallel(rows, 4, async (order) => {
    const person = byCustomer.get(order.customerId)
    if (!person) return
    const random = chanceOf(seed, person.index, number, 8)
    if (order.kind === 'transfer' && random.chance(0.4)) {
      shop.fio.addTransfer({ amount: order.payable, variableSymbol: order.number })
    }
    if (order.kind === 'online' && order.isRefused && random.chance(0.35)) {
      await payByCard(shop, { person, ...order, byCard })
    }
  })
}

interface CardPayment {
  person: PlanPerson
  orderId: number
  number: string
  placedAt: Date
  byCard: Map<string, PlanPerson>
}

/** At the gateway, with leave to be charged again: this card holds from now on. */
export async function payByCard(
  shop: LivesShop,
  { person, orderId, number, placedAt, byCard }: CardPayment,
): Promise<void> {
  const { visitor } = person
  const token = signOrderAccess(SECRET, { orderId, placedAt })
  const allowed = await visitor.send('POST', `/orders/${token}/mandate`, {})
  const started = await visitor.send('POST', `/orders/${token}/payments`, {})
  if (started.status >= 300) return
  const gatewayId = shop.gopay.paymentsOf(number).at(-1)
  if (!gatewayId || !shop.gopay.act(gatewayId, 'pay')) return
  await visitor.send('GET', `/notifications/gopay?id=${gatewayId}`)
  if (allowed.status >= 300) return
  byCard.set(gatewayId, person)
  person.card = gatewayId
  person.cardEndsOn = null
}
