import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { answerBy } from '@shop/domain/contact/answer-by'
import type { Lived } from './order-life.ts'
import { makePerson, toCompanyId } from './people.ts'
import { APPLICATIONS, REVIEWS, TICKETS } from './words.ts'
import { add, after, between, DAY, HOUR, hexOf, MINUTE, nextId, type World } from './world.ts'

/** How many of the newest wait for somebody. */
const WAITING = { tickets: 9, reviews: 11, applications: 5 }

/** From the oldest to the newest; the last few within the last two days. */
function momentsOf({ random, now, size }: World, count: number, waiting: number): Date[] {
  const old = Array.from({ length: Math.max(0, count - waiting) }, () =>
    after(now, -(2 * DAY + random.below(Math.max(1, size.days - 3) * DAY))),
  )
  const young = Array.from({ length: Math.min(count, waiting) }, () =>
    after(now, -between(random, 20, 30 * 60) * MINUTE),
  )
  return [...old, ...young].toSorted((a, b) => a.getTime() - b.getTime())
}

export function writeTickets(world: World, orders: readonly Lived[], count: number): void {
  const { random } = world
  const moments = momentsOf(world, count, WAITING.tickets)
  moments.forEach((at, index) => {
    const isWaiting = index >= moments.length - WAITING.tickets
    const { topic, message, isAboutOrder } = random.pick(TICKETS)
    const { order } = random.pick(orders)
    const { buyer } = order.spec
    const answeredAt = isWaiting ? null : after(at, between(random, 40, 24 * 60) * MINUTE)
    add(world, 'shop.tickets', {
      storefront_id: 1,
      topic,
      name: `${buyer.firstName} ${buyer.lastName}`,
      email: buyer.email,
      phone: random.chance(0.4) ? buyer.phone : '',
      order_number: isAboutOrder ? order.number : '',
      order_id: isAboutOrder ? order.id : null,
      dog: buyer.dogs[0]?.name ?? '',
      message,
      state: isWaiting ? 'new' : random.chance(0.6) ? 'closed' : 'answered',
      answer_by: answerBy(at),
      created_at: at,
      version: 1,
      updated_at: answeredAt ?? at,
      answered_at: answeredAt,
    })
  })
}

export function writeApplications(world: World, count: number): void {
  const { random } = world
  const moments = momentsOf(world, count, WAITING.applications)
  moments.forEach((at, index) => {
    const isWaiting = index >= moments.length - WAITING.applications
    const { kind, subject, answers, message } = APPLICATIONS[
      index % APPLICATIONS.length
    ] as (typeof APPLICATIONS)[number]
    const person = makePerson(world, 900_000 + index, at, true)
    const companyId = kind === 'wholesale' ? toCompanyId(random) : null
    const decided = random.chance(0.8) ? 'approved' : 'declined'
    const waiting = index % 4 === 0 ? 'needs_more' : 'in_review'
    const state = isWaiting ? waiting : decided
    const note = {
      approved: '',
      in_review: '',
      needs_more: 'Pošlete nám prosím doklad o členství.',
      declined: 'Bez živnosti to bohužel nejde.',
    }
    add(world, 'shop.applications', {
      storefront_id: 1,
      kind,
      state,
      subject: `${subject} ${person.place.city}`,
      company_id: companyId,
      vat_id: companyId === null ? null : `CZ${companyId}`,
      is_register_checked: companyId !== null,
      contact_name: `${person.firstName} ${person.lastName}`,
      email: person.email,
      phone: person.phone,
      answers,
      message,
      note: note[state],
      secret_hash: `\\x${hexOf(random, 64)}`,
      created_at: at,
      answer_by: answerBy(at),
      decided_at: isWaiting ? null : after(at, between(random, 3, 40) * HOUR),
      version: 1,
      updated_at: at,
    })
  })
}

/** What people wrote about what came, each with the purchase it is about; the newest wait to be read. */
export function writeReviews(world: World, lived: readonly Lived[], count: number): void {
  const { random, now } = world
  const delivered = lived.filter(({ deliveredAt }) => deliveredAt !== null && deliveredAt < after(now, -2 * DAY))
  const chosen = delivered.filter(() => random.chance((count * 1.05) / Math.max(1, delivered.length))).slice(0, count)
  const written = chosen.map(({ order, deliveredAt }) => ({
    order,
    at: after(deliveredAt as Date, between(random, 26, 47) * HOUR),
  }))
  written.sort((a, b) => a.at.getTime() - b.at.getTime())
  written.forEach(({ order, at }, index) => {
    const good = order.spec.wishes[0]?.good
    if (!good) return
    const isWaiting = index >= written.length - WAITING.reviews
    const { rating, title, body, reply } = random.pick(REVIEWS)
    const status = isWaiting ? 'pending' : random.chance(0.97) ? 'published' : 'rejected'
    const id = nextId(world, 'shop.reviews') + 100_000
    const { buyer } = order.spec
    const words = { rating, title, body, dog_note: null, merits: rating > 3 ? ['taste'] : [] }
    add(world, 'shop.reviews', {
      id,
      storefront_id: 1,
      product_id: good.productId,
      ...words,
      author_name: `${buyer.firstName} ${buyer.lastName.slice(0, 1)}.`,
      is_verified_purchase: true,
      is_sample: true,
      status,
      written_on: toPragueDay(at),
      shop_reply: status === 'published' ? reply : null,
      version: 1,
      helpful_count: 0,
      photo_count: 0,
      dog_avoids: [],
    })
    const dogId = buyer.dogs[0]?.id ?? null
    const decidedAt = isWaiting ? null : after(at, between(random, 2, 30) * HOUR)
    const who = {
      review_id: id,
      order_id: order.id,
      product_id: good.productId,
      customer_id: buyer.customerId,
      dog_id: dogId,
    }
    add(world, 'internal.review_origins', { ...who, submitted_at: at, note: '', decided_at: decidedAt })
    add(world, 'internal.review_versions', { review_id: id, number: 1, ...words, written_at: at })
  })
}

const PAGES = [
  '/',
  '/produkty/granule',
  '/produkty/konzervy',
  '/produkty/pamlsky',
  '/o-nas',
  '/blog',
  '/kosik/obsah',
  '/kontakt',
]
const SOURCES = ['own', 'direct', 'search', 'social'] as const

/** Who looked, by days: counts and nobody. */
export function writeViews(world: World, ordersByDay: ReadonlyMap<string, number>): void {
  for (const [day, orders] of ordersByDay) {
    for (const [rank, path] of PAGES.entries()) {
      for (const [index, source] of SOURCES.entries()) {
        const views = Math.ceil((orders * between(world.random, 18, 34)) / ((rank + 1) * (index + 1)))
        if (views > 0) add(world, 'shop.page_views', { storefront_id: 1, day, path, source, views })
      }
    }
  }
}
