import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildShop } from '@shop/stack/built-shop'
import { startDemoDatabase } from '@shop/stack/demo-database'
import { startStack } from '@shop/stack/start-stack'
import pg from 'pg'
import { cpuTime, cpuTimeOfTree } from '../cpu-time.ts'

interface Item {
  variantId: number
  page: string
  /** The same for who asks the data service. */
  read: string
}

/** What everybody buys: a small bag and two cans. */
export interface Goods {
  shelf: string
  list: string
  bag: Item
  can: Item
}

export interface Shop {
  urls: { storefront: string; services: string; data: string }
  goods: Goods
  /** Milliseconds of processor that the shop has used so far, PostgreSQL included; whoever buys is not counted. */
  cpu(): Promise<number>
  countOrders(): Promise<number>
  stop(): Promise<void>
}

/** The whole shop as customers meet it, production build, everything on this machine. */
export async function openShop(): Promise<Shop> {
  await buildShop()
  const database = await startDemoDatabase()
  const pool = new pg.Pool({ connectionString: database.adminUrl, max: 1 })
  // The database goes away under the pool; nobody is left to tell.
  pool.on('error', () => undefined)
  const stack = await startStack({ ...database, storefront: 'production' }).catch(async (error: unknown) => {
    await pool.end()
    await database.stop()
    throw error
  })
  await pool.query('update shop.stock set on_hand = 1000000')
  const postmaster = await findPostmaster(pool)
  const pids = stack.processes.map(({ pid }) => pid)
  return {
    urls: stack.urls,
    goods: {
      shelf: '/produkty/granule',
      list: '/product_cards?select=product_id,name,slug,price&order=popularity.desc&limit=24',
      bag: await selectItem(pool, 'CN-GR-KUR-A-02K'),
      can: await selectItem(pool, 'CN-KO-KUR-400'),
    },
    async cpu() {
      const times = await Promise.all([...pids.map(cpuTime), cpuTimeOfTree(postmaster)])
      return times.reduce((sum, time) => sum + time, 0)
    },
    async countOrders() {
      const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from shop.orders')
      return rows[0]?.count ?? 0
    },
    async stop() {
      await stack.stop()
      await pool.end()
      await database.stop()
    },
  }
}

async function selectItem(pool: pg.Pool, sku: string): Promise<Item> {
  const { rows } = await pool.query<{ id: string; slug: string }>(
    'select v.id, p.slug from shop.variants v join shop.products p on p.id = v.product_id where v.sku = $1',
    [sku],
  )
  const [row] = rows
  if (!row) throw new Error(`The demo shop has no ${sku}.`)
  const read = `/products?select=id,name,slug,variants(id,sku,name)&slug=eq.${row.slug}`
  return { variantId: Number(row.id), page: `/produkt/${row.slug}`, read }
}

async function findPostmaster(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ dir: string }>(`select current_setting('data_directory') as dir`)
  return Number.parseInt(await readFile(join(rows[0]?.dir ?? '', 'postmaster.pid'), 'utf8'), 10)
}
