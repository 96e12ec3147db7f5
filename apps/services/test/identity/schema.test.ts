import { getMigrations } from 'better-auth/db/migration'
import { expect, test } from 'vitest'
import { openEmptyShop } from '../open-shop.ts'

const shop = openEmptyShop()

test('our migration of the schema auth is all that better-auth asks for', async () => {
  const plan = await getMigrations(shop.deps.auth.options)
  expect(plan).toMatchObject({ toBeCreated: [], toBeAdded: [], schemaProblems: [] })
})
