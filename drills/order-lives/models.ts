import { randomUUID } from 'node:crypto'
import { createStaff } from '@shop/services/identity/create-staff'
import { hashPassword } from '@shop/services/identity/password-hash'
import { BUTTON, details } from '@shop/stack/checkout'
import { OFFERED } from './oracle/buying.ts'
import { agreeWith, prepareOffers } from './prepare-offers.sql.ts'
import { runTimed } from './run-jobs.ts'
import type { LivesShop } from './shop.ts'
import { must, newVisitor, type Visitor } from './visitor.ts'

/** What lies in the cart, and what makes its price: each is frozen into lines another way. */
const BASKETS = {
  plain: { goods: [['CN-KO-KUR-400', 3]] },
  mixed: {
    goods: [
      ['CN-GR-KUR-A-02K', 2],
      ['toy', 3],
    ],
  },
  coupon: {
    goods: [
      ['CN-GR-HOV-A-02K', 3],
      ['toy', 1],
    ],
    coupon: 'ZIVOTY13',
  },
  credits: {
    goods: [
      ['CN-GR-LOS-A-02K', 3],
      ['toy', 2],
    ],
    credits: 'some',
  },
  'coupon and credits': {
    goods: [
      ['CN-GR-JEH-A-06K', 1],
      ['toy', 3],
    ],
    coupon: 'ZIVOTY13',
    credits: 'some',
  },
  gift: {
    goods: [
      ['CN-GR-JEH-A-02K', 2],
      ['CN-KO-KUR-400', 2],
    ],
    coupon: 'ZIVOTYDAR',
  },
  bundle: { goods: [['CN-SA-STE', 1]] },
  regular: { goods: [['CN-GR-KAC-A-02K', 2]], weeks: 4 },
  // A parcel of a plan, placed by the job that places them.
  cycle: {
    goods: [
      ['CN-GR-KAC-A-02K', 2],
      ['CN-KO-KUR-400', 3],
    ],
    weeks: 4,
  },
  heavy: {
    goods: [
      ['CN-GR-KUR-P-12K', 3],
      ['CN-GR-LOS-P-12K', 2],
    ],
  },
  // Five reach three steps of which the middle one is cheapest.
  break: {
    goods: [
      ['CN-KO-KUR-400', 5],
      ['toy', 1],
    ],
  },
  agreed: {
    goods: [
      ['CN-KO-KUR-400', 3],
      ['CN-GR-KUR-A-02K', 2],
    ],
  },
  offer: {
    goods: [
      [OFFERED.code, 2],
      ['CN-KO-KUR-400', 1],
    ],
  },
  'offer over code': { goods: [[OFFERED.code, 1]], coupon: 'ZIVOTY13' },
  'all credits': { goods: [['CN-GR-KUR-A-06K', 1]], credits: 'all' },
  // A voucher that pays a part, and one that pays all and keeps the rest.
  'voucher part': {
    goods: [
      ['CN-GR-KUR-A-02K', 2],
      ['toy', 3],
    ],
    voucher: 20_000,
  },
  'voucher whole': { goods: [['CN-KO-KUR-400', 3]], voucher: 500_000 },
  company: { goods: [['CN-GR-JEH-A-12K', 6]] },
  'company to approve': { goods: [['CN-GR-JEH-A-12K', 6]] },
} as const satisfies Record<string, Basket>

interface Basket {
  goods: readonly (readonly [string, number])[]
  coupon?: string
  credits?: 'some' | 'all'
  weeks?: number
  /** What the voucher is worth that pays. */
  voucher?: number
}

type BasketName = keyof typeof BASKETS
type ShippingCode = 'ppl' | 'zasilkovna-vydejni-misto' | 'osobni-odber-brno' | 'dpd'
type PaymentCode = 'karta' | 'prevod-qr' | 'dobirka' | 'na-fakturu'

export interface Wish {
  basket: BasketName
  shipping: ShippingCode
  payment: PaymentCode
}

const PASSWORD = 'Rozmaryn a tymian 7'
const STAFF_EMAIL = 'zivoty@cenich.example'
/** Money to an account that somebody has typed is sent by somebody else. */
export const SECOND_EMAIL = 'druhy@cenich.example'
// Enough for everybody who is ever born in one copy of the shop.
const PLENTY = 10_000_000

