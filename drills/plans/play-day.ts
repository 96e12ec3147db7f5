import { inParallel } from '@shop/stack/buyer'
import type { DeadJob } from '../order-lives/run-jobs.ts'
import type { LivesShop } from '../order-lives/shop.ts'
import { act } from './customers.ts'
import type { GatewayPlay } from './gateway.ts'
import type { Homes } from './home.ts'
import type { Nature } from './nature.ts'
import { type Day, momentOf } from './oracle/calendar.ts'
import { go } from './oracle/mind.ts'
import { payWhatWaits } from './paying.ts'
import { chanceOf, type PlanPerson } from './people.ts'
import type { PLANTS } from './plants.ts'
import type { Warehouse } from './warehouse.ts'
import type { Victim } from './worker.ts'
import type { PlanWorker } from './worker-process.ts'

export interface Theatre {
  shop: LivesShop
  seed: number
  people: readonly PlanPerson[]
  byCustomer: ReadonlyMap<number, PlanPerson>
  byCard: Map<string, PlanPerson>
  worker: PlanWorker
  nature: Nature
  gateway: GatewayPlay
  warehouse: Warehouse
  homes: Homes
  others: readonly number[]
  plant: (typeof PLANTS)[number] | null
  /** The judge looks at what has come since the last time. */
  look(): Promise<void>
  /** Who dies next, and in which run of jobs of the day; null when nobody does today. */
  deathOn(number: number): { run: number; victim: Victim } | null
}

const ACTING = { day: 0.03, night: 0.012 }

/** One day of the shop, from midnight to midnight by the clock of Prague. */
export async function playDay(theatre: Theatre, day: Day, number: number): Promise<DeadJob[]> {
  const { shop, worker, nature, gateway, warehouse, plant } = theatre
  const dead: DeadJob[] = []
  const death = theatre.deathOn(number)
  let runs = 0
  const jobs = async (time: string, ...names: string[]) => {
    await moveTo(shop, day, time)
    const victim = death?.run === runs ? death.victim : null
    runs += 1
    dead.push(...(await worker.run(shop.clock.at, names, victim)))
    shop.clock.at += 3 * 60_000
  }
  const rings = async (time: string) => {
    if ((await gateway.ring()) > 0) await jobs(time)
  }
  await jobs('00:10', 'expire-orders', 'lock-cycles', 'follow-cycles')
  endPauses(theatre, day)
  await theatre.look()
  await moveTo(shop, day, '03:00')
  await theatre.homes.live(day, number)
  await nature.begin(day, number)
  await jobs('05:20', 'move-cycles', 'age-credits')
  await plant?.morning?.(shop)
  await jobs('06:15', 'place-cycles')
  await theatre.look()
  await jobs('08:10', 'charge-cycles', 'poll-payments')
  await rings('08:20')
  await jobs('08:40', 'follow-cycles')
  await jobs('09:30', 'announce-cycles')
  await jobs('10:05', 'charge-cycles')
  await rings('10:15')
  await theatre.look()
  await actAll(theatre, day, { number, time: '11:00', share: ACTING.day, purpose: 11 })
  await moveTo(shop, day, '11:20')
  await payWhatWaits(shop, { ...theatre, number })
  await jobs('11:40', 'import-bank', 'poll-payments', 'place-cycles', 'follow-cycles')
  await theatre.look()
  await moveTo(shop, day, '13:00')
  dead.push(...(await warehouse.work(day, number)).map((error) => ({ name: 'packing', payload: {}, error })))
  await jobs('14:10', 'follow-cycles', 'charge-cycles', 'announce-cycles')
  await rings('14:30')
  await jobs('14:50', 'follow-cycles')
  await theatre.look()
  await actAll(theatre, day, { number, time: '22:30', share: ACTING.night, purpose: 22 })
  await jobs('23:40', 'poll-payments', 'age-orders', 'issue-due-invoices')
  return dead
}

async function moveTo({ clock, pool }: LivesShop, day: Day, time: string): Promise<void> {
  clock.at = Math.max(clock.at, momentOf(day, time))
  await pool.query('update internal.clock set offset_ms = $1', [Math.round(clock.at - Date.now())])
}

function endPauses({ people, shop }: Theatre, day: Day): void {
  for (const person of people) {
    if (person.mind.state !== 'paused' || person.pausedUntil === null || person.pausedUntil > day) continue
    person.pausedUntil = null
    person.pausedAt = null
    person.resumedOn = day
    go(person.mind, shop.clock.at)
  }
}

interface Acting {
  number: number
  time: string
  share: number
  purpose: number
}

async function actAll(theatre: Theatre, day: Day, { number, time, share, purpose }: Acting): Promise<void> {
  const { shop, seed, people, others, nature: world } = theatre
  await moveTo(shop, day, time)
  const acting = people.flatMap((person) => {
    const random = chanceOf(seed, person.index, number, purpose)
    return random.chance(share) && person.mind.faults.length === 0 ? [{ person, random }] : []
  })
  await inParallel(acting, 4, ({ person, random }) => {
    person.mind.story.push(`${day} ${time}`)
    return act({ shop, world, random, others }, person)
  })
}
