import { toSlug } from '@shop/domain/catalog/slug'
import type pg from 'pg'
import type { DemoShop } from './read-demo.ts'
import { syncRows } from './sync-rows.sql.ts'

/** Weights and nicknames are from general knowledge, so every row says that it is a sample. */
export async function loadBreeds(client: pg.ClientBase, { breeds }: DemoShop, storefrontId: number): Promise<void> {
  const rows = breeds.map((breed, index) => ({
    storefront_id: storefrontId,
    slug: toSlug(breed.name),
    fci_number: breed.fci ?? null,
    fci_group: breed.group ?? null,
    variety_of: breed.varietyOf ? toSlug(breed.varietyOf) : null,
    name: breed.name,
    other_names: breed.otherNames,
    dog_from_grams: toGrams(breed.dogKg?.[0]),
    dog_to_grams: toGrams(breed.dogKg?.[1]),
    bitch_from_grams: toGrams(breed.bitchKg?.[0]),
    bitch_to_grams: toGrams(breed.bitchKg?.[1]),
    portrait: breed.portrait ?? null,
    position: index + 1,
    is_sample: true,
  }))
  await syncRows(client, 'breeds', rows, { key: ['storefront_id', 'slug'] })
}

function toGrams(kilograms: number | undefined): number | null {
  return kilograms === undefined ? null : Math.round(kilograms * 1000)
}
