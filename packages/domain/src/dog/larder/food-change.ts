/** A line of food in an order. */
export type OrderedFood = {
  readonly orderId: number
  /** Instants as text, all of one zone, so that they sort. */
  readonly placedAt: string
  readonly productId: number
  readonly isComplete: boolean
  readonly kcalPer100g: number | null
  /** Of all pieces together. */
  readonly grams: number
}

export type FoodChange = { readonly oldProductId: number; readonly newProductId: number }

/**
 * Whether an order brings a food other than the one fed so far: the main food of the last order before it that had any.
 * What the dogs of the household are said to eat already is no change. Orders that came to nothing are left out by the caller.
 */
export function foodChange(
  orderId: number,
  ordered: readonly OrderedFood[],
  eatenNow: readonly number[] = [],
): FoodChange | null {
  const own = ordered.filter((line) => line.orderId === orderId)
  const newProductId = mainFood(own)
  const placedAt = own[0]?.placedAt
  if (newProductId === null || placedAt === undefined || eatenNow.includes(newProductId)) return null
  const before = ordered.filter((line) => line.placedAt < placedAt && line.isComplete && line.kcalPer100g)
  const latest = before
    .map((line) => line.placedAt)
    .toSorted()
    .at(-1)
  const last = before.filter((line) => line.placedAt === latest)
  const oldProductId = mainFood(last)
  if (oldProductId === null || last.some(({ productId }) => productId === newProductId)) return null
  return { oldProductId, newProductId }
}

/** The complete food that holds the most energy: a can beside a bag is not what the dog lives on. */
function mainFood(lines: readonly OrderedFood[]): number | null {
  const energy = new Map<number, number>()
  for (const { productId, isComplete, kcalPer100g, grams } of lines) {
    if (isComplete && kcalPer100g) energy.set(productId, (energy.get(productId) ?? 0) + grams * kcalPer100g)
  }
  const [main] = [...energy].sort(([a, most], [b, other]) => other - most || a - b)
  return main?.[0] ?? null
}
