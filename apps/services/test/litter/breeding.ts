import { addDays } from '@shop/domain/calendar/local-date'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import type { Harness } from '../harness.ts'
import { query } from '../paying.ts'
import { newCustomer, type Person } from '../people.ts'

export const today = (shop: Harness) => toPragueTime(shop.clock.now()).date
export const daysAgo = (shop: Harness, days: number) => addDays(today(shop), -days)

/** An account with the terms of an approved breeder. How they come about is tested with applications. */
export async function newBreeder(shop: Harness): Promise<Person> {
  const breeder = await newCustomer(shop)
  await query(
    shop,
    `update shop.customers c set customer_group_id = g.id from shop.customer_groups g where g.code = 'chovatel' and c.email = $1`,
    [breeder.email],
  )
  return breeder
}

/** A litter of so many puppies, born so many days ago. */
export async function newLitter(shop: Harness, breeder: Person, { puppies = 2, age = 25 } = {}) {
  const opened = await breeder.call('openLitter', {
    name: 'Vrh B',
    breed: 'Labradorský retrívr',
    motherName: 'Aura',
    motherWeightGrams: 28_000,
    bornOn: daysAgo(shop, age),
  })
  if (opened.status !== 201) throw new Error(JSON.stringify(opened.error))
  const { id } = opened.value
  const born = Array.from({ length: puppies }, (_, index) => ({
    name: `Štěně ${index + 1}`,
    sex: index % 2 === 0 ? ('male' as const) : ('female' as const),
    grams: 400 + index,
  }))
  if (born.length > 0) await breeder.call('addPuppies', { id, puppies: born })
  return { id, puppies: await puppiesOf(shop, id) }
}

export const puppiesOf = (shop: Harness, litterId: number) =>
  query<{ id: number; name: string; uid: string | null; takenBy: number | null; dogId: number | null }>(
    shop,
    `select id::int as id, name, uid, taken_by::int as "takenBy", dog_id::int as "dogId" from shop.puppies where litter_id = $1 order by position`,
    [litterId],
  )

export async function cardOf(shop: Harness, breeder: Person, litterId: number): Promise<string> {
  await breeder.call('makeCards', { id: litterId })
  return (await puppiesOf(shop, litterId))[0]?.uid ?? ''
}
