import { BUTTON, details } from '@shop/stack/checkout'
import { signUp } from '../order-lives/models.ts'
import type { LivesShop } from '../order-lives/shop.ts'
import { must, newVisitor } from '../order-lives/visitor.ts'

/** A thing of a plan: what, how many, and every how many weeks. */
type Thing = readonly [sku: string, pieces: number, weeks: number]

export interface Model {
  things: readonly Thing[]
  shipping: 'dpd' | 'osobni-odber-brno'
  payment: 'karta' | 'prevod-qr' | 'dobirka'
  policy: 'wait' | 'smaller_packs' | 'substitute'
  byBowl?: true
}

/** How people begin: cards, transfers and cash, one thing and two of different rhythms, brought and fetched. */
export const MODELS: readonly Model[] = [
  { things: [['CN-GR-KUR-A-02K', 1, 2]], shipping: 'dpd', payment: 'karta', policy: 'wait' },
  { things: [['CN-GR-KUR-A-12K', 1, 6]], shipping: 'osobni-odber-brno', payment: 'karta', policy: 'smaller_packs' },
  {
    things: [
      ['CN-GR-HOV-A-02K', 2, 3],
      ['CN-KO-KUR-400X6', 1, 5],
    ],
    ...{ shipping: 'dpd', payment: 'karta', policy: 'wait' },
  },
  { things: [['CN-GR-LOS-A-02K', 2, 4]], shipping: 'dpd', payment: 'dobirka', policy: 'substitute' },
  { things: [['CN-GR-KAC-A-02K', 2, 4]], shipping: 'osobni-odber-brno', payment: 'prevod-qr', policy: 'wait' },
  { things: [['CN-GR-JEH-A-06K', 1, 5]], shipping: 'dpd', payment: 'prevod-qr', policy: 'smaller_packs' },
  { things: [['CN-GR-KUR-A-06K', 1, 4]], shipping: 'dpd', payment: 'karta', policy: 'substitute' },
  { things: [['CN-GR-LOS-A-02K', 1, 3]], shipping: 'osobni-odber-brno', payment: 'karta', policy: 'wait' },
  { things: [['CN-GR-HOV-A-12K', 1, 8]], shipping: 'dpd', payment: 'karta', policy: 'wait', byBowl: true },
]

/** What somebody swaps to or adds once; each may come regularly. */
export const OTHERS = ['CN-GR-JEH-A-02K', 'CN-KO-KUR-400X6', 'CN-GR-KAC-A-02K', 'CN-KO-KUR-400']

/** The first order of each kind, placed as customers place theirs. Gives its id. */
export async function placeFirst(shop: LivesShop, index: number, model: Model): Promise<number> {
  const visitor = newVisitor(shop, 15_500_000 + index)
  const email = `plan${index}@priklad.cz`
  await signUp(shop, visitor, email, { basket: 'plan', payment: model.payment })
  for (const [sku, pieces, regularWeeks] of model.things) {
    await must(visitor.send('POST', '/cart/lines', { variantId: await findVariant(shop, sku), pieces, regularWeeks }))
  }
  await must(visitor.send('PUT', '/checkout/details', details(email)))
  await must(visitor.send('PUT', '/checkout/shipping', { shippingCode: model.shipping, pickupPointId: null }))
  await must(visitor.send('PUT', '/checkout/payment', { paymentCode: model.payment }))
  const { body: recap } = await must(visitor.send('GET', '/checkout'))
  if (!recap.confirmation) throw new Error(`The recap is not complete: ${recap.missing}`)
  const { id: cartId, payable } = recap.cart
  const order = { cartId, confirmation: recap.confirmation, payable, buttonText: BUTTON }
  const { body } = await must(visitor.send('POST', '/orders', order))
  return body.orderId
}

export async function findVariant({ pool }: Pick<LivesShop, 'pool'>, sku: string): Promise<number> {
  const { rows } = await pool.query<{ id: number }>('select id::int from shop.variants where sku = $1', [sku])
  if (!rows[0]) throw new Error(`The demo shop has no ${sku}.`)
  return rows[0].id
}
