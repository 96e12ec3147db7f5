import { readTruths } from '@shop/database/truths.sql'
import { signOrderAccess } from '@shop/services/order/access-token'
import { inParallel, newBuyer } from '@shop/stack/buyer'
import { fillCart } from '@shop/stack/checkout'
import type { Figure } from '@shop/stack/figure'
import { addJob, drainJobs } from '@shop/stack/job-queue'
import { type PayingShop, startPayingShop } from '@shop/stack/paying-shop'
import { SECRET } from '@shop/stack/services-only'
import { judgeOrder, readOrderMoney, takenFor } from '../judge-orders.ts'
import { copyOrders } from './copy-orders.sql.ts'
import { newPlayed, openUnanswered, type Payer, type Played, playSteps } from './play-sequence.ts'
import { generateSequence, type Sequence } from './sequence.ts'

const COUNT = 10_000
const AT_ONCE = 24
const PLENTY = 'CN-KO-KUR-400'
const SCARCE = 'CN-GR-KUR-A-02K'
const SHOWN = 20
const TOLD_EVERY = 1000

/** Arguments: a seed to repeat a run, and how many sequences to play. */
export async function run([seedText, countText]: string[]): Promise<Figure> {
  const seed = seedText === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(seedText)
  const count = countText === undefined ? COUNT : Number(countText)
  console.log(`seed ${seed}, ${count} sequences`)
  const shop = await startPayingShop()
  const played = newPlayed()
  const tell = createTeller(played)
  try {
    const payers = await preparePayers(shop, seed, count)
    tell('orders are there')
    await playInTime(shop, payers, played, tell)
    tell('in time: played')
    await letTimePass(shop, 6)
    await letTimePass(shop, 17)
    tell('asked by ourselves')
    await letTimePass(shop, 65)
    const forgotten = await findForgotten(shop, payers)
    await sellTheRest(shop)
    tell('deadline passed')
    await inParallel(payers, AT_ONCE, (payer) => playSteps(shop, payer, payer.sequence.late, played))
    await drainJobs(shop.pool)
    await letTimePass(shop, 24 * 60 + 2)
    tell('late: played')
    return await judge(shop, payers, { seed, played, forgotten })
  } finally {
    await shop.stop()
  }
}

function createTeller(played: Played): (what: string) => void {
  const began = Date.now()
  return (what) =>
    console.log(
      `${what} after ${Math.round((Date.now() - began) / 1000)} s: ${played.steps} steps, ${played.rings} rings`,
    )
}

async function preparePayers(shop: PayingShop, seed: number, count: number): Promise<Payer[]> {
  await shop.pool.query('update shop.stock set on_hand = 1000000')
  const sequences = Array.from({ length: count }, (_, index) => generateSequence(seed + index))
  const gone = sequences.filter(({ areGoodsGone }) => areGoodsGone)
  const there = sequences.filter(({ areGoodsGone }) => !areGoodsGone)
  const payers = [...(await toPayers(shop, PLENTY, there)), ...(await toPayers(shop, SCARCE, gone))]
  for (const [index, payer] of payers.entries()) payer.other = () => payers[(index + 7) % payers.length] as Payer
  await shop.pool.query('vacuum analyze')
  return payers
}

async function toPayers(shop: PayingShop, sku: string, sequences: Sequence[]): Promise<Payer[]> {
  const { rows } = await shop.pool.query('select id::int from shop.variants where sku = $1', [sku])
  const first = newBuyer(shop.url)
  const order = await fillCart(first, { variantId: rows[0].id, email: 'platce@priklad.cz', payment: 'karta' })
  const { body } = await first.send('POST', '/orders', order)
  const copies = await copyOrders(shop.pool, body.orderId, sequences.length)
  return copies.map(({ id, number, placedAt }, index) => ({
    orderId: id,
    number,
    token: signOrderAccess(SECRET, { orderId: id, placedAt }),
    buyer: newBuyer(shop.url),
    sequence: sequences[index] as Sequence,
    other: () => {
      throw new Error('Nobody else is there yet.')
    },
  }))
}

