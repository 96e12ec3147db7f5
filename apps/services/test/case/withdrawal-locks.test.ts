import { beforeAll, expect, test, vi } from 'vitest'
import { openShop } from '../open-shop.ts'
import { query, stateOf } from '../paying.ts'
import { SKU, setStock } from '../shopping.ts'
import { askAbout, type Cases, openCases } from './taking-cases.ts'

const shop = openShop()
let cases: Cases
beforeAll(async () => {
  cases = await openCases(shop)
  for (const sku of [SKU.can, SKU.bag2]) await setStock(shop, sku, 400)
})

const WAITING = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
const STOCK = 'select from shop.stock where variant_id in (select variant_id from shop.order_lines where order_id = $1)'
const BATCHES = `select from shop.batches where id in (
  select l.batch_id from shop.parcel_lines l join shop.parcels p on p.id = l.parcel_id where p.order_id = $1)`

test.each([
  ['of all', [1, 2], 'on_hold'],
  ['of a part', [2], 'accepted'],
])(
  'a withdrawal %s from a box waits for the stock before it holds a batch, as a packer does',
  async (_, lines, state) => {
    const { orderId, ...order } = await cases.paidFor([
      [SKU.bag2, 1],
      [SKU.can, 1],
    ])
    await cases.room.packed(orderId)
    const packer = await shop.database.pool.connect()
    try {
      await packer.query('begin')
      await packer.query(`${STOCK} for no key update`, [orderId])
      const withdrawn = cases.submit({ ...order, orderId }, askAbout('withdrawal', lines))
      await vi.waitUntil(async () => (await query(shop, WAITING)).length > 0, { timeout: 20_000 })
      await packer.query(`${BATCHES} for no key update nowait`, [orderId])
      await packer.query('commit')
      await withdrawn
      expect(await stateOf(shop, orderId)).toBe(state)
    } finally {
      packer.release(true)
    }
  },
)
