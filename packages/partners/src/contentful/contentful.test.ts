import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeContentful, startFakeContentful } from '../../test/fake-contentful.ts'
import { fakeEntry, fakeLink } from '../../test/fake-entries.ts'
import { createContentful } from './contentful.ts'

const SPACE = { spaceId: 'cenich', key: 'delivery-key' }

let fake: FakeContentful
beforeAll(async () => {
  const entries = [
    fakeEntry('topic', 'food', { slug: 'vyziva', friend: fakeLink('food') }),
    fakeEntry('topic', 'pups', { slug: 'stenata' }),
    ...[1, 2, 3].map((number) =>
      fakeEntry('post', `post-${number}`, {
        slug: `clanek-${number}`,
        position: number,
        out: `2026-0${number}-01T00:00:00Z`,
        topic: fakeLink(number === 3 ? 'pups' : 'food'),
        gone: fakeLink('unpublished'),
      }),
    ),
  ]
  fake = await startFakeContentful({ ...SPACE, entries })
})
beforeEach(() => fake.server.setFaults({ down: 'no', rateLimited: false, garble: false }))
afterAll(() => fake.stop())

const client = (change: { spaceId?: string; key?: string } = {}) =>
  createContentful({ baseUrl: fake.url, ...SPACE, ...change, timeoutMs: 10_000 })

test('an entry comes with the entries it links to', async () => {
  const answer = await client().listEntries({ contentType: 'post', filters: { 'fields.slug': 'clanek-1' } })
  expect(answer).toMatchObject({
    ok: true,
    value: { total: 1, items: [{ id: 'post-1', fields: { topic: { fields: { slug: 'vyziva' } }, gone: null } }] },
  })
})

test('a circle of links ends', async () => {
  const answer = await client().listEntries({ contentType: 'topic', filters: { 'fields.slug': 'vyziva' } })
  expect(answer).toMatchObject({ ok: true, value: { items: [{ fields: { friend: { fields: { slug: 'vyziva' } } } }] } })
})

test.each([
  [{ 'fields.topic.fields.slug': 'vyziva' }, ['clanek-2', 'clanek-1']],
  [{ 'fields.slug[in]': 'clanek-1,clanek-3' }, ['clanek-3', 'clanek-1']],
  [{ 'fields.out[lte]': '2026-02-15T00:00:00Z' }, ['clanek-2', 'clanek-1']],
])('conditions %j are sent as the API writes them', async (filters, slugs) => {
  const answer = await client().listEntries({ contentType: 'post', filters, order: '-fields.position' })
  expect(answer.ok && answer.value.items.map(({ fields }) => fields.slug)).toEqual(slugs)
})

test('a page knows how many entries there are behind it', async () => {
  const answer = await client().listEntries({ contentType: 'post', order: 'fields.position', skip: 1, limit: 1 })
  expect(answer).toMatchObject({ ok: true, value: { total: 3, items: [{ id: 'post-2' }] } })
})

test('a wrong key and a foreign space are refusals', async () => {
  const wrongKey = await client({ key: 'other' }).listEntries({ contentType: 'post' })
  expect(wrongKey).toMatchObject({ code: 'refused', details: { reason: 'access_denied' } })
  const foreign = await client({ spaceId: 'other' }).listEntries({ contentType: 'post' })
  expect(foreign).toMatchObject({ code: 'refused', details: { reason: 'not_found' } })
})

test('trouble of the service is an answer, not an exception', async () => {
  fake.server.setFaults({ rateLimited: true })
  expect(await client().listEntries({ contentType: 'post' })).toMatchObject({ details: { cause: 'busy' } })
  fake.server.setFaults({ rateLimited: false, garble: true })
  expect(await client().listEntries({ contentType: 'post' })).toMatchObject({ code: 'malformed' })
  fake.server.setFaults({ garble: false, down: 'reset' })
  expect(await client().listEntries({ contentType: 'post' })).toMatchObject({ details: { cause: 'broken_off' } })
})
