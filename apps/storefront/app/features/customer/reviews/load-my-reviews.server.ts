import type { Reviewable, ReviewDesk } from '@shop/contract/review'
import { Secret } from '@shop/contract/text-fields'
import { formatDate } from '@shop/czech/format-date'
import { nonBreaking } from '@shop/czech/non-breaking'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { loadCards } from '#app/features/catalog/card/load-cards.server.ts'
import { describeDog } from '#app/features/customer/dogs/describe-dog.ts'
import { loadDogs } from '#app/features/customer/dogs/load-dogs.server.ts'
import type { ImageView } from '#app/goods/card-parts.ts'
import type { CardView } from '#app/goods/to-card-view.server.ts'
import type { SignedInCustomer, Visit } from '#app/server/session.server.ts'

export interface ReviewedItem extends Omit<Reviewable, 'deliveredAt'> {
  delivered: string | null
  theme: CardView['theme']
  image: ImageView | null
  isFood: boolean
}

export interface DogChoice {
  id: number
  name: string
  /** What others would read. */
  note: string
}

export interface MyReviews {
  authorName: string
  credits: number
  dogs: DogChoice[]
  items: ReviewedItem[]
}

/** Null when the link opens nothing any more. */
export async function loadReviewsBySecret(visit: Visit, secret: string): Promise<MyReviews | null> {
  if (!Secret.safeParse(secret).success) return null
  const desk = await visit.services.reviewsOfOrder({ secret })
  return desk.ok ? toMyReviews(desk.value, []) : null
}

export async function loadOwnReviews(visit: Visit, customer: SignedInCustomer, today: string): Promise<MyReviews> {
  const [desk, dogs] = await Promise.all([visit.services.ownReviews({}), loadDogs(customer)])
  const choices = dogs.map((dog) => ({ id: dog.id, name: dog.name, note: describeDog(dog, today) }))
  if (!desk.ok) throw new Error(`Reviews were refused: ${desk.code}`)
  return toMyReviews(desk.value, choices)
}

async function toMyReviews({ authorName, credits, items }: ReviewDesk, dogs: DogChoice[]): Promise<MyReviews> {
  const cards = await loadCards([...new Set(items.map(({ slug }) => slug))])
  return {
    authorName,
    credits,
    dogs,
    items: items.map(({ deliveredAt, ...item }) => {
      const card = cards.find(({ slug }) => slug === item.slug)
      return {
        ...item,
        name: nonBreaking(item.name),
        variantName: nonBreaking(item.variantName),
        delivered: deliveredAt ? formatDate(toPragueDay(deliveredAt)) : null,
        theme: card?.theme ?? null,
        image: card?.image ?? null,
        isFood: card?.food != null,
      }
    }),
  }
}
