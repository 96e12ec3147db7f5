import fc from 'fast-check'
import type { ClientBase } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../src/test-database.ts'
import { asOwner, asStaff, value } from '../../as-role.ts'
import { insert, insertSmallShop, type SmallShop } from '../../small-shop.ts'

let database: TestDatabase
let shop: SmallShop
const BATCHES = ['A', 'B'] as const
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
  const client = await database.pool.connect()
  shop = await insertSmallShop(client)
  await insert(client, 'stock', { variant_id: shop.variantId, on_hand: 20 })
  for (const code of BATCHES) {
    await insert(client, 'batches', { variant_id: shop.variantId, code, received_on: '2026-01-01', on_hand: 10 })
  }
  client.release()
})
afterAll(() => database.drop())

const tell = (client: ClientBase, kind: string) =>
  client.query(`select set_config('shop.movement', $1, true)`, [
    JSON.stringify({ kind, actorKind: 'staff', actorId: 'user-1', reason: `to je ${kind}`, document: 'papír 7' }),
  ])

// What the warehouse does in a day; each statement leaves what it cannot do as it is.
const STOCK = 'update shop.stock set on_hand = on_hand + $1'
const BATCH = 'update shop.batches set on_hand = on_hand + $1 where code = $2'
const LEAVES = `update shop.stock set on_hand = on_hand - $1, reserved = reserved - $1 where reserved >= $1
  and exists (select from shop.batches where code = $2 and on_hand >= $1)`
type Act = (client: ClientBase, pieces: number, code: string) => Promise<unknown>
const ACTS: Record<string, Act> = {
  async intake(client, pieces, code) {
    await client.query(STOCK, [pieces])
    await client.query(BATCH, [pieces, code])
  },
  order: (client, pieces) =>
    client.query('update shop.stock set reserved = reserved + $1 where on_hand - reserved >= $1', [pieces]),
  cancel: (client, pieces) =>
    client.query('update shop.stock set reserved = reserved - $1 where reserved >= $1', [pieces]),
  async ship(client, pieces, code) {
    const { rowCount } = await client.query(LEAVES, [pieces, code])
    if (rowCount) await client.query(BATCH, [-pieces, code])
  },
  async write_off(client, pieces, code) {
    const { rowCount } = await client.query(
      'update shop.batches set on_hand = on_hand - $1 where code = $2 and on_hand >= $1 and (select s.on_hand - s.reserved from shop.stock s) >= $1',
      [pieces, code],
    )
    if (rowCount) await client.query(STOCK, [-pieces])
  },
  block: (client, _pieces, code) =>
    client.query(`update shop.batches set blocked_reason = 'plíseň' where code = $1`, [code]),
  unblock: (client, _pieces, code) =>
    client.query('update shop.batches set blocked_reason = null where code = $1', [code]),
}
const Step = fc.record({
  act: fc.constantFrom(...Object.keys(ACTS)),
  pieces: fc.integer({ min: 1, max: 9 }),
  code: fc.constantFrom(...BATCHES),
})

const WRONG = `select count(*)::integer from (
  select s.on_hand + s.withheld as lies, coalesce((select sum(m.pieces) from shop.stock_movements m
    where m.variant_id = s.variant_id and m.batch_id is null), 0) as summed from shop.stock s
  union all
  select b.on_hand, coalesce((select sum(m.pieces) from shop.stock_movements m where m.batch_id = b.id), 0) from shop.batches b
  union all
  select s.withheld + s.owed, coalesce((select sum(b.on_hand) from shop.batches b where b.blocked_reason is not null), 0) from shop.stock s
) a where lies <> summed`
const LEDGER = `select coalesce(jsonb_agg(to_jsonb(m) order by m.id), '[]') from shop.stock_movements m`
const UNTRUE = `select count(*)::integer from internal.check_truths()
  where violations > 0 and name in ('stock_is_sum_of_movements', 'blocked_pieces_are_withheld', 'stock_is_never_below_zero')`

