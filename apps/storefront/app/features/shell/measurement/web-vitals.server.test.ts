import { CountVitals, MOST_VIEWS } from '@shop/contract/measurement'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countVitals } from './web-vitals.server.ts'

const { told } = vi.hoisted(() => {
  // What it imports reads the configuration as it is loaded.
  const url = 'http://localhost:1'
  Object.assign(process.env, { SHOP_MODE: 'development', DATA_URL: url, SERVICES_URL: url, IMAGES_URL: url })
  return { told: [] as unknown[] }
})
vi.mock('@shop/clients/services', () => ({
  createServicesClient: () => ({ countVitals: async (batch: unknown) => told.push(batch) }),
}))

beforeEach(() => {
  told.length = 0
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('no made-up address and no flood costs the others their figures', async () => {
  countVitals({ path: '/produkt/granule', lcp: 400 })
  countVitals({ path: '/constructor', lcp: 400 })
  for (let sent = 0; sent <= MOST_VIEWS; sent += 1) countVitals({ path: '/blog', inp: 10 })
  await vi.advanceTimersByTimeAsync(3000)
  expect(told).toHaveLength(1)
  const { vitals } = CountVitals.parse(told[0])
  expect(vitals.map(({ page, count }) => [page, count])).toEqual([
    ['product', 1],
    ['other', 1],
    ['blog', MOST_VIEWS],
  ])
})
