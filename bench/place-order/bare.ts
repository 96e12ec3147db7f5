import { randomUUID } from 'node:crypto'
import { loginUrl } from '@shop/database/logins'
import type { PaymentState } from '@shop/domain/payment/payment-state'
import { selectSituation } from '@shop/services/cart/buyer.sql'
import { lockOwnCart, selectCartLines } from '@shop/services/cart/cart.sql'
import { hashToken } from '@shop/services/cart/cart-owner'
import { selectGoods } from '@shop/services/cart/goods.sql'
import { insertMail } from '@shop/services/mail/mail.sql'
import { insertOrder, nextOrderSequences, type OrderLineRow, type OrderRow } from '@shop/services/order/order.sql'
import { reserveStock } from '@shop/services/stock/stock.sql'
import { inTransaction, openDatabase } from '@shop/services/store/database'
import { claimKey, insertJob, updateAnswer } from '@shop/services/store/store.sql'
import type { PreparedCart } from './prepare.sql.ts'

interface OrderModel {
  order: object
  lines: object[]
  mail: object
  /** None when the payment begins at the gateway. */
  paymentState: PaymentState | null
}

export interface Bare {
  place(cart: PreparedCart): Promise<void>
  stop(): Promise<void>
}

/**
 * The same statements with the same values in the same order on as many connections, and nothing else: no HTTP, no checks, no
 * rules, no mail texts. What the services add on top is what the ratio measures.
 */
export function openBare(databaseUrl: string, model: OrderModel, connections: number): Bare {
  const pool = openDatabase({
    url: loginUrl(databaseUrl, 'services'),
    max: connections,
    applicationName: 'bare',
    onIdleError: () => undefined,
  })
  const numbers: number[] = []
  const today = new Date().toISOString().slice(0, 10)
  return {
    async place({ cartId, token, email, lines: wanted }) {
      const variantIds = wanted.map(({ variantId }) => variantId)
      const demand = wanted.map(({ variantId, pieces }) => ({ variantId: String(variantId), pieces }))
      const lines = withVariants(model.lines as OrderLineRow[], variantIds)
      const now = new Date()
      const key = {
        scope: 'anonymous:',
        key: randomUUID(),
        endpoint: 'POST /orders',
        requestHash: Buffer.alloc(32),
        now,
      }
      await inTransaction(pool, async (tx) => {
        await claimKey(tx, key)
        await lockOwnCart(tx, { tokenHash: hashToken(token) }, cartId)
        await selectCartLines(tx, cartId)
        await selectSituation(tx, {
          storefrontId: 1,
          customerId: null,
          email,
          phone: null,
          couponCode: null,
          now,
          today,
          variantIds: [],
        })
        await selectGoods(tx, {
          variantIds,
          storefrontId: 1,
          priceLists: ['maloobchod'],
          saleList: 'maloobchod',
          now,
          today,
        })
        const [sequence = 0] = numbers.length > 0 ? numbers.splice(0, 1) : await takeNumbers(tx, numbers)
        const number = String(8_000_000_000 + sequence)
        const order = { ...model.order, number, cart_id: cartId, email, placed_at: now } as OrderRow
        const orderId = await insertOrder(tx, order, lines, {
          event: 'placed',
          actorKind: 'anonymous',
          actorId: null,
          requestId: 'bare',
          paymentState: model.paymentState,
          rest: order.payable,
        })
        const mailId = await insertMail(tx, toMail(orderId, email, model.mail, now))
        await insertJob(
          tx,
          'send-mail',
          { mailId, requestId: 'bare' },
          { afterMs: 0, maxAttempts: 12, jobKey: null, queue: null },
        )
        await reserveStock(tx, demand, { orderId, reason: 'accepted', deadlineAt: null })
        await updateAnswer(tx, key.scope, key.key, 201, { orderId, number })
      })
    },
    stop: () => pool.end(),
  }
}

/** The lines of the model with other goods in them; shipping and fees stay. */
function withVariants(lines: OrderLineRow[], variantIds: number[]): OrderLineRow[] {
  let next = 0
  return lines.map((line) => {
    if (line.variant_id === null) return line
    const variantId = variantIds[next] ?? line.variant_id
    next += 1
    return { ...line, variant_id: variantId }
  })
}

/** Ten at a time, as the services do. */
async function takeNumbers(db: Parameters<typeof nextOrderSequences>[0], numbers: number[]): Promise<number[]> {
  const [first = 0, ...rest] = await nextOrderSequences(db, 10)
  numbers.push(...rest)
  return [first]
}

function toMail(orderId: number, recipient: string, data: object, now: Date) {
  const event = { object: `order:${orderId}`, event: 'placed', template: 'order-confirmation' }
  return { ...event, recipient, data, secrets: Buffer.alloc(160), requestId: 'bare', now }
}
