import { BreedRow } from '@shop/contract/breed'
import { type BreedMatch, matchBreeds } from '@shop/domain/breed/match-breeds'
import { z } from 'zod'
import { publicData, storefrontId } from '#app/server/shop.server.ts'
import { staleWhileRevalidate } from '#app/server/stale-while-revalidate.server.ts'
import { type KnownBreed, toBreed } from './to-breed.server.ts'

const COLUMNS = Object.keys(BreedRow.shape).join(',')

/** Every breed we know, the commonest first. */
export const loadBreeds = staleWhileRevalidate(300_000, async (): Promise<KnownBreed[]> => {
  const query = publicData.from('breeds').select(COLUMNS).eq('storefront_id', storefrontId).order('position')
  const { items } = await publicData.list<unknown>(query)
  return z.array(BreedRow).parse(items).map(toBreed)
})

export async function findBreed(slug: string | null): Promise<KnownBreed | null> {
  return slug === null ? null : ((await loadBreeds()).find((breed) => breed.slug === slug) ?? null)
}

export async function findBreeds(text: string): Promise<BreedMatch<KnownBreed>[]> {
  return matchBreeds(await loadBreeds(), text)
}
