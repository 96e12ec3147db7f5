import { noteBag } from '@shop/services/customer/note-bag'
import type { LivesShop } from '../order-lives/shop.ts'
import { type Day, daysFrom, plus } from './oracle/calendar.ts'
import { chanceOf, type PlanPerson } from './people.ts'
import { asCustomer } from './shop-view.ts'

/** The dog behind a plan „podle misky“, as it really eats; the shop knows its weight and what its owner tells. */
interface Home {
  kcalPerDay: number
  bags: { orderId: number; position: number; piece: number; grams: number; left: number; kcalPerGram: number }[]
  deliveries: number
  cameOn: Day
  /** The day after which nothing was left; null while something is. */
  emptySince: Day | null
}

export interface Forecast {
  index: number
  deliveries: number
  /** Days by which the shop was late (more) or early (less). */
  error: number
}

export interface Homes {
  begin(): Promise<void>
  /** A parcel has come. */
  receive(person: PlanPerson, orderId: number, day: Day): Promise<void>
  /** Everybody eats, some look into their bags. */
  live(day: Day, number: number): Promise<void>
  /** A notice went out of a parcel whose day nobody but the bowl has set: what does the plan believe, and what is true? */
  compare(person: PlanPerson, day: Day): Promise<void>
  forecasts: Forecast[]
}

const SAFETY_DAYS = 4
/** No bag of these dogs lasts so long, left out or put off as it may be: whoever waits longer was forgotten. */
const FORGOTTEN_DAYS = 200
const LOOKS = { atDelivery: 0.8, anyDay: 0.02 }

export function openHomes(
  shop: LivesShop,
  { seed, people, day }: { seed: number; people: readonly PlanPerson[]; day: Day },
): Homes {
  const homes = new Map<PlanPerson, Home>()
  const forecasts: Forecast[] = []

  async function look(person: PlanPerson, home: Home): Promise<void> {
    const bag = home.bags.find(({ left }) => left > 0) ?? home.bags.at(-1)
    if (!bag) return
    const { orderId, position: linePosition, piece, grams, left } = bag
    // By eye: a tenth more or less.
    const leftPercent = Math.round((left / grams) * 10) * 10
    await asCustomer(shop, person, (context) => noteBag(context, { orderId, linePosition, piece, leftPercent }))
  }

  return {
    forecasts,
    async begin() {
      for (const person of people.filter(({ model }) => model.byBowl)) {
        const random = chanceOf(seed, person.index, 0, 40)
        const grams = 14_000 + random.below(21_000)
        // Dogs of one weight differ: from four fifths of the table to a third more.
        const kcal = (88 + random.below(58)) * (grams / 1000) ** 0.75
        homes.set(person, { kcalPerDay: kcal, bags: [], deliveries: 0, cameOn: day, emptySince: null })
        const { rows } = await shop.pool.query<{ id: number }>(
          `insert into shop.dogs (customer_id, name, life_stage, created_at) values ($1, 'Bára', 'dospely', $2) returning id::int`,
          [person.born.customerId, shop.clock.now()],
        )
        await shop.pool.query(
          'insert into shop.dog_weights (dog_id, measured_on, grams, created_at) values ($1, $2, $3, $4)',
          [rows[0]?.id, day, grams, shop.clock.now()],
        )
      }
    },
    async receive(person, orderId, today) {
      const home = homes.get(person)
      if (!home) return
      if (home.deliveries > 0 && chanceOf(seed, person.index, daysFrom(day, today), 41).chance(LOOKS.atDelivery)) {
        await look(person, home)
      }
      home.deliveries += 1
      home.cameOn = today
      const { rows } = await shop.pool.query<{ position: number; pieces: number; grams: number; kcalPerGram: number }>(
        `select l.position, l.pieces, v.net_weight_g as grams, p.energy_kcal_per_100g::float8 / 100 as "kcalPerGram"
           from shop.order_lines l join shop.variants v on v.id = l.variant_id join shop.products p on p.id = v.product_id
          where l.order_id = $1 and p.kind = 'kibble' order by l.position`,
        [orderId],
      )
      if (rows.length > 0) home.emptySince = null
      for (const { position, pieces, grams, kcalPerGram } of rows) {
        for (let piece = 1; piece <= pieces; piece += 1)
          home.bags.push({ orderId, position, piece, grams, left: grams, kcalPerGram })
      }
    },
    async live(today, number) {
      for (const [person, home] of homes) {
        eat(home)
        if (home.deliveries > 0 && daysLeftOf(home) === 0) home.emptySince ??= today
        if (home.deliveries > 0 && chanceOf(seed, person.index, number, 42).chance(LOOKS.anyDay))
          await look(person, home)
        missParcel(person, home, today)
      }
    },
    async compare(person, today) {
      const home = homes.get(person)
      if (!home || home.deliveries === 0 || (person.touchedOn ?? '') >= home.cameOn) return
      const { rows } = await shop.pool.query<{ dueOn: string }>(
        'select min(due_on)::text as "dueOn" from shop.plan_lines where plan_id = $1 and is_by_bowl',
        [person.planId],
      )
      const believed = rows[0]?.dueOn
      if (!believed) return
      const truth = home.emptySince ?? plus(today, Math.floor(daysLeftOf(home)))
      forecasts.push({
        ...{ index: person.index, deliveries: home.deliveries },
        error: daysFrom(truth, plus(believed, SAFETY_DAYS)),
      })
    },
  }
}

/** The judge knows no day of a parcel by the bowl, but that one has to come. */
function missParcel({ mind, touchedOn }: PlanPerson, { cameOn }: Home, today: Day): void {
  if (mind.state !== 'active' || mind.order) return
  const [last = cameOn] = [cameOn, touchedOn ?? cameOn, mind.trouble?.day ?? cameOn].toSorted().toReversed()
  if (daysFrom(last, today) === FORGOTTEN_DAYS) mind.faults.push(`lost: ${today}: nothing for the bowl since ${last}`)
}

const daysLeftOf = ({ bags, kcalPerDay }: Home): number =>
  bags.reduce((sum, { left, kcalPerGram }) => sum + left * kcalPerGram, 0) / kcalPerDay

function eat(home: Home): void {
  let hunger = home.kcalPerDay
  for (const bag of home.bags) {
    const eaten = Math.min(hunger / bag.kcalPerGram, bag.left)
    bag.left -= eaten
    hunger -= eaten * bag.kcalPerGram
  }
}

/** Half of all forecasts after so many deliveries are at most so far from the truth. */
export function medianError(forecasts: readonly Forecast[], deliveries: number): number | null {
  const errors = forecasts
    .filter((one) => one.deliveries >= deliveries)
    .map(({ error }) => Math.abs(error))
    .toSorted((a, b) => a - b)
  return errors[Math.floor(errors.length / 2)] ?? null
}
