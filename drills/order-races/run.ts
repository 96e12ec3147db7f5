import { createHmac, randomBytes } from 'node:crypto'
import { type Answer, type Buyer, inParallel, newBuyer } from '@shop/stack/buyer'
import { fillCart } from '@shop/stack/checkout'
import type { Figure } from '@shop/stack/figure'
import { SECRET, type ServicesOnly, startServicesOnly } from '@shop/stack/services-only'

const BUYERS = 500
const BAGS = 10
const REPEATS = 100
const AT_ONCE = 12

interface Finding {
  text: string
  holds: boolean
}

/** Real PostgreSQL, real HTTP, one process of the services: what happens when everybody presses the button at once. */
export async function run(): Promise<Figure> {
  const shop = await startServicesOnly()
  try {
    const findings: Finding[] = []
    for (const race of [lastBags, oneCart, oneCoupon, oneLotOfCredits, truths]) {
      const finding = await race(shop)
      console.log(`${finding.holds ? 'holds' : 'FAILS'}  ${finding.text}`)
      findings.push(finding)
    }
    return {
      question: 'order-races',
      figure: findings.map(({ text }) => text).join('; '),
      goal: `${BAGS} orders, stock 0, never below; 1 order; 1 redemption; credits once; all truths empty`,
      holds: findings.every(({ holds }) => holds),
    }
  } finally {
    await shop.stop()
  }
}

async function lastBags(shop: ServicesOnly): Promise<Finding> {
  const variantId = await findVariant(shop, 'CN-GR-KUR-A-12K')
  const ready = await inParallel(Array.from({ length: BUYERS }), AT_ONCE, async (_, index) => {
    const buyer = newBuyer(shop.url)
    return { buyer, order: await fillCart(buyer, { variantId, email: `pytel${index}@priklad.cz` }) }
  })
  await shop.pool.query('update shop.stock set on_hand = $2, reserved = 0 where variant_id = $1', [variantId, BAGS])
  const below = watchStock(shop, variantId)
  const answers = await Promise.all(ready.map(({ buyer, order }) => buyer.send('POST', '/orders', order)))
  const lowest = await below.stop()
  const { rows } = await shop.pool.query(
    `select s.on_hand - s.reserved as left, (select count(distinct order_id)::int from shop.order_lines where variant_id = $1) as orders
       from shop.stock s where s.variant_id = $1`,
    [variantId],
  )
  const [{ left, orders }] = rows
  const statuses = countBy(answers)
  const slowest = Math.round(Math.max(...answers.map(({ ms }) => ms)))
  return {
    text: `${BUYERS} buyers for ${BAGS} bags: ${orders} orders, stock ${left}, lowest seen ${lowest}, answers ${statuses}, slowest ${slowest} ms`,
    holds:
      orders === BAGS && left === 0 && lowest >= 0 && answers.every(({ status }) => status === 201 || status === 409),
  }
}

async function oneCart(shop: ServicesOnly): Promise<Finding> {
  const buyer = newBuyer(shop.url)
  const order = await fillCart(buyer, {
    variantId: await findVariant(shop, 'CN-KO-KUR-400'),
    email: 'jednou@priklad.cz',
  })
  const answers = await Promise.all(Array.from({ length: REPEATS }, () => buyer.send('POST', '/orders', order)))
  const { rows } = await shop.pool.query('select count(*)::int as orders from shop.orders where cart_id = $1', [
    order.cartId,
  ])
  const numbers = new Set(answers.map(({ body }) => body.number))
  return {
    text: `one cart placed ${REPEATS} times: ${rows[0].orders} order, ${numbers.size} number told, answers ${countBy(answers)}`,
    holds: rows[0].orders === 1 && numbers.size === 1 && answers.every(({ status }) => status === 201),
  }
}

