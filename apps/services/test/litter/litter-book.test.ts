import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { query, runJob, subjectsTo } from '../paying.ts'
import { newCustomer, type Person } from '../people.ts'
import { daysAgo, newBreeder, newLitter, puppiesOf, today } from './breeding.ts'

const shop = openShop()
let breeder: Person
beforeAll(async () => {
  breeder = await newBreeder(shop)
})
beforeEach(() => query(shop, 'delete from internal.rate_limits'))

const weightsOf = (litterId: number) =>
  query<{ name: string; on: string; grams: number }>(
    shop,
    `select p.name, w.measured_on::text as on, w.grams from shop.puppy_weights w join shop.puppies p on p.id = w.puppy_id
      where p.litter_id = $1 order by w.measured_on, p.position`,
    [litterId],
  )

test('whoever is no approved breeder is told so', async () => {
  const other = await newCustomer(shop)
  const opened = await other.call('openLitter', { name: 'A', motherName: 'Aura', bornOn: daysAgo(shop, 1) })
  expect([opened.status, opened.error?.code]).toEqual([409, 'not_a_breeder'])
})

test('nobody sees or writes into the litter of another breeder', async () => {
  const { id, puppies } = await newLitter(shop, breeder)
  const other = await newBreeder(shop)
  const weights = [{ puppyId: puppies[0]?.id ?? 0, grams: 900 }]
  expect((await other.call('weighLitter', { id, measuredOn: today(shop), weights })).status).toBe(404)
  expect((await other.call('makeCards', { id })).status).toBe(404)
  expect((await other.call('askForPacks', { id })).status).toBe(404)
  expect((await other.call('endPuppy', { id: puppies[0]?.id ?? 0, diedOn: today(shop) })).status).toBe(404)
})

test('goods that nobody may see yet are no food of a litter: its cards would tell their names', async () => {
  const [hidden] = await query<{ id: number }>(
    shop,
    `update shop.products set status = 'draft' where id = (select max(id) from shop.products where kind = 'kibble') returning id::int as id`,
  )
  const litter = { name: 'Vrh D', motherName: 'Aura', bornOn: daysAgo(shop, 3) }
  const asked = await breeder.call('openLitter', { ...litter, productId: hidden?.id ?? 0 })
  expect(asked.error?.code).toBe('food_unknown')
  const { id } = (await breeder.call('openLitter', litter)).value
  const saved = await breeder.call('saveLitter', { id, version: 1, ...litter, productId: hidden?.id ?? 0 })
  expect(saved.error?.code).toBe('food_unknown')
})

test('a litter begins with the mating, and puppies come with the birth', async () => {
  const opened = await breeder.call('openLitter', { name: 'Vrh C', motherName: 'Aura', matedOn: daysAgo(shop, 60) })
  const { id } = opened.value
  const puppies = [{ name: 'Cita', sex: 'female' as const }]
  expect((await breeder.call('addPuppies', { id, puppies })).error?.code).toBe('litter_unborn')
  const born = { name: 'Vrh C', motherName: 'Aura', bornOn: today(shop) }
  expect((await breeder.call('saveLitter', { id, version: 9, ...born })).error?.code).toBe('version_conflict')
  expect((await breeder.call('saveLitter', { id, version: 1, ...born })).status).toBe(200)
  expect((await breeder.call('addPuppies', { id, puppies })).status).toBe(201)
  const moved = await breeder.call('saveLitter', { id, version: 2, ...born, bornOn: daysAgo(shop, 3) })
  expect(moved.status).toBe(400)
})

describe('weighing', () => {
  test('all puppies at once; written again the last holds', async () => {
    const { id, puppies } = await newLitter(shop, breeder, { age: 1 })
    const write = (grams: number) =>
      breeder.call('weighLitter', {
        id,
        measuredOn: today(shop),
        weights: puppies.map((puppy) => ({ puppyId: puppy.id, grams })),
      })
    expect((await write(420)).status).toBe(200)
    expect((await write(425)).status).toBe(200)
    const written = (await weightsOf(id)).filter(({ on }) => on === today(shop))
    expect(written.map(({ grams }) => grams)).toEqual([425, 425])
  })

  test('a slip of the finger is asked about and nothing is written until it is confirmed', async () => {
    const { id, puppies } = await newLitter(shop, breeder, { age: 1 })
    const [first, second] = puppies
    const weights = [
      { puppyId: first?.id ?? 0, grams: 4200 },
      { puppyId: second?.id ?? 0, grams: 415 },
    ]
    const asked = await breeder.call('weighLitter', { id, measuredOn: today(shop), weights })
    expect(asked.error).toMatchObject({
      code: 'weight_unlikely',
      details: { unlikely: [{ puppyId: first?.id, grams: 4200, before: 400, suggestion: 420 }] },
    })
    expect(await weightsOf(id)).toHaveLength(2)
    await breeder.call('weighLitter', { id, measuredOn: today(shop), weights, isConfirmed: true })
    expect(await weightsOf(id)).toHaveLength(4)
  })

  test('no day before the birth or in the future', async () => {
    const { id, puppies } = await newLitter(shop, breeder, { age: 1 })
    const weights = [{ puppyId: puppies[0]?.id ?? 0, grams: 420 }]
    for (const measuredOn of [daysAgo(shop, -1), daysAgo(shop, 2)]) {
      expect((await breeder.call('weighLitter', { id, measuredOn, weights })).status).toBe(400)
    }
  })
})

