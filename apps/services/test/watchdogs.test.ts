import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Harness } from './harness.ts'
import { SKU, startShop, variantId, visit } from './shopping.ts'

let shop: Harness
let bag: number
beforeAll(async () => {
  shop = await startShop()
  bag = await variantId(shop, SKU.bag2)
})
afterAll(() => shop.stop())

async function readWatchdogs(email: string) {
  const { rows } = await shop.database.pool.query(
    'select variant_id, kind, seen_price, confirmed_at from internal.watchdogs where email = $1',
    [email],
  )
  return rows
}

test('who waits is written down once, with the price seen and unconfirmed', async () => {
  const guest = visit(shop)
  const wish = { variantId: bag, email: ' Jitka@Example.CZ ', kind: 'back_in_stock' as const }
  expect((await guest.call('watchVariant', wish)).status).toBe(202)
  expect((await guest.call('watchVariant', wish)).status).toBe(202)
  const [watchdog, ...more] = await readWatchdogs('jitka@example.cz')
  expect(more).toEqual([])
  expect(watchdog).toMatchObject({ kind: 'back_in_stock', confirmed_at: null })
  expect(Number(watchdog.seen_price)).toBeGreaterThan(0)
})

test('a variant nobody can see cannot be waited for', async () => {
  const answer = await visit(shop).call('watchVariant', { variantId: 999_999_999, email: 'a@example.cz' })
  expect(answer.error.code).toBe('variant_gone')
})

test('an address that is none is refused at its field', async () => {
  const answer = await visit(shop).call('watchVariant', { variantId: bag, email: 'nikdo' })
  expect(answer.error).toMatchObject({ code: 'invalid_input', details: { fields: { email: 'email_invalid' } } })
})
