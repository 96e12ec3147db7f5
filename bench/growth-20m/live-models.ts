import { hashPassword } from '@shop/services/identity/password-hash'
import { type Answer, type Buyer, newBuyer } from '@shop/stack/buyer'
import { fillCart } from '@shop/stack/checkout'
import { drainJobs } from '@shop/stack/job-queue'
import type { Urls } from '@shop/stack/processes'
import type pg from 'pg'

/** How far an order has come; what a copy is like depends on how long ago it was placed. */
type Stage = 'accepted' | 'shipped' | 'delivered' | 'closed' | 'cancelled'
type Way = 'card' | 'cash'

export interface Model {
  stage: Stage
  way: Way
  orderId: number
}

interface Placed extends Model {
  number: string
  token: string
}

export const PASSWORD = 'Rozmaryn a tymian 7'
const STAFF_EMAIL = 'rust@cenich.example'
const HOUR = 60
const DAY = 24 * HOUR
const BAG = 'CN-GR-KUR-A-02K'
const CAN = 'CN-KO-KUR-400'

interface ModelShop {
  urls: Urls
  /** Superuser. */
  pool: pg.Pool
}

/**
 * Orders of every kind, lived through the shop itself: bought by customers, paid at the gateway or at the door, packed, sent and
 * closed by staff, carrier and jobs. Whatever is copied later is true because these are. Those that are closed are lived first,
 * because the clock that closes them would close the others too.
 */
export async function liveModels(shop: ModelShop): Promise<Model[]> {
  const closed = await livePass(shop, ['closed'], 0)
  const others = await livePass(shop, ['accepted', 'shipped', 'delivered', 'cancelled'], 40 * DAY)
  return [...closed, ...others].map(({ stage, way, orderId }) => ({ stage, way, orderId }))
}

async function livePass(shop: ModelShop, stages: readonly Stage[], begins: number): Promise<Placed[]> {
  await moveClock(shop, begins)
  const placed: Placed[] = []
  for (const stage of stages) for (const way of ['card', 'cash'] as const) placed.push(await buy(shop, stage, way))
  await drainJobs(shop.pool)
  await moveClock(shop, begins + 5 * HOUR)
  const sent = placed.filter(({ stage }) => stage !== 'accepted' && stage !== 'cancelled')
  for (const model of sent) await send(shop, model)
  await moveClock(shop, begins + 27 * HOUR)
  const delivered = sent.filter(({ stage }) => stage !== 'shipped')
  for (const { orderId } of delivered) await advance(shop, orderId, 'delivered')
  await runJob(shop, 'track-parcels')
  await moveClock(shop, begins + 3 * DAY)
  const office = await openOffice(shop)
  for (const { orderId } of delivered.filter(({ way }) => way === 'cash')) {
    await must(office.send('POST', `/staff/orders/${orderId}/cash`, {}))
  }
  await drainJobs(shop.pool)
  if (stages.includes('closed')) {
    await moveClock(shop, begins + 35 * DAY)
    await runJob(shop, 'age-orders')
  }
  await expectStages(shop, placed)
  return placed
}

/** By card with an account, at the door as a guest. */
async function buy({ urls, pool }: ModelShop, stage: Stage, way: Way): Promise<Placed> {
  const email = `vzor-${stage}-${way}@priklad.cz`
  const buyer = newBuyer(urls.services)
  if (way === 'card') await signUp(pool, buyer, email)
  await must(buyer.send('POST', '/cart/lines', { variantId: await variantOf(pool, CAN), pieces: 2 }))
  const payment = way === 'card' ? 'karta' : 'dobirka'
  const order = await fillCart(buyer, { variantId: await variantOf(pool, BAG), email, payment })
  const { body } = await must(buyer.send('POST', '/orders', order))
  const placed = { stage, way, orderId: body.orderId, number: body.number, token: body.accessToken }
  if (stage === 'cancelled') await must(buyer.send('POST', `/orders/${placed.token}/cancellation`, {}))
  else if (way === 'card') await payByCard(urls, buyer, placed)
  return placed
}

async function signUp(pool: pg.Pool, buyer: Buyer, email: string): Promise<void> {
  await pool.query(
    `with u as (insert into auth.users (name, email, email_verified) values ($1, $1, true) returning id),
       a as (insert into auth.accounts (account_id, provider_id, user_id, password, updated_at) select id::text, 'credential', id, $2, now() from u)
     insert into shop.customers (storefront_id, user_id, email, created_at) select 1, id, $1, now() from u`,
    [email, await hashPassword(PASSWORD)],
  )
  await must(buyer.send('POST', '/session', { email, password: PASSWORD }))
}

