import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { newBuyer } from '@shop/stack/buyer'
import { fillCart } from '@shop/stack/checkout'
import type { Figure } from '@shop/stack/figure'
import { type ClusteredShop, startClusteredShop } from '../cluster/clustered-shop.ts'
import { endWithSignals } from '../cluster/end-with-signals.ts'
import { type DrillCluster, startDrillCluster } from '../cluster/start-drill-cluster.ts'
import { startBuyers } from '../cluster/steady-buyers.ts'
import { copyOrders } from '../notifications/copy-orders.sql.ts'
import { archiveEverything, backUp } from './back-up.ts'
import { rebuildCluster } from './rebuild-cluster.ts'
import { type Restored, restoreBefore } from './restore-before.ts'

const ORDERS = 1000
const BUYERS = 4
const COPIED_AT_ONCE = 20_000
/** What was bought in every order: the worst table to lose. */
const DROPPED = 'shop.order_lines'

/** Options: --copies n (orders the shop has before its backup), --orders n (placed after it), --disk n (megabytes of each node). */
export async function run(args: string[]): Promise<Figure> {
  endWithSignals()
  const { copies, orders, disk } = readOptions(args)
  const cluster = await startDrillCluster({ diskMegabytes: disk })
  try {
    const shop = await startClusteredShop(cluster.doors)
    const noted = await lose(cluster, shop, { copies, orders }).finally(() => shop.stop())
    const restored = await restoreBefore(cluster, noted.moment)
    const closedSeconds = await rebuildCluster(cluster, noted.moment)
    const answers = await askShop(cluster)
    return toFigure(noted, restored, { ...answers, closedSeconds })
  } finally {
    await cluster.stop()
  }
}

function readOptions(args: string[]): { copies: number; orders: number; disk: number } {
  const { values } = parseArgs({
    args,
    options: {
      copies: { type: 'string', default: '0' },
      orders: { type: 'string', default: String(ORDERS) },
      disk: { type: 'string', default: '3072' },
    },
  })
  return { copies: Number(values.copies), orders: Number(values.orders), disk: Number(values.disk) }
}

interface Noted {
  /** Of the database's clock: everything placed is before it, the loss after it. */
  moment: string
  placed: number
  orders: number
  lines: number
  backupSeconds: number
}

/** A backup, orders after it, a moment that is noted, and then a table that is gone. */
async function lose(
  cluster: DrillCluster,
  shop: ClusteredShop,
  wish: { copies: number; orders: number },
): Promise<Noted> {
  await grow(shop, wish.copies)
  const backupSeconds = await backUp(cluster)
  const buyers = startBuyers({ servicesUrl: shop.urls.services, variantId: shop.variantId, buyers: BUYERS })
  await buyers.reached(wish.orders)
  await buyers.stop()
  const counts = await countOrders(shop.pool)
  await delay(1000)
  const clock = await shop.pool.query(
    `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') || '+00' as moment`,
  )
  await delay(1500)
  await shop.pool.query(`drop table ${DROPPED} cascade`)
  await archiveEverything(shop.pool)
  console.log(`${DROPPED} is gone after ${buyers.acknowledged.length} more orders`)
  return { ...clock.rows[0], ...counts, placed: buyers.acknowledged.length, backupSeconds }
}

async function countOrders(pool: ClusteredShop['pool']): Promise<{ orders: number; lines: number }> {
  const { rows } = await pool.query(
    `select (select count(*)::int from shop.orders) as orders, (select count(*)::int from ${DROPPED}) as lines`,
  )
  return rows[0]
}

/** Copies of an order that was really placed: a restore is as slow as the shop is large. */
async function grow({ pool, urls, variantId }: ClusteredShop, copies: number): Promise<void> {
  if (copies === 0) return
  const number = await buy(urls.services, variantId)
  const { rows } = await pool.query('select id::int from shop.orders where number = $1', [number])
  for (let left = copies; left > 0; left -= COPIED_AT_ONCE) {
    await copyOrders(pool, rows[0].id, Math.min(left, COPIED_AT_ONCE))
  }
  // A shop has grown over years; its statistics have too.
  await pool.query('analyze')
}

async function buy(servicesUrl: string, variantId: number): Promise<string> {
  const buyer = newBuyer(servicesUrl)
  const order = await fillCart(buyer, { variantId, email: 'kupec@priklad.cz' })
  const { status, body } = await buyer.send('POST', '/orders', order, { 'idempotency-key': crypto.randomUUID() })
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body.number
}

interface Answers {
  orders: number
  lines: number
  page: number
  isOrdered: boolean
}

/** The parts of production over the cluster that was made anew: a page is drawn, an order is placed. */
async function askShop(cluster: DrillCluster): Promise<Answers> {
  const shop = await startClusteredShop(cluster.doors)
  try {
    const counts = await countOrders(shop.pool)
    const { status: page } = await fetch(`${shop.urls.storefront}/produkty/granule`)
    const number = await buy(shop.urls.services, shop.variantId)
    return { ...counts, page, isOrdered: number !== '' }
  } finally {
    await shop.stop()
  }
}

function toFigure(noted: Noted, restored: Restored, answers: Answers & { closedSeconds: number }): Figure {
  const { violations, bytes, restoreSeconds, recoverySeconds } = restored
  const { orders, lines, page, isOrdered, closedSeconds } = answers
  const megabytes = Math.round(bytes / 1e6)
  const rate = (bytes / 1e6 / restoreSeconds).toFixed(0)
  return {
    question: 'restore',
    figure:
      `${orders} of ${noted.orders} orders and ${lines} of ${noted.lines} lines after ${noted.placed} orders since the backup, ` +
      `${violations} truths broken, page ${page}, ${isOrdered ? 'an order was' : 'no order could be'} placed; ` +
      `${megabytes} MB: backup ${noted.backupSeconds.toFixed(1)} s, restore ${restoreSeconds} s (${rate} MB/s) and ${recoverySeconds} s of log, ` +
      `three nodes again after ${closedSeconds.toFixed(0)} s`,
    goal: 'every order and line, 0 truths broken, the shop sells',
    holds:
      restored.orders === noted.orders &&
      orders === noted.orders &&
      lines === noted.lines &&
      violations === 0 &&
      page === 200 &&
      isOrdered,
  }
}
