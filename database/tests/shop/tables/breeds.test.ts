import { sizeClassOf } from '@shop/domain/dog/size-class'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDemoDatabase } from '../../../src/demo-template.ts'
import type { TestDatabase } from '../../../src/test-database.ts'
import { asAnonymous, asOwner } from '../../as-role.ts'

type Breed = {
  slug: string
  fci_number: number | null
  fci_group: number | null
  variety_of: string | null
  name: string
  other_names: string[]
  dog_from_grams: number | null
  dog_to_grams: number | null
  bitch_from_grams: number | null
  bitch_to_grams: number | null
  size: string | null
  position: number
  is_sample: boolean
}

let database: TestDatabase
let breeds: Breed[]
beforeAll(async () => {
  database = await cloneDemoDatabase(inject('templateUrl'))
  breeds = await asAnonymous(database.pool, async (client) => {
    const { rows } = await client.query<Breed>('select * from shop.breeds order by position')
    return rows
  })
})
afterAll(() => database.drop())

test('a visitor reads at least 340 breeds of the FCI, each with its own number', () => {
  const numbers = breeds.flatMap(({ fci_number }) => (fci_number === null ? [] : [fci_number]))
  expect(numbers.length).toBeGreaterThanOrEqual(340)
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(numbers.filter((number) => number < 1 || number > 374)).toEqual([])
})

test.each([
  [161, 6, 'bígl'],
  [166, 1, 'německý ovčák'],
  [148, 4, 'jezevčík'],
  [122, 8, 'labradorský retrívr'],
  [245, 7, 'český fousek'],
  [363, 9, 'pražský krysařík'],
  [332, 1, 'československý vlčák'],
  [158, 10, 'greyhound'],
  [235, 2, 'německá doga'],
  [76, 3, 'stafordšírský bulteriér'],
  [270, 5, 'sibiřský husky'],
])('number %i of group %i is %s', (number, group, name) => {
  expect(breeds.find(({ fci_number }) => fci_number === number)).toMatchObject({ fci_group: group, name })
})

test('the size is that of the middle weight, as the domain counts it', () => {
  const weighed = breeds.filter(({ dog_from_grams }) => dog_from_grams !== null)
  expect(weighed.length).toBeGreaterThan(380)
  for (const breed of weighed) {
    const { dog_from_grams: a, dog_to_grams: b, bitch_from_grams: c, bitch_to_grams: d } = breed
    const middleKg = (Number(a) + Number(b) + Number(c) + Number(d)) / 4000
    expect({ slug: breed.slug, size: breed.size }).toEqual({ slug: breed.slug, size: sizeClassOf(middleKg) })
  }
})

test('only a mongrel has no weight and no size', () => {
  expect(breeds.filter(({ size }) => size === null).map(({ slug }) => slug)).toEqual(['krizenec'])
})

test('a name belongs to one breed, but for two that are ranked', () => {
  const bare = (text: string) =>
    text
      .normalize('NFKD')
      .replace(/\p{Mark}/gu, '')
      .toLowerCase()
  const owners = Map.groupBy(
    breeds.flatMap(({ slug, name, other_names }) =>
      [...new Set([name, ...other_names].map(bare))].map((known) => ({ known, slug })),
    ),
    ({ known }) => known,
  )
  const shared = [...owners].flatMap(([known, of]) => (of.length > 1 ? [[known, ...of.map(({ slug }) => slug)]] : []))
  expect(shared).toEqual([
    ['vlcak', 'nemecky-ovcak', 'ceskoslovensky-vlcak'],
    ['stafordsir', 'americky-stafordsirsky-terier', 'stafordsirsky-bulterier'],
  ])
})

test.each(['bígl', 'beagle', 'vlčák', 'taxík', 'jorkšír', 'zlaťák', 'stafbul', 'amstaf', 'voříšek', 'buldoček'])(
  'owners may say %s',
  (nickname) => {
    expect(breeds.some(({ name, other_names }) => name === nickname || other_names.includes(nickname))).toBe(true)
  },
)

test('a variety stands beside its breed and has no number of its own', () => {
  const varieties = breeds.filter(({ variety_of }) => variety_of !== null)
  expect(varieties.length).toBeGreaterThan(10)
  expect(varieties.filter(({ fci_number }) => fci_number !== null)).toEqual([])
})

test('all of them are marked as sample data', () => {
  expect(breeds.filter(({ is_sample }) => !is_sample)).toEqual([])
})

test.each([
  ['a number without a group', 'fci_number', '371'],
  ['one weight without the other three', 'dog_from_grams', '5000'],
])('refuses %s', async (_, column, value) => {
  await asOwner(database.pool, async (client) => {
    const insert = `insert into shop.breeds (storefront_id, slug, name, position, ${column}) values (1, 'x', 'x', 9999, ${value})`
    await expect(client.query(insert)).rejects.toThrow('check')
  })
})
