import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Harness } from './harness.ts'
import { startShop, visit } from './shopping.ts'

let shop: Harness
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

test('a vote reaches the editors with what was missing', async () => {
  const vote = {
    kind: 'article' as const,
    slug: 'kolik-krmiva-do-misky',
    isHelpful: false,
    message: ' Chybí štěňata. ',
  }
  expect((await visit(shop).call('voteOnContent', vote)).status).toBe(202)
  const { rows } = await shop.database.pool.query('select kind, slug, is_helpful, message from shop.content_votes')
  expect(rows).toEqual([
    { kind: 'article', slug: 'kolik-krmiva-do-misky', is_helpful: false, message: 'Chybí štěňata.' },
  ])
})

test('a vote on something that is no address is refused', async () => {
  const answer = await visit(shop).call('voteOnContent', { kind: 'article', slug: '../x', isHelpful: true })
  expect(answer.error).toMatchObject({ code: 'invalid_input' })
})

test('a script that votes again and again is stopped', async () => {
  const guest = visit(shop)
  const vote = { kind: 'question' as const, slug: 'kdy-dorazi', isHelpful: true }
  const answers = []
  for (let count = 0; count < 32; count += 1) answers.push((await guest.call('voteOnContent', vote)).status)
  expect(answers.at(-1)).toBe(429)
})
