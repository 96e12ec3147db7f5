import type { FinderFoodView } from './finder-food-view.ts'

/** A salmon kibble for every grown dog, as the loader gives it. */
export function finderFoodView(known: Partial<FinderFoodView> & Pick<FinderFoodView, 'slug'>): FinderFoodView {
  const pack = (id: number, grams: number, price: number) => ({
    id,
    sku: `S${id}`,
    name: `${grams / 1000}\u00a0kg`,
    grams,
    price,
    isInStock: true,
    image: null,
  })
  return {
    name: known.slug,
    theme: 'coral',
    protein: 'losos',
    food: {
      role: 'complete',
      kcal: 357,
      stage: 'dospely',
      size: 'vsechna',
      contains: ['losos', 'ryby'],
      mayContain: [],
      isDeclared: true,
    },
    purpose: 'everyday',
    isSingleProtein: false,
    isGentle: true,
    packs: [pack(1, 2000, 429_00), pack(2, 6000, 1149_00), pack(3, 12_000, 2049_00)],
    ...known,
  }
}
