import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../src/test-database.ts'
import { asOwner } from '../../as-role.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
})
afterAll(() => database.drop())

/** One record of each age, in years. */
async function insertAudit(client: pg.ClientBase, ...ages: number[]): Promise<void> {
  for (const age of ages) {
    await client.query(
      `insert into internal.audit_log (at, request_id, actor_kind, action, object_type, object_id, details)
       values (now() - make_interval(days => ($1::numeric * 365.25)::int), 'test', 'system', 'test.done', 'age', $2, '{}')`,
      [age, String(age)],
    )
  }
}

async function agesLeft(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query(
    `select object_id as age from internal.audit_log where request_id = 'test' order by at`,
  )
  return rows.map(({ age }) => age)
}

const attempt = (statement: string, ...ages: number[]) =>
  asOwner(database.pool, async (client) => {
    await insertAudit(client, ...ages)
    await client.query(statement)
    return agesLeft(client)
  })

test('a record goes when its four years are over and not before, whoever asks', async () => {
  expect(await attempt(`delete from internal.audit_log where object_id = '5'`, 3, 5)).toEqual(['3'])
  await expect(attempt(`delete from internal.audit_log where object_id = '3'`, 3, 5)).rejects.toThrow('append-only')
})

test('what is kept is never rewritten, not even when it is old', async () => {
  await expect(attempt(`update internal.audit_log set action = 'test.lie'`, 5)).rejects.toThrow('append-only')
})

test('the night forgets in batches, the oldest first', async () => {
  const left = await attempt('select internal.forget_audit(now(), 2)', 3, 5, 6, 7)
  expect(left).toEqual(['5', '3'])
})

test('a moment in the future forgets nothing more', async () => {
  expect(await attempt(`select internal.forget_audit(now() + interval '50 years', 100)`, 3, 5)).toEqual(['3'])
})

test('the services may ask for it and may not delete by themselves', async () => {
  const asked = (statement: string) =>
    asOwner(database.pool, async (client) => {
      await insertAudit(client, 5)
      await client.query('set local role services')
      await client.query(statement)
    })
  await expect(asked('delete from internal.audit_log')).rejects.toThrow('permission denied')
  await expect(asked('select internal.forget_audit(now(), 10)')).resolves.toBeUndefined()
})

test('a stored address keeps its shape and its country, and nothing it said', async () => {
  const blank = await asOwner(database.pool, async (client) => {
    const { rows } = await client.query(
      `select internal.blank_values('{"firstName": "Jana", "zip": "53901", "country": "CZ", "placeCode": 7, "company": null}') as value`,
    )
    return rows[0].value
  })
  expect(blank).toEqual({ firstName: '', zip: '', country: 'CZ', placeCode: null, company: null })
})
