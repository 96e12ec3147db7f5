import type { ServicesClient } from '@shop/clients/services'
import { expect, test, vi } from 'vitest'
import { LONGEST_LIST } from '#app/server/body-limits.server.ts'
import { actOnList } from './act-on-list.server.ts'

// The log behind it asks for a configuration.
vi.mock('#app/server/attempt.server.ts', () => ({
  attempt: (_: Request, call: Promise<unknown>) => call.catch(() => ({ ok: false, code: 'unavailable', details: {} })),
}))

const ADDRESS = 'http://shop.test/velkoobchod/rychla-objednavka'

function asking(fields: Record<string, string>): Request {
  return new Request(ADDRESS, { method: 'POST', body: new URLSearchParams(fields) })
}

/** Services that answer every question the same. */
const answering = (answer: unknown) => new Proxy({}, { get: () => async () => answer }) as ServicesClient
const away = new Proxy({}, { get: () => () => Promise.reject(new TypeError('fetch failed')) }) as ServicesClient

const no = (code: string, details: Record<string, unknown> = {}) => answering({ ok: false, code, details })

test.each([
  ['a list that is gone cannot be removed', 'remove-template', no('not_found'), /Tohle už tu není/],
  [
    'a key that was not removed is not said to be',
    'remove-key',
    no('too_many_attempts', { retryAfterSeconds: 60 }),
    /Moc pokusů/,
  ],
  ['who asks for keys too often is a partner all the same', 'make-key', no('too_many_attempts'), /Moc pokusů/],
])('%s', async (_name, intent, services, sentence) => {
  const answer = await actOnList(asking({ intent, templateId: '7' }), services)
  expect(answer).toMatchObject({ done: 'refused', sentence: expect.stringMatching(sentence) })
})

test.each(['remove-template', 'make-key', 'remove-key', 'use-template'])(
  'services that are away are no answer about the goods or the partner (%s)',
  async (intent) => {
    const answer = await actOnList(asking({ intent, templateId: '7', key: 'k' }), away)
    expect(answer).toMatchObject({ done: 'refused', sentence: expect.stringMatching(/neodpovídá/) })
  },
)

test('what is truly refused keeps its own sentence', async () => {
  expect(await actOnList(asking({ intent: 'make-key' }), no('forbidden'))).toEqual({ done: 'key-refused' })
  expect(await actOnList(asking({ intent: 'use-template', templateId: '7' }), no('not_found'))).toEqual({
    done: 'gone',
  })
})

test('a list that is too long is refused at its field, whether it was read or not', async () => {
  const long = { length: 1001 }
  const rows = Array.from(long, (_, index) => `A${index}\t1`).join('\n')
  const unread = new Request(ADDRESS, { method: 'POST' })
  unread.headers.set('content-length', String(LONGEST_LIST + 1))
  for (const request of [asking({ intent: 'read', text: rows }), unread]) {
    const { data } = (await actOnList(request, away)) as { data: unknown }
    expect(data).toMatchObject({ errors: [{ field: 'text', message: expect.stringMatching(/moc dlouhý/) }] })
  }
})

test('a thousand rows are read, and the blank one under them does not count', async () => {
  const rows = `${Array.from({ length: 1000 }, (_, index) => `A${index}\t1`).join('\n')}\n`
  const view = { rows: [] }
  expect(await actOnList(asking({ intent: 'read', text: rows }), answering({ ok: true, value: view }))).toMatchObject({
    read: view,
    text: rows,
  })
})

test('a scanned code is one more row', async () => {
  const answer = await actOnList(asking({ intent: 'add-row', text: 'A 2', code: '8599871001015' }), away)
  expect(answer).toEqual({ row: '8599871001015', text: 'A 2\n8599871001015\t1 ks' })
})
