import type { Random } from '@shop/database/random'
import type { LivesShop } from '../order-lives/shop.ts'
import { type Day, earlier, plus } from './oracle/calendar.ts'
import type { World } from './oracle/judge-mind.ts'
import { chanceOf, type PlanPerson } from './people.ts'

const PLENTY = 10_000_000
const CROWN = 100
const NATURE = -1

interface Outage {
  variant: number
  from: Day
  /** The day on which there is enough again. */
  to: Day
}

/** What happens to goods and prices while people live with their plans, and the memory of it. */
export interface Nature extends World {
  outages: Outage[]
  /** Of variants, of carriage and of whom; nobody's price falls without standing here. */
  falls: { at: number; variant: number | null }[]
  begin(day: Day, number: number): Promise<void>
}

interface Around {
  shop: LivesShop
  seed: number
  people: readonly PlanPerson[]
  variants: readonly number[]
  packs: ReadonlyMap<number, readonly number[]>
  substitutes: ReadonlyMap<number, number>
}

export function createNature(around: Around): Nature {
  const { shop, seed, people, variants, packs, substitutes } = around
  const outages: Outage[] = []
  const falls: Nature['falls'] = []
  return {
    outages,
    falls,
    scarceUntil(variant, day) {
      const own = outages.filter((one) => one.variant === variant && one.from <= day)
      return (
        own
          .map(({ to }) => earlier(to, day))
          .sort()
          .at(-1) ?? null
      )
    },
    fellBetween: (wanted, from, to) =>
      falls.some(({ at, variant }) => at >= from && at <= to && (variant === null || wanted.includes(variant))),
    mayReplace: (_index, wanted, sent) => (packs.get(wanted) ?? []).includes(sent) || substitutes.get(wanted) === sent,
    async begin(day, number) {
      const random = chanceOf(seed, NATURE, number, 1)
      for (const outage of outages.filter(({ to }) => to === day)) await fill(shop, outage.variant)
      if (random.chance(0.07)) outages.push(await empty(shop, day, random, variants))
      if (random.chance(0.1)) falls.push(...(await changePrice(shop, random, variants)))
      if (random.chance(0.02)) await changeCarriage(shop, { random, day, people, falls })
      if (random.chance(0.05)) await changeGroup(shop, { random, day, people, falls })
    },
  }
}

/** Nothing left, or so little that not everybody gets some. */
async function empty({ pool }: LivesShop, day: Day, random: Random, variants: readonly number[]): Promise<Outage> {
  const variant = random.pick(variants)
  await pool.query('update shop.stock set on_hand = reserved + $2 where variant_id = $1', [
    variant,
    random.chance(0.6) ? 0 : random.below(5),
  ])
  return { variant, from: day, to: plus(day, 1 + random.below(12)) }
}

async function fill({ pool }: LivesShop, variant: number): Promise<void> {
  await pool.query('update shop.stock set on_hand = $2 where variant_id = $1', [variant, PLENTY])
}

async function changePrice({ pool, clock }: LivesShop, random: Random, variants: readonly number[]) {
  const variant = random.pick(variants)
  const percent = 90 + random.below(22)
  const { rows } = await pool.query<{ fell: boolean }>(
    `insert into shop.prices (price_list_id, variant_id, amount, kind, valid_from)
     select p.price_list_id, p.variant_id, greatest($4::bigint, round(p.amount * $2 / 100.0 / $4)::bigint * $4), 'regular', $3
       from (select distinct on (price_list_id) price_list_id, variant_id, amount from shop.prices
              where variant_id = $1 and valid_from <= $3 order by price_list_id, valid_from desc, id desc) p
     returning amount`,
    [variant, percent, clock.now(), CROWN],
  )
  // Of a list that ends a sale the price may rise while others fall: whatever moved may have fallen.
  return rows.length > 0 ? [{ at: clock.at, variant }] : []
}

interface Change {
  random: Random
  day: Day
  people: readonly PlanPerson[]
  falls: Nature['falls']
}

/** Whoever was told another price of the way hears of it before anything is sent. */
async function changeCarriage({ pool, clock }: LivesShop, { random, day, people, falls }: Change): Promise<void> {
  const price = (95 + random.below(50)) * CROWN
  await pool.query(`update shop.shipping_methods set price = $1 where code = 'dpd'`, [price])
  falls.push({ at: clock.at, variant: null })
  for (const { mind, model } of people) if (model.shipping === 'dpd') mind.trouble = { day, why: 'another carriage' }
}

/** Breeders have a list of their own; some people become breeders, and some stop. */
async function changeGroup({ pool, clock }: LivesShop, { random, day, people, falls }: Change): Promise<void> {
  const group = random.chance(0.5) ? 'chovatel' : 'maloobchod'
  for (const { born, mind } of [random.pick(people), random.pick(people)]) {
    await pool.query(
      'update shop.customers set customer_group_id = (select id from shop.customer_groups where code = $2) where id = $1',
      [born.customerId, group],
    )
    mind.trouble = { day, why: 'another price list' }
    falls.push({ at: clock.at, variant: null })
  }
}
