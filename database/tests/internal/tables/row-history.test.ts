import fc from 'fast-check'
import type { ClientBase } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { cloneDemoDatabase } from '../../../src/demo-template.ts'
import type { TestDatabase } from '../../../src/test-database.ts'
import { asOwner, value } from '../../as-role.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDemoDatabase(inject('templateUrl'))
})
afterAll(() => database.drop())

const tell = (client: ClientBase, reason: string) =>
  client.query(`select set_config('shop.change', $1, true)`, [
    JSON.stringify({ actorKind: 'staff', actorId: 'user-1', requestId: 'r-1', reason }),
  ])

const Step = fc.record({
  field: fc.constantFrom('name', 'subtitle', 'short_description', 'origin_country'),
  text: fc.string({ minLength: 1, maxLength: 12 }).map((text) => text.replaceAll('\0', '')),
})

describe('the history of a row', () => {
  test('played back gives the row of every moment, and the present one at the end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(Step, { minLength: 1, maxLength: 12 }), async (steps) => {
        await asOwner(database.pool, async (client) => {
          const read = () =>
            value(client, `select to_jsonb(p) - '{version,updated_at}'::text[] from shop.products p where id = 1`)
          const asOf = (at: string) =>
            value(client, `select internal.row_as_of('products', '1', '${at}') - '{version,updated_at}'::text[]`)
          const seen: { at: string; row: unknown }[] = []
          for (const [turn, { field, text }] of steps.entries()) {
            await client.query('update internal.clock set offset_ms = $1', [turn * 60_000])
            await tell(client, `turn ${turn}`)
            await client.query(`update shop.products set ${field} = $1 where id = 1`, [text])
            seen.push({ at: String(await value(client, 'select internal.shop_now()::text')), row: await read() })
          }
          for (const { at, row } of seen) expect(await asOf(at)).toEqual(row)
          expect(await asOf('2199-01-01')).toEqual(await read())
        })
      }),
      { numRuns: 25 },
    )
  })

  test('says who, why and which fields, and nothing for a row written as it was', async () => {
    await asOwner(database.pool, async (client) => {
      await tell(client, 'Překlep')
      await client.query(`update shop.products set name = 'Jiné jméno', subtitle = subtitle where id = 1`)
      await client.query('update shop.products set name = name where id = 1')
      const { rows } = await client.query(
        `select kind, row_key, before ? 'name' as was, after, actor_kind, actor_id, reason from internal.row_history where table_name = 'products' and reason <> ''`,
      )
      expect(rows).toEqual([
        {
          ...{ kind: 'changed', row_key: '1', was: true, after: { name: 'Jiné jméno' } },
          ...{ actor_kind: 'staff', actor_id: 'user-1', reason: 'Překlep' },
        },
      ])
    })
  })

  test('knows what was added and what is gone, by all columns of the key', async () => {
    await asOwner(database.pool, async (client) => {
      await tell(client, '')
      const key = `where storefront_id = 1 and key = 'test.one'`
      await client.query(
        `insert into shop.settings (storefront_id, key, type, value) values (1, 'test.one', 'integer', '1')`,
      )
      await client.query(`update shop.settings set value = '2' ${key}`)
      await client.query(`delete from shop.settings ${key}`)
      const { rows } = await client.query(
        `select kind, before ->> 'value' as was, after ->> 'value' as became from internal.row_history where row_key = '1:test.one' order by id`,
      )
      expect(rows).toEqual([
        { kind: 'added', was: null, became: '1' },
        { kind: 'changed', was: '1', became: '2' },
        { kind: 'removed', was: '2', became: null },
      ])
    })
  })

  test('counters that the shop moves by itself leave none', async () => {
    await asOwner(database.pool, async (client) => {
      const count = () => value(client, 'select count(*)::int from internal.row_history')
      const before = await count()
      await client.query('update shop.batches set on_hand = on_hand + 1')
      await client.query('update shop.coupons set redeemed = redeemed')
      expect(await count()).toBe(before)
    })
  })

  test.each([
    'update internal.row_history set reason = $$x$$',
    'delete from internal.row_history',
    'truncate internal.row_history',
  ])('stays as it was written: %s', async (statement) => {
    const write = asOwner(database.pool, async (client) => {
      await tell(client, '')
      await client.query(`update shop.brands set name = name || '!'`)
      await client.query(statement)
    })
    await expect(write).rejects.toThrow(/row_history|append/)
  })
})
