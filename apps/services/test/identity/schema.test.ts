import { getMigrations } from 'better-auth/db/migration'
import { expect, test } from 'vitest'
import { startHarness } from '../harness.ts'
import { openHarness } from '../open-shop.ts'

const shop = openHarness(startHarness)

test('our migration of the schema auth is all that better-auth asks for', async () => {
  const plan = await getMigrations(shop.deps.auth.options)
  expect(plan).toMatchObject({ toBeCreated: [], toBeAdded: [], schemaProblems: [] })
})