export const keyOf = ({ basket, shipping, payment }: Wish): string => `${basket} / ${shipping} / ${payment}`

/** The shop before the first life: goods without end, a coupon anybody may use, one who may do everything. */
export async function prepareShop(shop: LivesShop): Promise<void> {
  const { pool } = shop
  await pool.query('update shop.stock set on_hand = $1', [PLENTY])
  await pool.query('update shop.batches set on_hand = $1, blocked_reason = null, best_before = $2', [
    PLENTY,
    '2030-01-01',
  ])
  await pool.query(
    `insert into shop.coupons (storefront_id, code, name, kind, percent, customer_groups, valid_from, valid_to)
     values (1, 'ZIVOTY13', 'Třináct procent', 'percent', 13, '{maloobchod}', '2026-01-01', '2030-01-01')`,
  )
  await pool.query(
    `insert into shop.coupons (storefront_id, code, name, kind, gift_variant_id, gift_pieces, customer_groups, valid_from, valid_to)
     values (1, 'ZIVOTYDAR', 'Dárek', 'gift', (select id from shop.variants where sku = 'CN-PA-TR-KUR-150'), 1, '{maloobchod}', '2026-01-01', '2030-01-01')`,
  )
  await prepareOffers(pool)
  for (const email of [STAFF_EMAIL, SECOND_EMAIL]) {
    await createStaff(shop.deps.auth, { email, password: PASSWORD, role: 'staff_admin' })
  }
}

/** Signs in as the one who may do everything. */
export async function openOffice(shop: LivesShop, email = STAFF_EMAIL): Promise<Visitor> {
  const office = newVisitor(shop, email === STAFF_EMAIL ? 16_000_001 : 16_000_002)
  await must(office.send('POST', '/session', { email, password: PASSWORD }))
  await shop.pool.query(`update auth.sessions set second_factor = true, second_factor_at = now() + interval '1 day'`)
  return office
}

let people = 0

/** The least that delivery was offered for to whoever placed a model; prices without tax are told another way. */
export const offered = new Map<number, number>()

/** An order of each kind that lives are born from, placed as customers place theirs. Gives its id. */
export async function placeModel(shop: LivesShop, wish: Wish): Promise<number> {
  people += 1
  const { goods, coupon, credits, weeks, voucher }: Basket = BASKETS[wish.basket]
  const email = `model${people}@priklad.cz`
  const visitor = newVisitor(shop, 15_000_000 + people)
  if (wish.basket !== 'plain') await signUp(shop, visitor, email, wish)
  if (wish.basket === 'agreed') await agreeWith(shop.pool, email)
  if (credits === 'all') await spendAll(shop, 100)
  for (const [sku, pieces] of goods) {
    const variantId = await findVariant(shop, sku)
    await must(visitor.send('POST', '/cart/lines', { variantId, pieces, regularWeeks: weeks ?? null }))
  }
  if (coupon) await must(visitor.send('PUT', '/cart/coupon', { code: coupon }))
  if (voucher) await must(visitor.send('PUT', '/cart/coupon', { code: await sellVoucher(shop, voucher) }))
  if (credits) await must(visitor.send('PUT', '/cart/credits', { credits: credits === 'all' ? 'all' : 37 }))
  await must(visitor.send('PUT', '/checkout/details', details(email)))
  const pickupPointId = wish.shipping === 'zasilkovna-vydejni-misto' ? await findPoint(shop) : null
  await must(visitor.send('PUT', '/checkout/shipping', { shippingCode: wish.shipping, pickupPointId }))
  await must(visitor.send('PUT', '/checkout/payment', { paymentCode: wish.payment }))
  const { body: recap } = await must(visitor.send('GET', '/checkout'))
  if (!recap.confirmation) throw new Error(`The recap is not complete: ${recap.missing}`)
  const { id: cartId, payable } = recap.cart
  const order = { cartId, confirmation: recap.confirmation, payable, buttonText: BUTTON }
  const { body } = await must(visitor.send('POST', '/orders', order))
  if (credits === 'all') await spendAll(shop, 30)
  const orderId = wish.basket === 'cycle' ? await placeCycle(shop, visitor, body.accessToken) : body.orderId
  if (!wish.basket.startsWith('company')) offered.set(orderId, cheapestOf(recap.cart.shippingOptions))
  return orderId
}