test('a puppy that died keeps its curve, loses its card and gets no pack', async () => {
  const { id, puppies } = await newLitter(shop, breeder, { puppies: 3 })
  await breeder.call('makeCards', { id })
  await breeder.call('endPuppy', { id: puppies[0]?.id ?? 0, diedOn: today(shop) })
  const left = await puppiesOf(shop, id)
  expect(left.map(({ uid }) => uid === null)).toEqual([true, false, false])
  expect(await weightsOf(id)).toHaveLength(3)
  expect((await breeder.call('askForPacks', { id })).value).toEqual({ packs: 2 })
})

describe('starter packs', () => {
  test('are as many as puppies live, at most ten, and staff see the task once', async () => {
    const { id } = await newLitter(shop, breeder, { puppies: 12 })
    for (const _ of [1, 2]) expect((await breeder.call('askForPacks', { id })).value).toEqual({ packs: 10 })
    const tasks = await query<{ details: object }>(
      shop,
      `select details from shop.staff_tasks where kind = 'starter_packs' and subject = $1 and closed_at is null`,
      [`litter:${id}`],
    )
    expect(tasks).toMatchObject([{ details: { packs: 10 } }])
  })

  test('puppies written down later bring more, until the packs are sent; one that died takes none away', async () => {
    const { id, puppies } = await newLitter(shop, breeder, { puppies: 3 })
    expect((await breeder.call('askForPacks', { id })).value).toEqual({ packs: 3 })
    await breeder.call('endPuppy', { id: puppies[0]?.id ?? 0, diedOn: today(shop) })
    expect((await breeder.call('askForPacks', { id })).value).toEqual({ packs: 3 })
    const born = (name: string) => ({ name, sex: 'male' as const, grams: 400 })
    await breeder.call('addPuppies', { id, puppies: [born('Čtvrté'), born('Páté')] })
    expect((await breeder.call('askForPacks', { id })).value).toEqual({ packs: 4 })
    const tasks = await query<{ details: object }>(
      shop,
      `select details from shop.staff_tasks where kind = 'starter_packs' and subject = $1 and closed_at is null`,
      [`litter:${id}`],
    )
    expect(tasks).toMatchObject([{ details: { packs: 4 } }])
    await query(shop, 'update shop.litters set packs_sent_at = now() where id = $1', [id])
    await breeder.call('addPuppies', { id, puppies: [born('Šesté')] })
    expect((await breeder.call('askForPacks', { id })).value).toEqual({ packs: 4 })
  })

  test('are spoken of once by mail before the last day, and only to who has not asked', async () => {
    const [keeper, other] = [await newBreeder(shop), await newBreeder(shop)]
    const soon = await newLitter(shop, keeper, { age: 33 })
    const asked = await newLitter(shop, other, { age: 33 })
    await other.call('askForPacks', { id: asked.id })
    for (const age of [31, 36]) await newLitter(shop, other, { age })
    const lost = await newLitter(shop, other, { puppies: 1, age: 34 })
    await other.call('endPuppy', { id: lost.puppies[0]?.id ?? 0, diedOn: today(shop) })
    for (const _ of [1, 2]) await runJob(shop, 'remind-packs')
    await shop.runJobs()
    const mail = await shop.mailTo(keeper.email)
    expect(mail.text).toContain(`/ucet/vrhy/${soon.id}`)
    const reminded = (email: string) => subjectsTo(shop, email).filter((subject) => subject?.includes('balíčky'))
    expect([reminded(keeper.email).length, reminded(other.email).length]).toEqual([1, 0])
  })

  test('late they are asked for all the same, after the handover no more, and never for nobody', async () => {
    const late = await newLitter(shop, breeder, { age: 50 })
    expect((await breeder.call('askForPacks', { id: late.id })).value).toEqual({ packs: 2 })
    const gone = await newLitter(shop, breeder, { age: 57 })
    expect((await breeder.call('askForPacks', { id: gone.id })).error?.code).toBe('packs_closed')
    const empty = await newLitter(shop, breeder, { puppies: 0 })
    expect((await breeder.call('askForPacks', { id: empty.id })).error?.code).toBe('litter_unborn')
  })
})
