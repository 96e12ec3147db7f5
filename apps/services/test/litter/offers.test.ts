import { beforeEach, expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import type { Harness } from '../harness.ts'
import { openShop } from '../open-shop.ts'
import { move, query } from '../paying.ts'
import { newCustomer, type Person } from '../people.ts'
import { cardOf, newBreeder, newLitter, puppiesOf } from './breeding.ts'

const shop = openShop()
beforeEach(() => query(shop, 'delete from internal.rate_limits'))

const DAY = 24 * 60

/** Sent to an address; the answer is the token out of its mail. */
async function offer(to: Harness, breeder: Person, id: number, email: string): Promise<string> {
  const sent = await breeder.call('offerPuppy', { id, email })
  if (sent.status !== 202) throw new Error(JSON.stringify(sent.error))
  const mail = await to.mailTo(email)
  return /\/l\/pes\/([A-Za-z0-9_-]{43})/.exec(mail.text ?? '')?.[1] ?? ''
}

async function litter(age = 60) {
  const breeder = await newBreeder(shop)
  const { id, puppies } = await newLitter(shop, breeder, { puppies: 1, age })
  return { breeder, id, puppyId: puppies[0]?.id ?? 0 }
}

test('a puppy is handed over by mail: the link shows it, and whoever is signed in takes it, once', async () => {
  const { breeder, puppyId } = await litter()
  const token = await offer(shop, breeder, puppyId, 'novy.majitel@priklad.cz')
  const stranger = openBrowser(shop, { ip: '198.51.100.31' })
  const seen = await stranger.call('puppyOffer', { token })
  expect(seen.value).toMatchObject({ state: 'issued', puppy: { name: 'Štěně 1' } })
  expect(JSON.stringify(seen.value)).not.toContain(breeder.email)
  expect((await stranger.call('takeOfferedPuppy', { token })).status).toBe(401)
  const owner = await newCustomer(shop)
  const taken = await owner.call('takeOfferedPuppy', { token })
  expect(taken.status).toBe(200)
  expect((await owner.call('takeOfferedPuppy', { token })).value).toEqual(taken.value)
  const second = await newCustomer(shop)
  expect((await second.call('takeOfferedPuppy', { token })).error?.code).toBe('card_taken')
  expect((await stranger.call('puppyOffer', { token })).value).toMatchObject({ state: 'taken', puppy: null })
})

test('sent to somebody else, the link before shows and takes nothing any more', async () => {
  const { breeder, puppyId } = await litter()
  const first = await offer(shop, breeder, puppyId, 'prvni@priklad.cz')
  const second = await offer(shop, breeder, puppyId, 'druhy@priklad.cz')
  const owner = await newCustomer(shop)
  expect((await owner.call('puppyOffer', { token: first })).value).toMatchObject({ state: 'expired', puppy: null })
  expect((await owner.call('takeOfferedPuppy', { token: first })).error?.code).toBe('card_expired')
  expect((await owner.call('takeOfferedPuppy', { token: second })).status).toBe(200)
})

test('sent on and taken at one moment, the puppy goes to one of them and the other learns it', async () => {
  const { breeder, puppyId } = await litter()
  const token = await offer(shop, breeder, puppyId, 'prvni@priklad.cz')
  const owner = await newCustomer(shop)
  const [taken, sent] = await Promise.all([
    owner.call('takeOfferedPuppy', { token }),
    breeder.call('offerPuppy', { id: puppyId, email: 'druhy@priklad.cz' }),
  ])
  expect([taken.status === 200, sent.status === 202].filter(Boolean)).toHaveLength(1)
  expect([taken.error?.code, sent.error?.code]).toContain(taken.status === 200 ? 'card_taken' : 'card_expired')
})

test('a link holds four weeks, also when the card would end sooner, and the printed card keeps its code', async () => {
  const { breeder, id, puppyId } = await litter(60)
  const uid = await cardOf(shop, breeder, id)
  move(shop, 110 * DAY)
  const token = await offer(shop, breeder, puppyId, 'pozdni@priklad.cz')
  expect((await puppiesOf(shop, id))[0]?.uid).toBe(uid)
  move(shop, 27 * DAY)
  const owner = await newCustomer(shop)
  expect((await owner.call('puppyOffer', { token })).value).toMatchObject({ state: 'issued' })
  move(shop, 2 * DAY)
  expect((await owner.call('puppyOffer', { token })).value).toMatchObject({ state: 'expired', puppy: null })
  expect((await owner.call('takeOfferedPuppy', { token })).error?.code).toBe('card_expired')
})

test('only its breeder sends a puppy, and one that died or has an owner is not sent', async () => {
  const { breeder, id, puppyId } = await litter()
  const other = await newBreeder(shop)
  expect((await other.call('offerPuppy', { id: puppyId, email: 'a@priklad.cz' })).status).toBe(404)
  const customer = await newCustomer(shop)
  expect((await customer.call('offerPuppy', { id: puppyId, email: 'a@priklad.cz' })).error?.code).toBe('not_a_breeder')
  const uid = await cardOf(shop, breeder, id)
  await customer.call('takePuppy', { uid })
  expect((await breeder.call('offerPuppy', { id: puppyId, email: 'a@priklad.cz' })).error?.code).toBe('card_taken')
  expect((await customer.call('puppyOffer', { token: 'x'.repeat(43) })).status).toBe(404)
})

test('the link of a puppy that died leads nowhere', async () => {
  const { breeder, puppyId } = await litter()
  const token = await offer(shop, breeder, puppyId, 'prvni@priklad.cz')
  await query(
    shop,
    'update shop.puppies set died_on = now()::date, uid = null, card_made_at = null, card_expires_on = null where id = $1',
    [puppyId],
  )
  expect((await openBrowser(shop).call('puppyOffer', { token })).status).toBe(404)
})
