import type { DogFood } from '@shop/contract/dog'
import { textOf } from '#app/forms/refuse-form.server.ts'

/** Rows of the form; a row without a food is nothing. */
const FOOD_ROWS = [1, 2, 3] as const

/** What a dog eats, as the form says it. One food needs no share: it is all there is. */
export function readFoods(values: FormData): DogFood[] {
  const number = (name: string) => Number(textOf(values, name).replace('%', '')) || 0
  const shares = FOOD_ROWS.map((row) => ({ productId: number(`food${row}`), percent: number(`share${row}`) })).filter(
    ({ productId }) => productId > 0,
  )
  const [only, ...others] = shares
  if (only && others.length === 0 && only.percent === 0) only.percent = 100
  const treat = { productId: number('treat'), grams: Math.round(number('treatGrams')) }
  return [
    ...shares.map((share) => ({ kind: 'share' as const, ...share, percent: Math.round(share.percent) })),
    ...(treat.productId > 0 && treat.grams > 0 ? [{ kind: 'treat' as const, ...treat }] : []),
  ]
}