async function oneCoupon(shop: ServicesOnly): Promise<Finding> {
  await shop.pool.query(
    `insert into shop.coupons (storefront_id, code, name, kind, amount, limit_total, customer_groups, valid_from, valid_to)
     values (1, 'JEDENKRAT', 'Jedenkrát', 'fixed', 5000, 1, '{maloobchod}', '2020-01-01', '2099-12-31')`,
  )
  const variantId = await findVariant(shop, 'CN-GR-KUR-A-02K')
  const ready = await inParallel(Array.from({ length: REPEATS }), AT_ONCE, async (_, index) => {
    const buyer = newBuyer(shop.url)
    return {
      buyer,
      order: await fillCart(buyer, { variantId, email: `kupon${index}@priklad.cz`, coupon: 'JEDENKRAT' }),
    }
  })
  const answers = await Promise.all(ready.map(({ buyer, order }) => buyer.send('POST', '/orders', order)))
  const { rows } = await shop.pool.query(
    `select c.redeemed, (select count(*)::int from shop.coupon_redemptions r where r.coupon_id = c.id) as rows
       from shop.coupons c where c.code = 'JEDENKRAT'`,
  )
  return {
    text: `a coupon for one redeemed ${REPEATS} times: ${rows[0].redeemed} redemption, answers ${countBy(answers)}`,
    holds:
      rows[0].redeemed === 1 && rows[0].rows === 1 && answers.every(({ status }) => status === 201 || status === 409),
  }
}

async function oneLotOfCredits(shop: ServicesOnly): Promise<Finding> {
  const variantId = await findVariant(shop, 'CN-GR-KUR-A-02K')
  const { buyer, customerId } = await signedIn(shop, 'kredity@priklad.cz')
  const order = await fillCart(buyer, { variantId, email: 'kredity@priklad.cz', credits: 100 })
  const tabs = [buyer, newBuyer(shop.url, new Map(buyer.cookies))]
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (tabs[index % 2] as Buyer).send('POST', '/orders', order)),
  )
  const { rows } = await shop.pool.query(
    `select coalesce(-sum(amount), 0)::int as spent from shop.credit_entries where customer_id = $1 and kind = 'spend'`,
    [customerId],
  )
  const numbers = new Set(answers.map(({ body }) => body.number))
  return {
    text: `100 credits spent in two windows, 20 clicks: ${rows[0].spent} spent, ${numbers.size} order, answers ${countBy(answers)}`,
    holds: rows[0].spent === 100 && numbers.size === 1 && answers.every(({ status }) => status === 201),
  }
}

async function truths(shop: ServicesOnly): Promise<Finding> {
  const { rows } = await shop.pool.query('select name, violations::int from internal.check_truths()')
  const broken = rows.filter(({ violations }) => violations > 0)
  const names = broken.map(({ name }) => name).join(', ')
  return {
    text: `${rows.length - broken.length} of ${rows.length} truths empty${names && `: not ${names}`}`,
    holds: broken.length === 0,
  }
}

async function findVariant(shop: ServicesOnly, sku: string): Promise<number> {
  const { rows } = await shop.pool.query('select id from shop.variants where sku = $1', [sku])
  return Number(rows[0].id)
}

/** Looks at the shelf all the time the race runs; the constraint would stop a fall, this sees that none was tried. */
function watchStock(shop: ServicesOnly, variantId: number): { stop(): Promise<number> } {
  let lowest = Number.POSITIVE_INFINITY
  let running = true
  const look = async () => {
    while (running) {
      const { rows } = await shop.pool.query(
        'select on_hand - reserved as left from shop.stock where variant_id = $1',
        [variantId],
      )
      lowest = Math.min(lowest, rows[0].left)
    }
  }
  const looking = look()
  return {
    async stop() {
      running = false
      await looking
      return lowest
    },
  }
}

/** A customer with 100 credits and an open session, made as the library that keeps sessions would make it. */
async function signedIn(shop: ServicesOnly, email: string): Promise<{ buyer: Buyer; customerId: number }> {
  const token = randomBytes(24).toString('base64url')
  const { rows } = await shop.pool.query(
    `with person as (insert into auth.users (name, email, email_verified) values ('', $1, true) returning id),
          session as (insert into auth.sessions (expires_at, token, updated_at, user_id)
                      select now() + interval '1 day', $2, now(), id from person),
          customer as (insert into shop.customers (storefront_id, user_id, email, created_at)
                       select 1, id, $1, now() from person returning id)
     insert into shop.credit_entries (customer_id, kind, amount, usable_from, created_at)
     select id, 'goodwill', 100, now(), now() from customer returning customer_id`,
    [email, token],
  )
  const signature = createHmac('sha256', SECRET).update(token).digest('base64')
  const cookies = new Map([['cenich.session_token', encodeURIComponent(`${token}.${signature}`)]])
  return { buyer: newBuyer(shop.url, cookies), customerId: Number(rows[0].customer_id) }
}

function countBy(answers: readonly Answer[]): string {
  const counts = Map.groupBy(answers, ({ status }) => status)
  return [...counts].map(([status, list]) => `${list.length}× ${status}`).join(' ')
}
