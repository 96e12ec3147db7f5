import { setTimeout as delay } from 'node:timers/promises'
import type { Random } from '@shop/database/random'
import { newBuyer } from '@shop/stack/buyer'
import { fillCart, type ReadyOrder } from '@shop/stack/checkout'
import type { CrashingShop } from '@shop/stack/crashing-shop'
import { followTo, openPageVisitor, type PageVisitor } from '@shop/stack/page-visitor'

export interface CrashBuyer {
  email: string
  cartId: number
  /** How often something had to be pressed again. */
  retries: number
}

const SHIPPING_PAGE = '/kosik/doprava-a-platba'
// Longer than any part may need to stand up, also where other work runs beside the drill.
const PATIENCE_MS = 600_000
const PAUSE_MS = 250

/**
 * A buyer as people are: whatever fails is pressed again, in the same browser. The cart is filled at the services, as the pages do
 * it; the button, the payment and the way back go through the pages.
 */
export async function buyThroughCrashes(
  shop: CrashingShop,
  random: Random,
  { email, variantId, ip }: { email: string; variantId: number; ip: string },
): Promise<CrashBuyer> {
  const counter = { retries: 0 }
  const again = createPatience(counter)
  const cookies = new Map<string, string>()
  const comesBack = random.chance(0.7)
  // A cart that was left half filled is filled again from the beginning, by the same visitor.
  const order = await again(() =>
    fillCart(newBuyer(shop.urls.services, cookies), { variantId, email, payment: 'karta' }),
  )
  const visitor = openPageVisitor(shop.urls.storefront, { address: ip, cookies, limitMs: 20_000 })
  const gate = await again(() => reachGateway(visitor, order))
  const home = await again(() => pay(gate))
  // The way back leads on to an address without the key of the order.
  if (comesBack) await again(async () => followTo(visitor, await visitor.get(home)))
  return { email, cartId: order.cartId, retries: counter.retries }
}

function createPatience(counter: { retries: number }) {
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    const deadline = Date.now() + PATIENCE_MS
    for (;;) {
      try {
        return await work()
      } catch (error) {
        if (Date.now() > deadline) throw error
        counter.retries += 1
        await delay(PAUSE_MS)
      }
    }
  }
}

/** The button leads to the gateway, or, when that could not be asked, to the page of the order with a button of its own. */
async function reachGateway(visitor: PageVisitor, order: ReadyOrder): Promise<string> {
  const place = {
    intent: 'place',
    shippingCode: 'ppl',
    paymentCode: 'karta',
    cartId: String(order.cartId),
    confirmation: order.confirmation,
    payable: String(order.payable),
  }
  const placed = await send(visitor, SHIPPING_PAGE, place)
  if (placed.includes('/gw/')) return placed
  const started = await send(visitor, placed, { intent: 'pay' })
  if (!started.includes('/gw/')) throw new Error(`No gateway at ${started}.`)
  return started
}

/** The gateway does not crash here; pressed twice it takes the money once. Leads back to the shop. */
async function pay(gate: string): Promise<string> {
  const response = await fetch(gate, {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay' }),
    redirect: 'manual',
  })
  await response.body?.cancel()
  return response.headers.get('location') ?? ''
}

/** Where the answer to a form leads. */
async function send(visitor: PageVisitor, path: string, fields: Record<string, string>): Promise<string> {
  const { status, headers } = await visitor.post(path, fields)
  const location = headers.get('location')
  if (status !== 303 || !location) throw new Error(`${path} answered ${status}.`)
  return location
}
