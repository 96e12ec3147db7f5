import { grow } from '@shop/database/seed/grow'
import { readDemo } from '@shop/database/seed/read-demo'
import { hashPassword } from '@shop/services/identity/password-hash'
import pg from 'pg'
import { copyOrders, listGoods, prepareCopies } from './copy-orders.sql.ts'
import { ensureDatabases, startMaking } from './databases.ts'
import { growAccounts } from './grow-accounts.sql.ts'
import { buildIndexes, dropIndexes, settle } from './indexes.sql.ts'
import { PASSWORD } from './live-models.ts'

interface Size {
  orders: number
  customers: number
  variants: number
  /** Orders are made until the database is as large as this, or as long as this. */
  gigabytes: number
  minutes: number
}

type Tell = (line: string) => void

const DEMO: Size = { orders: 600, customers: 101, variants: 0, gigabytes: 1, minutes: 10 }
const BATCH = 50_000
const DAYS = 1460
/** What indexes add to the rows they are not kept up with, and what an order takes with them: both measured on a hundred thousand. */
const WITH_INDEXES = 1.3
const BYTES_OF_AN_ORDER = 13_900

/** Grows one database step by step; what an interrupted run has finished is not done again. */
async function growDatabase(url: string, size: Size, tell: Tell): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    if (size.variants > 0)
      await once(client, 'catalogue', async () => {
        await grow(client, await readDemo(), { variants: size.variants, reviews: 0 }, tell)
        await client.query('update shop.stock set on_hand = 1000000000')
      })
    await once(client, 'goods', () => listGoods(client))
    await once(client, 'dropped indexes', () => dropIndexes(client))
    const buyers = toBuyers(size)
    await client.query(`insert into bench.steps values ('buyers', $1) on conflict (name) do nothing`, [buyers])
    const password = await hashPassword(PASSWORD)
    await growAccounts(client, { count: size.customers, buyers, password }, tell)
    await once(client, 'orders made', () => growOrders(client, size, buyers, tell))
    await buildIndexes(url, tell)
    await once(client, 'settled', () => settle(client, tell))
  } finally {
    await client.end()
  }
}

/** Six orders each; a number that has nothing in common with the rhythms of the copies. */
function toBuyers({ orders, customers, gigabytes }: Size): number {
  const expected = Math.min(orders, (gigabytes * 1e9) / BYTES_OF_AN_ORDER)
  return Math.min(customers - 1, 30 * Math.ceil(expected / 6 / 30) + 2)
}

/** From the oldest to the newest. The days that are left are shared by the orders that disk and time still allow. */
async function growOrders(client: pg.Client, size: Size, buyers: number, tell: Tell): Promise<void> {
  const statements = await prepareCopies(client)
  const [began, before] = [Date.now(), await numberOf(client, 'orders')]
  const empty = await bytesOf(client)
  let done = before
  for (;;) {
    const made = done - before
    const minutes = (Date.now() - began) / 60_000
    const bytes = ((await bytesOf(client)) - empty) * WITH_INDEXES
    const limits = {
      wish: size.orders,
      disk: made > 0 ? before + made * ((size.gigabytes * 1e9 - empty) / bytes) : Number.POSITIVE_INFINITY,
      time: made > 0 ? before + made * (size.minutes / minutes) : Number.POSITIVE_INFINITY,
    }
    const target = Math.floor(Math.min(...Object.values(limits)))
    if (made > 0)
      tell(`${done} of ${target} orders, ${(bytes / made / 1000).toFixed(1)} kB each, ${minutes.toFixed(1)} min`)
    if (done >= size.orders || (made > 0 && target - done < BATCH / 2)) {
      await keepLimit(client, limits, target)
      return
    }
    const count = Math.min(BATCH, size.orders - done)
    const since = new Date((await numberOf(client, 'orders until')) || Date.now() - DAYS * 86_400_000)
    const share = Math.min(1, count / Math.max(count, target - done))
    const until = new Date(since.getTime() + (Date.now() - since.getTime()) * share)
    await copyOrders(client, statements, { from: done, count, since, until, buyers })
    done += count
  }
}

/** So that the figure can say why there are no more. */
async function keepLimit(client: pg.Client, limits: Record<string, number>, target: number): Promise<void> {
  const [name = 'wish'] = Object.entries(limits).find(([, limit]) => Math.floor(limit) === target) ?? []
  await client.query('insert into bench.steps values ($1, 1) on conflict do nothing', [`limit ${name}`])
}

async function once(client: pg.Client, name: string, work: () => Promise<unknown>): Promise<void> {
  const { rowCount } = await client.query('select from bench.steps where name = $1', [name])
  if (rowCount) return
  await work()
  await client.query('insert into bench.steps values ($1, 1)', [name])
}

export async function numberOf(client: pg.ClientBase, step: string): Promise<number> {
  const { rows } = await client.query<{ number: string }>('select number from bench.steps where name = $1', [step])
  return Number(rows[0]?.number ?? 0)
}

export async function bytesOf(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes')
  return Number(rows[0]?.bytes ?? 0)
}

/** Only once: what is finished is kept, and what was interrupted goes on. */
export async function ensureGrown(size: Size): Promise<void> {
  const tell = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`)
  const cluster = await startMaking(size.orders)
  try {
    await ensureDatabases(cluster, tell)
    if (await isGrown(cluster.url('grown'))) return
    await growDatabase(cluster.url('demo'), DEMO, () => undefined)
    await growDatabase(cluster.url('grown'), size, tell)
  } finally {
    await cluster.stop()
  }
}

async function isGrown(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await numberOf(client, 'settled')) > 0
  } finally {
    await client.end()
  }
}
