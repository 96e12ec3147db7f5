import { createRandom, type Random } from '@shop/database/random'
import { hashPassword } from '@shop/services/identity/password-hash'
import { BUTTON, details } from '@shop/stack/checkout'
import { drainJobs } from '../order-lives/run-jobs.ts'
import { type LivesShop, openLivesShop } from '../order-lives/shop.ts'
import { must, newVisitor, type Visitor } from '../order-lives/visitor.ts'
import type { Day } from './calendar.ts'
import { newPurse, type Purse } from './purse.ts'

export const PASSWORD = 'Rozmaryn a tymian 7'
const PEOPLE = 20
const BAG = 'CN-GR-KUR-A-12K'
const CAN = 'CN-KO-KUR-400'

export interface Person {
  index: number
  customerId: number
  email: string
  visitor: Visitor
  purse: Purse
  /** Levels they have reached, as `code last-day`. */
  levels: Set<string>
  dogs: { id: number; born: Day; noted: Day; gifts: Day[] }[]
  /** By hand, for the limit of thirty days. */
  byHand: { at: number; credits: number }[]
  code: string | null
  isGone: boolean
}

export interface Order {
  id: number
  token: string
  number: string
  /** Whose purse it touches; a guest's is nobody's until they sign in. */
  person: Person | null
  guestEmail: string | null
  owner: Person | null
  isCash: boolean
  isPaid: boolean
  placedAt: number
  deliveredAt: number | null
  isEnded: boolean
  isCancelled: boolean
  spent: number
  earned: number
  goodsPaid: number
  /** What the code of somebody else took off. */
  codeDiscount: number
  /** Goods that were not returned, and what of the earned credits must be gone. */
  kept: number
  due: number
  referral: 'rewarded' | 'refused' | 'taken_back' | null
}

export interface Town {
  shop: LivesShop
  office: Visitor
  /** Who sends what the other one has typed. */
  second: Visitor
  random: Random
  people: Person[]
  gone: Person[]
  orders: Order[]
  variants: { bag: number; can: number }
  /** What a rule gives. */
  amounts: { survey: number; fair: number }
  strangers: number
  faults: string[]
  story: string[]
}

/** Somebody who has an account and is signed in, as it goes from one process to another. */
interface SettledPerson {
  customerId: number
  email: string
  cookies: [string, string][]
}

/** Those who live in every copy of the shop, and the two who may do everything. */
export interface Settled {
  people: SettledPerson[]
  office: [string, string][]
  second: [string, string][]
}

export async function settlePeople(shop: LivesShop): Promise<SettledPerson[]> {
  const people: SettledPerson[] = []
  for (let index = 1; index <= PEOPLE; index += 1) {
    const { customerId, email, visitor } = await signUp(shop, index)
    people.push({ customerId, email, cookies: [...visitor.cookies] })
  }
  return people
}

export async function openTown(templateUrl: string, { people, office, second }: Settled, seed: number): Promise<Town> {
  const shop = await openLivesShop(templateUrl, 'copy')
  const variantOf = async (sku: string) =>
    (await shop.pool.query('select id::int from shop.variants where sku = $1', [sku])).rows[0].id
  const variants = { bag: await variantOf(BAG), can: await variantOf(CAN) }
  const amountOf = async (key: string) =>
    Number((await shop.pool.query('select value from shop.settings where key = $1', [key])).rows[0].value)
  const amounts = { survey: await amountOf('loyalty.survey_credits'), fair: await amountOf('fair.wheel_credits') }
  const visitorWith = (cookies: [string, string][], number: number) => {
    const visitor = newVisitor(shop, number)
    for (const [name, value] of cookies) visitor.cookies.set(name, value)
    return visitor
  }
  return {
    ...{
      shop,
      office: visitorWith(office, 16_000_001),
      second: visitorWith(second, 16_000_002),
      random: createRandom(seed),
      gone: [],
      orders: [],
      variants,
      amounts,
    },
    people: people.map(({ cookies, ...known }, index) =>
      newPerson(index, { ...known, visitor: visitorWith(cookies, 2_000_000 + index) }),
    ),
    ...{ strangers: people.length, faults: [], story: [] },
  }
}

function newPerson(index: number, known: Pick<Person, 'customerId' | 'email' | 'visitor'>): Person {
  return {
    ...{ index, ...known, purse: newPurse(), levels: new Set(), dogs: [], byHand: [] },
    ...{ code: null, isGone: false },
  }
}

/** Who comes to live where somebody has left. */
export async function settleIn(town: Town, index: number): Promise<Person> {
  town.strangers += 1
  return newPerson(index, await signUp(town.shop, town.strangers))
}

