import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openEmptyShop } from '../open-shop.ts'
import { newCustomer, type Person } from '../people.ts'

const shop = openEmptyShop()
let jitka: Person
let radek: Person
beforeAll(async () => {
  jitka = await newCustomer(shop)
  radek = await newCustomer(shop)
})
beforeEach(async () => {
  shop.clock.offsetMs = 0
  await shop.database.pool.query('delete from internal.rate_limits')
})

describe('dogs', () => {
  const bara = { name: 'Bára', breed: 'border kolie', age: { kind: 'born', on: '2022-04-01' } as const }

  test('a dog keeps everything the rules ask about', async () => {
    const input = {
      ...bara,
      sex: 'female' as const,
      neutered: false,
      activity: 'active' as const,
      condition: 5,
      adultWeightGrams: 18_000,
      idealWeightGrams: 17_500,
      motherhood: { kind: 'nursing' as const, week: 3, puppies: 6 },
      underTreatment: true,
      allergies: ['kure', 'psenice'],
      note: 'Bojí se vysavače.',
    }
    const { status, value } = await jitka.call('addDog', {
      ...input,
      weight: { measuredOn: '2026-01-10', grams: 18_200 },
    })
    expect(status).toBe(201)
    expect(value).toMatchObject(input)
    const { value: older } = await jitka.call('addDog', {
      name: 'Rek',
      age: { kind: 'months', months: 30, statedOn: '2026-01-01' },
    })
    expect(older.age).toEqual({ kind: 'months', months: 30, statedOn: '2026-01-01' })
  })

  test.each([
    [{ age: { kind: 'born', on: '2999-01-01' } }, { 'age.on': 'birth_future' }],
    [{ weight: { measuredOn: '2999-01-01', grams: 5000 } }, { 'weight.measuredOn': 'date_future' }],
    [{ weight: { measuredOn: '2026-01-01', grams: 400 } }, { 'weight.grams': 'weight_range' }],
    [
      {
        age: { kind: 'stage', stage: 'stene' },
        adultWeightGrams: 5000,
        weight: { measuredOn: '2026-01-01', grams: 9000 },
      },
      { adultWeightGrams: 'adult_weight_low' },
    ],
    [{ name: '' }, { name: 'required' }],
  ])('%j is refused at the field', async (change, fields) => {
    const { error } = await jitka.call('addDog', { ...bara, ...(change as object) })
    expect(error.details).toEqual({ fields })
  })

  test('the diary holds one weight a day', async () => {
    const { value: dog } = await jitka.call('addDog', bara)
    const first = await jitka.call('addDogWeight', { id: dog.id, measuredOn: '2026-02-01', grams: 18_000 })
    expect(first).toMatchObject({ status: 201, value: { measuredOn: '2026-02-01', grams: 18_000 } })
    const same = await jitka.call('addDogWeight', { id: dog.id, measuredOn: '2026-02-01', grams: 19_000 })
    expect(same.error.code).toBe('weight_day_taken')
    expect((await jitka.call('removeDogWeight', { id: dog.id, weightId: first.value.id })).status).toBe(200)
    expect((await jitka.call('addDogWeight', { id: dog.id, measuredOn: '2026-02-01', grams: 19_000 })).status).toBe(201)
  })

  test('a dog of somebody else is not there', async () => {
    const { value: dog } = await jitka.call('addDog', bara)
    const { value: weight } = await jitka.call('addDogWeight', { id: dog.id, measuredOn: '2026-03-01', grams: 18_000 })
    expect((await radek.call('saveDog', { ...bara, id: dog.id, version: dog.version })).status).toBe(404)
    expect((await radek.call('removeDog', { id: dog.id })).status).toBe(404)
    expect((await radek.call('restoreDog', { id: dog.id })).status).toBe(409)
    expect((await radek.call('addDogWeight', { id: dog.id, measuredOn: '2026-03-02', grams: 5000 })).status).toBe(404)
    expect((await radek.call('removeDogWeight', { id: dog.id, weightId: weight.id })).status).toBe(404)
  })

  test('a removed dog comes back with its diary', async () => {
    const { value: dog } = await jitka.call('addDog', { ...bara, weight: { measuredOn: '2026-01-01', grams: 18_000 } })
    await jitka.call('removeDog', { id: dog.id })
    expect((await jitka.call('restoreDog', { id: dog.id })).value.name).toBe('Bára')
    const { rows } = await shop.database.pool.query('select grams from shop.dog_weights where dog_id = $1', [dog.id])
    expect(rows).toEqual([{ grams: 18_000 }])
  })

  test('a complete profile earns credits once, for three dogs at most', async () => {
    const owner = await newCustomer(shop)
    for (const name of ['A', 'B', 'C', 'D']) {
      const { value: dog } = await owner.call('addDog', {
        ...bara,
        name,
        weight: { measuredOn: '2026-01-01', grams: 9000 },
      })
      await owner.call('saveDog', { ...bara, name, id: dog.id, version: dog.version })
    }
    const { rows } = await shop.database.pool.query(
      `select kind, amount from shop.credit_entries e join shop.customers c on c.id = e.customer_id where c.email = $1 order by e.id`,
      [owner.email],
    )
    expect(rows).toEqual([
      { kind: 'welcome', amount: 50 },
      ...Array.from({ length: 3 }, () => ({ kind: 'dog_profile', amount: 30 })),
    ])
  })
})