async function payByCard(urls: Urls, buyer: Buyer, { token, number }: Placed): Promise<void> {
  await must(buyer.send('POST', `/orders/${token}/payments`, {}))
  const payments = (await (await fetch(`${urls.gopay}/__fake/payments?order_number=${number}`)).json()) as {
    id: number
  }[]
  await fetch(`${urls.gopay}/__fake/payments/${payments[0]?.id}/pay`, { method: 'POST' })
  await must(buyer.send('POST', `/orders/${token}/payment/check`, {}))
}

async function send(shop: ModelShop, { orderId }: Placed): Promise<void> {
  const office = await openOffice(shop)
  await must(office.send('POST', `/staff/orders/${orderId}/packing`, {}))
  const parcelId = await parcelOf(shop, orderId)
  await must(office.send('POST', `/staff/parcels/${parcelId}/packing`, {}))
  await drainJobs(shop.pool)
  await must(office.send('POST', '/staff/parcels/hand-over', { parcelIds: [parcelId] }))
  await drainJobs(shop.pool)
  await advance(shop, orderId, 'accepted')
  await runJob(shop, 'track-parcels')
}

async function advance({ pool, urls }: ModelShop, orderId: number, step: string): Promise<void> {
  // Carriers are asked again after a while; here they have news at once.
  await pool.query('update shop.parcels set check_at = created_at where order_id = $1', [orderId])
  const { rows } = await pool.query('select tracking_number as number from shop.parcels where order_id = $1', [orderId])
  const answer = await fetch(`${urls.ppl}/__fake/shipments/${rows[0].number}/advance`, {
    method: 'POST',
    body: JSON.stringify({ step }),
  })
  if (!answer.ok) throw new Error(`The carrier does not know ${rows[0].number}.`)
}

async function parcelOf({ pool }: ModelShop, orderId: number): Promise<number> {
  const { rows } = await pool.query(`select id::int from shop.parcels where order_id = $1 and state <> 'cancelled'`, [
    orderId,
  ])
  if (rows.length !== 1) throw new Error(`A model has ${rows.length} parcels; a copy can have one.`)
  return rows[0].id
}

export async function addStaff(pool: pg.Pool): Promise<void> {
  await pool.query(
    `with u as (insert into auth.users (name, email, email_verified, staff_role) values ($1, $1, true, 'staff_admin') returning id)
     insert into auth.accounts (account_id, provider_id, user_id, password, updated_at) select id::text, 'credential', id, $2, now() from u`,
    [STAFF_EMAIL, await hashPassword(PASSWORD)],
  )
}

/** Signs in as one who may do everything, the second factor being taken for granted. */
export async function openOffice({ urls, pool }: ModelShop): Promise<Buyer> {
  const office = newBuyer(urls.services)
  await must(office.send('POST', '/session', { email: STAFF_EMAIL, password: PASSWORD }))
  await pool.query(
    `update auth.sessions s set second_factor = true, second_factor_at = now() + interval '1 day' from auth.users u where u.id = s.user_id and u.email = $1`,
    [STAFF_EMAIL],
  )
  return office
}

async function runJob({ pool }: ModelShop, job: string): Promise<void> {
  await pool.query(`select graphile_worker.add_job($1, payload => '{"requestId": "models"}'::json)`, [job])
  await drainJobs(pool)
}

async function moveClock({ urls }: ModelShop, minutes: number): Promise<void> {
  const answer = await fetch(`${urls.services}/dev/clock`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ offsetMinutes: minutes }),
  })
  if (!answer.ok) throw new Error(`The clock could not be moved: ${answer.status}.`)
}

async function expectStages({ pool }: ModelShop, models: readonly Placed[]): Promise<void> {
  const { rows } = await pool.query('select id::int, state from shop.orders where id = any($1)', [
    models.map(({ orderId }) => orderId),
  ])
  for (const { orderId, stage, way } of models) {
    const state = rows.find(({ id }) => id === orderId)?.state
    if (state !== stage) throw new Error(`The model ${stage}/${way} has come to ${state}.`)
  }
}

async function variantOf(pool: pg.Pool, sku: string): Promise<number> {
  const { rows } = await pool.query('select id::int from shop.variants where sku = $1', [sku])
  return rows[0].id
}

export async function must(sent: Promise<Answer>): Promise<Answer> {
  const answer = await sent
  if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
  return answer
}
