import type { DogFood } from '@shop/contract/dog'
import { textOf } from '#app/forms/refuse-form.server.ts'

/** Rows of the form; a row without a food is nothing. */
const FOOD_ROWS = [1, 2, 3] as const

/** What a dog eats, as the form says it. Foods without a share divide what is left of the hundred among them. */
export function readFoods(values: FormData): DogFood[] {
  const number = (name: string) => Math.round(Number(textOf(values, name).replace('%', ''))) || 0
  const shares = FOOD_ROWS.map((row) => ({ productId: number(`food${row}`), percent: number(`share${row}`) })).filter(
    ({ productId }) => productId > 0,
  )
  const treat = { productId: number('treat'), grams: number('treatGrams') }
  return [
    ...fillShares(shares).map((share) => ({ kind: 'share' as const, ...share })),
    ...(treat.productId > 0 && treat.grams > 0 ? [{ kind: 'treat' as const, ...treat }] : []),
  ]
}

type Share = { productId: number; percent: number }

function fillShares(shares: readonly Share[]): Share[] {
  let left = 100 - shares.reduce((sum, { percent }) => sum + percent, 0)
  let empty = shares.filter(({ percent }) => percent === 0).length
  return shares.map((share) => {
    if (share.percent !== 0) return share
    // Nothing left: one per cent too many is refused with a sentence, none at all would be no share.
    const percent = Math.max(1, Math.floor(left / empty))
    left -= percent
    empty -= 1
    return { ...share, percent }
  })
}
