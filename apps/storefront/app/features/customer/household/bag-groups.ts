import type { BagView } from './household-view.ts'

/** Bags of one food: what is open, what waits, what comes, and until when all of it lasts. */
export interface BagGroup {
  food: BagView['food']
  open: BagView | null
  sealed: BagView[]
  coming: BagView[]
  runsOutOn: string | null
  eaters: BagView['eaters']
}

/** The food that ends first on top; twelve cans are one row, not twelve. */
export function groupBags(bags: readonly BagView[]): BagGroup[] {
  return [...Map.groupBy(bags, ({ productId }) => productId).values()].flatMap((own): BagGroup[] => {
    const [first] = own
    if (!first) return []
    return [
      {
        food: first.food,
        open: own.find(({ state }) => state === 'open') ?? null,
        sealed: own.filter(({ state }) => state === 'sealed'),
        coming: own.filter(({ state }) => state === 'coming'),
        runsOutOn: own.reduce<string | null>((last, { runsOutOn }) => runsOutOn ?? last, null),
        eaters: first.eaters,
      },
    ]
  })
}
