import { expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { visit } from '../shopping.ts'
import { newStaff } from '../staff-member.ts'

const DAY_MS = 24 * 3_600_000

const shop = openShop()

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

test('a draft is read by whoever holds a signed address, until it expires', async () => {
  await shop.database.pool.query(
    `update shop.blog_posts set published_at = null, title = 'Rozepsaný' where slug = 'cichaci-hry-v-obyvaku'`,
  )
  const editor = await newStaff(shop, 'staff_content')
  const made = await editor.call('makePreviewLink', { kind: 'article', slug: 'cichaci-hry-v-obyvaku' })
  const token = new URL(made.value.url).pathname.split('/').at(-1) ?? ''
  const guest = visit(shop)
  expect((await guest.call('readPreview', { token })).value).toMatchObject({
    kind: 'article',
    row: { title: 'Rozepsaný', category: { slug: 'zivot-se-psem' } },
  })
  const forged = `${token.slice(0, -2)}${token.endsWith('A') ? 'B' : 'A'}A`
  expect((await guest.call('readPreview', { token: forged })).error.code).toBe('link_unknown')
  shop.clock.offsetMs += 3 * DAY_MS
  expect((await guest.call('readPreview', { token })).error.code).toBe('link_expired')
  shop.clock.offsetMs -= 3 * DAY_MS
})

test('only staff sign addresses, and only of what exists', async () => {
  const wish = { kind: 'landing' as const, slug: 'cerny-patek-bez-cerneho-svedomi' }
  expect((await visit(shop).call('makePreviewLink', wish)).status).toBe(401)
  const editor = await newStaff(shop, 'staff_content')
  expect((await editor.call('makePreviewLink', wish)).status).toBe(201)
  expect((await editor.call('makePreviewLink', { ...wish, slug: 'nic' })).error.code).toBe('content_gone')
  const wording = { kind: 'page' as const, slug: 'obchodni-podminky', version: '2026-03' }
  expect((await editor.call('makePreviewLink', wording)).status).toBe(201)
})
