import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DemoDatabase, openDemoDatabase } from './demo-database.ts'

let database: DemoDatabase
beforeAll(async () => {
  database = await openDemoDatabase()
}, 60_000)
afterAll(() => database.drop())

interface Found {
  slug: string
  city: string
  distance_km: number | null
}

async function find(call: string, values: unknown[] = []): Promise<Found[]> {
  const { rows } = await database.pool.query(`select slug, city, distance_km from shop.find_retailers(${call})`, values)
  return rows
}

test.each(['Brno', 'brno', '602 00', '60200'])('finds who is nearest to %j', async (near) => {
  const found = await find('$1', [near])
  expect(found.length).toBeGreaterThan(50)
  expect(found[0]?.city).toBe('Brno')
  const distances = found.map(({ distance_km }) => distance_km ?? 0)
  expect(distances).toEqual(distances.toSorted((one, other) => one - other))
  expect(found.find(({ city }) => city === 'Praha')?.distance_km).toBeGreaterThan(170)
  expect(found.find(({ city }) => city === 'Praha')?.distance_km).toBeLessThan(200)
})

test('a position works without a name', async () => {
  const [first] = await find('latitude => 49.197, longitude => 16.607')
  expect(first).toMatchObject({ city: 'Brno' })
  expect(first?.distance_km).toBeLessThan(2)
})

test('a place nobody knows gives everybody without a distance', async () => {
  const found = await find('$1', ['Atlantida'])
  expect(new Set(found.map(({ distance_km }) => distance_km))).toEqual(new Set([null]))
})

test('an entry the office keeps off the map is hidden, however fresh', async () => {
  const [first] = await find('$1', ['Praha'])
  await database.pool.query('update shop.retailers set hidden_at = now() where slug = $1', [first?.slug])
  expect((await find('$1', ['Praha'])).map(({ slug }) => slug)).not.toContain(first?.slug)
})

test('an entry its owner has not confirmed for a year is hidden', async () => {
  const [first] = await find('$1', ['Brno'])
  await database.pool.query('update shop.retailers set confirmed_on = current_date - 366 where slug = $1', [
    first?.slug,
  ])
  expect((await find('$1', ['Brno'])).map(({ slug }) => slug)).not.toContain(first?.slug)
})
