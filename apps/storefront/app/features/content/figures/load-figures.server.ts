import { formatNumber } from '@shop/czech/format-number'
import { z } from 'zod'
import { loadHomeReviews } from '#app/features/content/home/load-home-reviews.server.ts'
import { loadKinds } from '#app/features/content/sections/load-kinds.server.ts'
import { publicData, storefrontId } from '#app/server/shop.server.ts'
import { staleWhileRevalidate } from '#app/server/stale-while-revalidate.server.ts'
import { figureTexts as texts } from '#app/texts/content/figures.ts'

interface Figure {
  label: string
  figure: string
  note: string
}

export interface Figures {
  figures: Figure[]
  /** Where they come from, in words. */
  source: string
}

const Row = z.object({
  delivered: z.number(),
  on_time: z.number(),
  answered: z.number(),
  answer_minutes: z.number().nullable(),
})

/** Under so many a share or an average says more about chance than about the shop. */
const ENOUGH = 30

/** Numbers about the shop that come from its own rows; what has hardly happened yet is not told. */
export const loadFigures = staleWhileRevalidate(600_000, async (): Promise<Figures> => {
  const [{ items }, reviews, kinds] = await Promise.all([
    publicData.list(publicData.rpc('shop_figures', { storefront_id: storefrontId })),
    loadHomeReviews(),
    loadKinds(),
  ])
  const row = Row.parse(items[0])
  const figures = [
    ...(row.delivered >= ENOUGH ? [onTime(row)] : []),
    ...(row.answer_minutes === null || row.answered < ENOUGH ? [] : [answers(row.answered, row.answer_minutes)]),
    ...(reviews.average === null || reviews.count < ENOUGH ? [] : [rating(reviews.average, reviews.count)]),
    { label: texts.kinds, figure: formatNumber(kinds.total), note: texts.kindsNote },
  ]
  return { figures, source: texts.source }
})

function onTime({ delivered, on_time }: z.infer<typeof Row>): Figure {
  const percent = formatNumber(Math.round((on_time * 1000) / delivered) / 10)
  return { label: texts.onTime, figure: `${percent}\u00a0%`, note: texts.parcels(delivered) }
}

function answers(count: number, minutes: number): Figure {
  const figure = minutes < 90 ? texts.minutes(Math.round(minutes)) : texts.hours(Math.round(minutes / 6) / 10)
  return { label: texts.answers, figure, note: texts.messages(count) }
}

function rating(average: number, count: number): Figure {
  return { label: texts.rating, figure: formatNumber(Math.round(average * 10) / 10), note: texts.reviews(count) }
}