describe('the ledger of stock', () => {
  test('adds up to the stock after whatever happens, and no row of it ever changes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(Step, { minLength: 1, maxLength: 20 }), async (steps) => {
        await asOwner(database.pool, async (client) => {
          let before = (await value(client, LEDGER)) as unknown[]
          for (const { act, pieces, code } of steps) {
            await ACTS[act]?.(client, pieces, code)
            expect(await value(client, WRONG)).toBe(0)
            const after = (await value(client, LEDGER)) as unknown[]
            expect(after.slice(0, before.length)).toEqual(before)
            before = after
          }
          expect(await value(client, UNTRUE)).toBe(0)
        })
      }),
      { numRuns: 60 },
    )
  })

  test('says what it was, who did it, why and by which paper; without a word it is a correction', async () => {
    await asOwner(database.pool, async (client) => {
      await tell(client, 'intake')
      await client.query(STOCK, [5])
      await client.query(`select set_config('shop.movement', '', true)`)
      await client.query(STOCK, [-1])
      const { rows } = await client.query(
        `select kind, pieces, balance, reason, document, actor_kind, actor_id from shop.stock_movements where batch_id is null order by id`,
      )
      const nobody = { reason: '', document: null, actor_kind: 'system', actor_id: null }
      expect(rows).toEqual([
        { kind: 'opening', pieces: 20, balance: 20, ...nobody },
        {
          ...{ kind: 'intake', pieces: 5, balance: 25, reason: 'to je intake', document: 'papír 7' },
          ...{ actor_kind: 'staff', actor_id: 'user-1' },
        },
        { kind: 'correction', pieces: -1, balance: 24, ...nobody },
      ])
    })
  })

  test('opens an account that is older than the ledger when it first moves', async () => {
    await asOwner(database.pool, async (client) => {
      await client.query('set local session_replication_role = replica')
      await client.query('delete from shop.stock_movements')
      await client.query('set local session_replication_role = origin')
      await client.query(STOCK, [-2])
      expect(await value(client, `select string_agg(kind || pieces, ' ' order by id) from shop.stock_movements`)).toBe(
        'opening20 correction-2',
      )
    })
  })

  test('keeps a move from shelf to shelf, and reserving leaves no row', async () => {
    await asOwner(database.pool, async (client) => {
      await client.query(`update shop.stock set shelf = 'A1-1'`)
      await client.query(`update shop.stock set shelf = 'B2-1'`)
      await client.query('update shop.stock set reserved = 3')
      const last = `select kind || ' ' || document || ' ' || balance from shop.stock_movements order by id desc limit 1`
      expect(await value(client, last)).toBe('move A1-1 → B2-1 20')
    })
  })

  test.each(['update shop.stock_movements set pieces = 1', 'delete from shop.stock_movements'])(
    'nobody runs %s',
    async (statement) => {
      await expect(asOwner(database.pool, (client) => client.query(statement))).rejects.toThrow('append-only')
      await expect(asStaff(database.pool, 'staff_warehouse', (client) => client.query(statement))).rejects.toThrow(
        'permission denied',
      )
    },
  )
})

describe('a blocked batch', () => {
  test('is not for sale, and what orders hold of it is owed until they let it go', async () => {
    await asOwner(database.pool, async (client) => {
      const state = () =>
        value(client, `select on_hand || ' ' || reserved || ' ' || withheld || ' ' || owed from shop.stock`)
      await client.query('update shop.stock set reserved = 15')
      await client.query(`update shop.batches set blocked_reason = 'plíseň' where code = 'A'`)
      expect(await state()).toBe('15 15 5 5')
      await client.query('update shop.stock set reserved = 12')
      expect(await state()).toBe('12 12 8 2')
      // Good pieces come: two of them are what orders wait for.
      await client.query(STOCK, [6])
      await client.query(BATCH, [6, 'B'])
      expect(await state()).toBe('16 12 10 0')
      await client.query('update shop.batches set blocked_reason = null')
      expect(await state()).toBe('26 12 0 0')
    })
  })
})
