import type { DryFood } from './load-foods.server.ts'

/** Food for grown dogs of any size. */
export function dryFood(known: Partial<DryFood> = {}): DryFood {
  return {
    ...{ slug: 'granule-kure', name: 'Granule kuře', protein_name: 'Kuře', life_stage: 'dospely' },
    ...{ life_stage_name: 'Dospělý', breed_size: null, breed_size_name: null, grain_free: false },
    ...{ categories: [], allergens: [], constituents: [], kcal: 370, meatPercent: 40 },
    bag: { grams: 12_000, priceHalere: 1_200_00 },
    ...known,
  }
}