/** The same for everybody: made once. */
let passwordHash: Promise<string> | null = null

/** An account with a confirmed address and nothing in it. */
async function signUp(shop: LivesShop, number: number): Promise<Pick<Person, 'customerId' | 'email' | 'visitor'>> {
  const email = `obcan${number}@priklad.cz`
  passwordHash ??= hashPassword(PASSWORD)
  const { internalAdapter } = await shop.deps.auth.$context
  const user = await internalAdapter.createUser({ email, name: email, emailVerified: true }, { method: 'admin' })
  const account = { userId: user.id, accountId: user.id, providerId: 'credential' }
  await internalAdapter.linkAccount({ ...account, password: await passwordHash })
  const { rows } = await shop.pool.query(
    `insert into shop.customers (storefront_id, user_id, email, created_at, customer_group_id)
     values (1, $1, $2, $3, (select id from shop.customer_groups where code = 'maloobchod')) returning id::int`,
    [user.id, email, shop.clock.now()],
  )
  const visitor = newVisitor(shop, 2_000_000 + number)
  await must(visitor.send('POST', '/session', { email, password: PASSWORD }))
  return { customerId: rows[0].id, email, visitor }
}

interface Wish {
  visitor: Visitor
  email: string
  bags: number
  cans: number
  isCash: boolean
  credits: number | 'all' | null
  code: string | null
}

/** From an empty cart to the button; null when the shop would not have it so. */
export async function placeOrder(town: Town, wish: Wish) {
  const { visitor } = wish
  town.strangers += 1
  if (wish.code) await must(visitor.send('POST', `/referrals/${wish.code}`, { showsName: true }))
  const goods = [
    [town.variants.bag, wish.bags],
    [town.variants.can, wish.cans],
  ] as const
  for (const [variantId, pieces] of goods) {
    if (pieces > 0) await must(visitor.send('POST', '/cart/lines', { variantId, pieces, regularWeeks: null }))
  }
  if (wish.credits !== null) await visitor.send('PUT', '/cart/credits', { credits: wish.credits })
  const place = { phone: `777${String(100_000 + town.strangers)}`, street: `Dlouhá ${town.strangers}` }
  await must(visitor.send('PUT', '/checkout/details', { ...details(wish.email), ...place }))
  const shippingCode = wish.isCash ? 'dpd' : 'osobni-odber-brno'
  await must(visitor.send('PUT', '/checkout/shipping', { shippingCode, pickupPointId: null }))
  await must(visitor.send('PUT', '/checkout/payment', { paymentCode: wish.isCash ? 'dobirka' : 'karta' }))
  const { body: recap } = await must(visitor.send('GET', '/checkout'))
  if (!recap.confirmation) throw new Error(`The recap is not complete: ${recap.missing}`)
  const { id: cartId, payable } = recap.cart
  const order = { cartId, confirmation: recap.confirmation, payable, buttonText: BUTTON }
  const { body } = await must(visitor.send('POST', '/orders', order))
  return body as { orderId: number; number: string; accessToken: string }
}

export async function payAtGateway({ shop }: Town, { token, number }: Order, visitor: Visitor): Promise<void> {
  await must(visitor.send('POST', `/orders/${token}/payments`, {}))
  const gatewayId = shop.gopay.paymentsOf(number).at(-1)
  if (!gatewayId || !shop.gopay.act(gatewayId, 'pay')) throw new Error(`Nothing to pay for order ${number}.`)
  await must(visitor.send('GET', `/notifications/gopay?id=${gatewayId}`))
  await drainJobs(shop)
}

/** Packed, sent or laid ready, and handed to its owner. */
export async function bringOrder({ shop, office }: Town, { id, isCash }: Order): Promise<void> {
  await must(office.send('POST', `/staff/orders/${id}/packing`, {}))
  const { rows } = await shop.pool.query<{ id: number }>('select id::int from shop.parcels where order_id = $1', [id])
  for (const parcel of rows) {
    await must(office.send('POST', `/staff/parcels/${parcel.id}/packing`, {}))
    if (isCash)
      await must(office.send('POST', `/staff/parcels/${parcel.id}/label`, { trackingNumber: `DPD${parcel.id}` }))
  }
  await drainJobs(shop)
  const parcelIds = rows.map((row) => row.id)
  if (isCash) await must(office.send('POST', '/staff/parcels/hand-over', { parcelIds }))
  for (const parcelId of parcelIds) await must(office.send('POST', `/staff/parcels/${parcelId}/delivery`, {}))
  await drainJobs(shop)
}