/** What is fetched at our own counter is not delivered. */
function cheapestOf(options: readonly { kind: string; refusal: unknown; amount: number | null }[]): number {
  const possible = options.filter(({ kind, refusal }) => kind !== 'personal-pickup' && refusal === null)
  return Math.min(...possible.map(({ amount }) => amount ?? Number.POSITIVE_INFINITY))
}

async function sellVoucher(shop: LivesShop, face: number): Promise<string> {
  const office = await openOffice(shop)
  const { body } = await must(office.send('POST', '/staff/vouchers', { key: randomUUID(), face, reason: 'Životy' }))
  return body.code
}

/** The plan that an order begins is taken to the morning of its second parcel, which the job of that morning then places. */
async function placeCycle(shop: LivesShop, visitor: Visitor, token: string): Promise<number> {
  const { body: plan } = await must(visitor.send('POST', `/orders/${token}/plan`, {}))
  const client = await shop.pool.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    await client.query(
      `update shop.plan_cycles set cycle_no = 2, state = 'locked', order_id = null, placed_payable = null, process_on = '2026-11-16', due_on = '2026-11-18',
              announced_at = '2026-11-12', announced_payable = 100000000, changes_until = '2026-11-15', locked_at = '2026-11-15', order_number = null
        where plan_id = $1`,
      [plan.planId],
    )
    await client.query('commit')
  } finally {
    client.release()
  }
  const [dead] = await runTimed(shop, 'place-cycles')
  if (dead) throw new Error(dead.error)
  const { rows } = await shop.pool.query('select order_id::int as id from shop.plan_cycles where plan_id = $1', [
    plan.planId,
  ])
  if (!rows[0]?.id) throw new Error('A cycle that was to be placed was not.')
  return rows[0].id
}

export async function signUp(
  shop: LivesShop,
  visitor: Visitor,
  email: string,
  { basket, payment }: { basket: string; payment: string },
): Promise<void> {
  const { internalAdapter } = await shop.deps.auth.$context
  const user = await internalAdapter.createUser({ email, name: email, emailVerified: true }, { method: 'admin' })
  const account = { userId: user.id, accountId: user.id, providerId: 'credential' }
  await internalAdapter.linkAccount({ ...account, password: await hashPassword(PASSWORD) })
  const group = basket.startsWith('company') ? 'velkoobchod' : 'maloobchod'
  const { rows } = await shop.pool.query(
    `insert into shop.customers (storefront_id, user_id, email, created_at, customer_group_id, invoice_limit)
     values (1, $1, $2, '2026-01-01', (select id from shop.customer_groups where code = $3), $4) returning id`,
    [user.id, email, group, payment === 'na-fakturu' && basket === 'company' ? 1_000_000_000 : null],
  )
  await shop.pool.query(
    `insert into shop.credit_entries (customer_id, kind, amount, usable_from, expires_at, reference_type, reference_id, created_at)
     values ($1, 'goodwill', 5000, '2026-01-01', '2027-06-01', 'drill', '1', '2026-01-01')`,
    [rows[0].id],
  )
  await must(visitor.send('POST', '/session', { email, password: PASSWORD }))
}

async function spendAll({ pool }: LivesShop, percent: number): Promise<void> {
  await pool.query(`update shop.settings set value = to_jsonb($1::int) where key = 'loyalty.maximum_spend_percent'`, [
    percent,
  ])
}

async function findVariant({ pool }: LivesShop, sku: string): Promise<number> {
  const { rows } =
    sku === 'toy'
      ? await pool.query(
          `select v.id::int from shop.variants v join shop.stock s on s.variant_id = v.id where v.vat_class = 'goods' order by v.id limit 1`,
        )
      : await pool.query('select id::int from shop.variants where sku = $1', [sku])
  return rows[0].id
}

async function findPoint({ pool }: LivesShop): Promise<number> {
  // One of those the fake carrier knows too.
  const { rows } = await pool.query(
    `select id::int from shop.pickup_points where network = 'zasilkovna' and external_id = '70001'`,
  )
  return rows[0].id
}
