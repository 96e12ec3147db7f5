import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../src/test-database.ts'
import { EXPECTED_ACCESS } from './access-expected.ts'
import { type AccessMatrix, ROLES, readAccess, readRelations } from './access-matrix.sql.ts'

let database: TestDatabase
let actual: AccessMatrix
let relations: string[]
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
  const client = await database.pool.connect()
  actual = await readAccess(client)
  relations = await readRelations(client)
  client.release()
})
afterAll(() => database.drop())

test('every table and view has its row in the matrix', () => {
  const missing = relations.filter((relation) => !(relation in EXPECTED_ACCESS))
  expect(missing, 'add a row to access-expected.ts and say who may do what').toEqual([])
})

test('the matrix names no table that is gone', () => {
  expect(Object.keys(EXPECTED_ACCESS).filter((relation) => !relations.includes(relation))).toEqual([])
})

test.each(ROLES)('%s can do exactly what the matrix says', (role) => {
  const cellsOf = (matrix: AccessMatrix) =>
    relations.map((relation) => `${relation} ${matrix[relation]?.[role] ?? 'nothing'}`)
  expect(cellsOf(actual)).toEqual(cellsOf(EXPECTED_ACCESS))
})

test('no visitor, customer or member of staff writes but where staff edit words', () => {
  const writers = Object.entries(actual).flatMap(([relation, cells]) =>
    Object.entries(cells)
      .filter(([role, cell]) => role !== 'services' && /insert|update|delete/.test(cell ?? ''))
      .map(([role]) => `${role} ${relation}`),
  )
  expect(writers.sort()).toEqual([
    'staff_admin shop.answer_phrases',
    'staff_admin shop.search_absences',
    'staff_admin shop.search_synonyms',
    'staff_admin shop.search_word_forms',
    'staff_content shop.answer_phrases',
    'staff_content shop.search_absences',
    'staff_content shop.search_synonyms',
    'staff_content shop.search_word_forms',
  ])
})

test('a table that is forgotten is found', async () => {
  const client = await database.pool.connect()
  await client.query('begin; create table shop.forgotten (id integer)')
  expect(await readRelations(client)).toContain('shop.forgotten')
  // Nobody thought of row-level security either: the default grant to the services is all it has.
  expect((await readAccess(client))['shop.forgotten']).toEqual({
    services: 'delete:all insert:all select:all update:all',
  })
  await client.query('rollback')
  client.release()
})
