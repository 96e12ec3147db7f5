import { expect, test, vi } from 'vitest'
import { answerMissing } from './answer-missing.server.ts'

const { rows } = vi.hoisted(() => {
  // What it imports reads the configuration as it is loaded.
  const url = 'http://localhost:1'
  Object.assign(process.env, { SHOP_MODE: 'development', DATA_URL: url, SERVICES_URL: url, IMAGES_URL: url })
  return { rows: new Map([['/stara', '/nova']]) }
})
vi.mock('#app/server/shop.server.ts', () => {
  const asked = { path: '' }
  const query = {
    select: () => query,
    eq: (column: string, value: string) => {
      if (column === 'from_path') asked.path = value
      return query
    },
  }
  const single = async () => (rows.has(asked.path) ? { to_path: rows.get(asked.path) } : null)
  return { publicData: { from: () => query, single }, storefrontId: 1 }
})

type Args = Parameters<typeof answerMissing>[0]

async function answer(path: string, status: number): Promise<Response> {
  const url = new URL(path, 'http://shop.test')
  const page = new Response('', { status })
  const answered = await answerMissing({ request: new Request(url), url } as unknown as Args, async () => page)
  return answered ?? page
}

test('an address that was led on goes there, and no browser keeps that', async () => {
  const response = await answer('/stara?od=mail', 404)
  expect([response.status, response.headers.get('Location')]).toEqual([301, '/nova?od=mail'])
  expect(response.headers.get('Cache-Control')).toBe('private, no-store')
})

test.each([
  ['a page that lives', '/stara', 200],
  ['an address nobody led on', '/nikam', 404],
])('%s answers itself', async (_what, path, status) => {
  expect((await answer(path, status)).status).toBe(status)
})
