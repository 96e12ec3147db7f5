import { beforeEach, expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { move, query } from '../paying.ts'
import { newCustomer } from '../people.ts'
import { cardOf, daysAgo, newBreeder, newLitter, puppiesOf, today } from './breeding.ts'

const shop = openShop()
beforeEach(() => query(shop, 'delete from internal.rate_limits'))

test('the new owner gets a dog with its name, birthday, sex, breed, food and every weight', async () => {
  const breeder = await newBreeder(shop)
  const { id, puppies } = await newLitter(shop, breeder)
  const [food] = await query<{ id: number }>(shop, 'select min(id)::int as id from shop.products')
  await query(shop, 'update shop.litters set product_id = $2 where id = $1', [id, food?.id])
  const weights = puppies.map((puppy) => ({ puppyId: puppy.id, grams: 2300 }))
  await breeder.call('weighLitter', { id, measuredOn: today(shop), weights })
  const uid = await cardOf(shop, breeder, id)
  const owner = await newCustomer(shop)
  const taken = await owner.call('takePuppy', { uid })
  expect(taken.status).toBe(200)
  const [dog] = await query(
    shop,
    `select d.name, d.breed, d.born_on::text as "bornOn", d.sex, c.email,
            (select array_agg(w.grams order by w.measured_on) from shop.dog_weights w where w.dog_id = d.id) as weights,
            (select array_agg(f.product_id::int) from shop.dog_foods f where f.dog_id = d.id) as foods
       from shop.dogs d join shop.customers c on c.id = d.customer_id where d.id = $1`,
    [taken.value.dogId],
  )
  expect(dog).toEqual({
    name: 'Štěně 1',
    breed: 'Labradorský retrívr',
    bornOn: daysAgo(shop, 25),
    sex: 'male',
    email: owner.email,
    weights: [400, 2300],
    foods: [food?.id],
  })
})

test('of ten who come at once exactly one has the dog, and pressing again does not make another', async () => {
  const breeder = await newBreeder(shop)
  const { id } = await newLitter(shop, breeder, { puppies: 1 })
  const uid = await cardOf(shop, breeder, id)
  const people = []
  for (let nth = 0; nth < 5; nth += 1) people.push(await newCustomer(shop))
  // Everybody presses twice.
  const answers = await Promise.all(
    [...people, ...people].map(async (person) => ({ person, answer: await person.call('takePuppy', { uid }) })),
  )
  const won = answers.filter(({ answer }) => answer.status === 200)
  expect(new Set(won.map(({ person }) => person.email)).size).toBe(1)
  expect(new Set(won.map(({ answer }) => answer.value.dogId)).size).toBe(1)
  const lost = answers.filter(({ answer }) => answer.status !== 200)
  expect(lost.map(({ answer }) => answer.error?.code)).toEqual(lost.map(() => 'card_taken'))
  const emails = people.map(({ email }) => email)
  const dogs = await query<{ count: number }>(
    shop,
    'select count(*)::int as count from shop.dogs d join shop.customers c on c.id = d.customer_id where c.email = any ($1)',
    [emails],
  )
  expect(dogs).toEqual([{ count: 1 }])
})

test('a card ends after four months and the breeder makes another; one in use is never replaced', async () => {
  const breeder = await newBreeder(shop)
  const { id } = await newLitter(shop, breeder, { puppies: 1, age: 60 })
  const uid = await cardOf(shop, breeder, id)
  expect(await cardOf(shop, breeder, id)).toBe(uid)
  move(shop, 130 * 24 * 60)
  const owner = await newCustomer(shop)
  expect((await owner.call('takePuppy', { uid })).error?.code).toBe('card_expired')
  const next = await cardOf(shop, breeder, id)
  expect(next).not.toBe(uid)
  expect((await owner.call('takePuppy', { uid: next })).status).toBe(200)
  expect((await owner.call('takePuppy', { uid })).status).toBe(404)
  const [puppy] = await puppiesOf(shop, id)
  expect(puppy?.uid).toBe(next)
})

test('whoever has the card reads the puppy and the kennel, never the breeder; once taken it says nothing', async () => {
  const breeder = await newBreeder(shop)
  const { id } = await newLitter(shop, breeder, { puppies: 1 })
  const uid = await cardOf(shop, breeder, id)
  const stranger = openBrowser(shop, { ip: '198.51.100.9' })
  const { value } = await stranger.call('tag', { uid })
  expect(value).toMatchObject({ kind: 'puppy', state: 'issued', credits: 150, puppy: { name: 'Štěně 1' } })
  expect(JSON.stringify(value)).not.toContain(breeder.email)
  expect((await stranger.call('takePuppy', { uid })).status).toBe(401)
  const owner = await newCustomer(shop)
  await owner.call('takePuppy', { uid })
  expect((await stranger.call('tag', { uid })).value).toMatchObject({ state: 'taken', puppy: null })
})
