import { getMigrations } from 'better-auth/db/migration'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Harness, startHarness } from '../harness.ts'

let shop: Harness
beforeAll(async () => {
  shop = await startHarness()
})
afterAll(() => shop.stop())

test('our migration of the schema auth is all that better-auth asks for', async () => {
  const plan = await getMigrations(shop.deps.auth.options)
  expect(plan).toMatchObject({ toBeCreated: [], toBeAdded: [], schemaProblems: [] })
})