async function playInTime(
  shop: PayingShop,
  payers: Payer[],
  played: Played,
  tell: (what: string) => void,
): Promise<void> {
  shop.gopay.setFaults({ loseCreate: 'after' })
  const unlucky = payers.filter(({ sequence }) => sequence.isFirstAnswerLost)
  await inParallel(unlucky, AT_ONCE, (payer) => openUnanswered(payer, played))
  shop.gopay.setFaults({ loseCreate: 'no' })
  await inParallel(payers, AT_ONCE, async (payer, index) => {
    await playSteps(shop, payer, payer.sequence.inTime, played)
    if (index > 0 && index % TOLD_EVERY === 0) tell(`order ${index}`)
  })
  await drainJobs(shop.pool)
}

/** The clock moves, and what the timetable does every minute is done until there is nothing left to do. */
async function letTimePass(shop: PayingShop, minutes: number): Promise<void> {
  await shop.moveClock(minutes)
  for (;;) {
    const { rows } = await shop.pool.query(
      `select (select count(*)::int from shop.payments where check_at <= internal.shop_now()) as checks,
              (select count(*)::int from shop.orders where deadline_at <= internal.shop_now()) as deadlines`,
    )
    const [{ checks, deadlines }] = rows
    if (checks + deadlines === 0) return
    if (checks > 0) await addJob(shop.pool, 'poll-payments')
    if (deadlines > 0) await addJob(shop.pool, 'expire-orders')
    await drainJobs(shop.pool)
  }
}

/** Whoever had paid in time has their order, whatever became of the notifications; only of what nobody could know they tell late. */
async function findForgotten(shop: PayingShop, payers: Payer[]): Promise<string[]> {
  const charged = new Set(shop.gopay.charges.map(({ orderNumber }) => orderNumber))
  const ids = payers
    .filter(({ number, sequence }) => charged.has(number) && !sequence.isFirstAnswerLost)
    .map(({ orderId }) => orderId)
  const orders = await readOrderMoney(shop.pool, ids)
  return orders.filter(({ state }) => state !== 'accepted' && state !== 'cancelled').map(({ number }) => number)
}

/** From now on nobody gets the scarce goods who has let them go. */
async function sellTheRest(shop: PayingShop): Promise<void> {
  await shop.pool.query(
    'update shop.stock set on_hand = reserved where variant_id = (select id from shop.variants where sku = $1)',
    [SCARCE],
  )
}

interface Outcome {
  seed: number
  played: Played
  forgotten: string[]
}

async function judge(shop: PayingShop, payers: Payer[], { seed, played, forgotten }: Outcome): Promise<Figure> {
  const orders = await readOrderMoney(
    shop.pool,
    payers.map(({ orderId }) => orderId),
  )
  const wrong = orders.flatMap((order) => {
    const fault = judgeOrder(order, takenFor(shop.gopay, order.number))
    return fault ? [`order ${order.number} ${fault}`] : []
  })
  const client = await shop.pool.connect()
  const broken = (await readTruths(client)).filter(({ violations }) => violations > 0)
  client.release()
  const faults = [
    ...played.faults,
    ...forgotten.map((number) => `order ${number} was paid in time and lost`),
    ...wrong,
    ...broken.map(({ name, violations, samples }) => `${name}: ${violations} rows ${JSON.stringify(samples)}`),
  ]
  for (const fault of faults.slice(0, SHOWN)) console.log(fault)
  const states = Map.groupBy(orders, ({ state }) => state)
  console.log([...states].map(([state, list]) => `${list.length} ${state}`).join(', '))
  const twice = orders.filter(({ number }) => shop.gopay.countPaid(number) > 1).length
  console.log(`${twice} orders were paid at the gateway more than once; all but one payment went back`)
  return {
    question: 'notifications',
    figure: `${payers.length} sequences, ${played.rings} rings, ${faults.length} faults, ${broken.length} truths broken, seed ${seed}`,
    goal: `${payers.length} sequences, every order legal and paid exactly once, 0 faults, 0 truths broken`,
    holds: faults.length === 0,
  }
}
