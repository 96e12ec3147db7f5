import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createRandom, type Random } from '@shop/database/random'
import { readTruths } from '@shop/database/truths.sql'
import { buildShop } from '@shop/stack/built-shop'
import { inParallel } from '@shop/stack/buyer'
import { type CrashingShop, startCrashingShop, VICTIMS, type Victim } from '@shop/stack/crashing-shop'
import type { Figure } from '@shop/stack/figure'
import { addJob, drainJobs } from '@shop/stack/job-queue'
import { judgeOrder, readOrderMoney, takenFor } from '../judge-orders.ts'
import { buyThroughCrashes, type CrashBuyer } from './crash-buyer.ts'
import { judgeMails } from './judge-mails.ts'

const ORDERS = 2000
const KILLS = 200
const AT_ONCE = 16
const BUILD = join(import.meta.dirname, '../../apps/storefront/build/shop')
const SHOWN = 20

/** Arguments: a seed, how many orders, how many kills. Where exactly a kill hits is decided by the machine, not by the seed. */
export async function run([seedText, ordersText, killsText]: string[]): Promise<Figure> {
  const seed = seedText === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(seedText)
  const [orders, kills] = [Number(ordersText ?? ORDERS), Number(killsText ?? KILLS)]
  console.log(`seed ${seed}, ${orders} orders, ${kills} kills`)
  if (!existsSync(BUILD)) await buildShop()
  const shop = await startCrashingShop()
  try {
    const variantId = await stockUp(shop)
    const progress: Progress = { done: 0, orders, isOver: false }
    const killing = killAtRandom(shop, createRandom(seed), kills, progress)
    const buyers = await inParallel(Array.from({ length: orders }), AT_ONCE, async (_, index) => {
      const wish = { email: `kupec${index}@priklad.cz`, variantId, ip: `198.18.${index >> 8}.${index & 255}` }
      const buyer = await buyThroughCrashes(shop, createRandom(seed + index), wish)
      progress.done += 1
      return buyer
    })
    progress.isOver = true
    const killed = await killing
    await recover(shop)
    return await judge(shop, { seed, buyers, killed, wanted: kills })
  } finally {
    await shop.stop()
  }
}

interface Progress {
  done: number
  orders: number
  isOver: boolean
}

type Killed = Record<Victim, number>

async function stockUp({ pool }: CrashingShop): Promise<number> {
  await pool.query('update shop.stock set on_hand = 1000000')
  const { rows } = await pool.query(`select id::int from shop.variants where sku = 'CN-KO-KUR-400'`)
  return rows[0].id
}

/** The points are spread over the orders; each victim is hit once it stands again. What is left at the end is dealt out then. */
async function killAtRandom(shop: CrashingShop, random: Random, kills: number, progress: Progress): Promise<Killed> {
  const killed: Killed = { services: 0, worker: 0, storefront: 0, postgres: 0 }
  const points = Array.from({ length: kills }, () => random.below(progress.orders)).sort((a, b) => a - b)
  const began = Date.now()
  for (const [index, point] of points.entries()) {
    const victim = VICTIMS[index % VICTIMS.length] as Victim
    while (progress.done < point && !progress.isOver) await delay(20)
    await delay(random.below(400))
    while (!(await shop.crash(victim))) await delay(50)
    killed[victim] += 1
    if ((index + 1) % 20 === 0) {
      const seconds = Math.round((Date.now() - began) / 1000)
      console.log(`${index + 1} kills and ${progress.done} paid orders after ${seconds} s`)
    }
  }
  return killed
}

/** Everything stands again; the minutes until the poller asks by itself are not waited for. */
async function recover(shop: CrashingShop): Promise<void> {
  await shop.whenUp()
  await shop.gopay.notifier.settled()
  await drainJobs(shop.pool)
  await shop.pool.query('update shop.payments set check_at = now() where check_at is not null')
  await addJob(shop.pool, 'poll-payments')
  await drainJobs(shop.pool)
}

interface Outcome {
  seed: number
  buyers: CrashBuyer[]
  killed: Killed
  wanted: number
}

async function judge(shop: CrashingShop, { seed, buyers, killed, wanted }: Outcome): Promise<Figure> {
  const { pool, gopay, relay } = shop
  const placed = await pool.query('select id::int from shop.orders where cart_id = any($1)', [
    buyers.map(({ cartId }) => cartId),
  ])
  const orders = await readOrderMoney(
    pool,
    placed.rows.map(({ id }) => id),
  )
  const lost = orders.filter(({ number, state }) => gopay.countPaid(number) > 0 && state !== 'accepted').length
  const charged = orders.filter(({ number }) => gopay.countPaid(number) !== 1).length
  const wrong = orders.flatMap((order) => judgeOrder(order, takenFor(gopay, order.number)) ?? [])
  const mails = await judgeMails(pool, relay, buyers.length)
  const client = await pool.connect()
  const broken = (await readTruths(client)).filter(({ violations }) => violations > 0)
  client.release()
  for (const fault of wrong.slice(0, SHOWN)) console.log(`an order ${fault}`)
  for (const { name, samples } of broken) console.log(`${name} ${JSON.stringify(samples)}`)
  console.log(`killed: ${VICTIMS.map((victim) => `${victim} ${killed[victim]}×`).join(', ')}`)
  console.log(`buyers pressed again ${buyers.reduce((sum, { retries }) => sum + retries, 0)} times`)
  console.log(`mails in doubt: the log of the relay had ${relay.asked.yes} of them, ${relay.asked.no} went again`)
  const kills = Object.values(killed).reduce((sum, count) => sum + count, 0)
  return {
    question: 'order-crash',
    figure: `${orders.length} of ${buyers.length} orders after ${kills} kills, ${lost} paid ones lost, ${charged} charged other than once, ${wrong.length} wrong, ${mails.missing} of ${mails.expected} mails missing, ${mails.doubled} doubled, ${mails.strange} strange, ${broken.length} truths broken, seed ${seed}`,
    goal: `${buyers.length} orders, ${wanted} kills, everything else 0`,
    holds:
      orders.length === buyers.length &&
      kills === wanted &&
      [lost, charged, wrong.length, mails.missing, mails.doubled, mails.strange, broken.length].every((n) => n === 0),
  }
}
