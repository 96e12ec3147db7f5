import type { FinderFood } from './finder-food.ts'

/** An everyday food for every grown dog, in three packs. */
export function finderFood(known: Partial<FinderFood> & Pick<FinderFood, 'id'>): FinderFood {
  return {
    role: 'complete',
    kcalPer100g: 357,
    lifeStage: 'dospely',
    breedSize: 'vsechna',
    ingredients: { contains: ['losos', 'ryby'], mayContain: [], isDeclared: true },
    protein: 'losos',
    purpose: 'everyday',
    isPlant: false,
    isSingleProtein: false,
    isGrainFree: true,
    isGentle: true,
    packs: [
      { id: 1, grams: 2000, priceHalere: 429_00, isInStock: true },
      { id: 2, grams: 6000, priceHalere: 1149_00, isInStock: true },
      { id: 3, grams: 12_000, priceHalere: 2049_00, isInStock: true },
    ],
    ...known,
  }
}
