import { imageUrl } from '@shop/clients/images'
import { SearchedBreed } from '@shop/contract/catalog'
import { formatPrice } from '@shop/czech/format-price'
import { nonBreaking } from '@shop/czech/non-breaking'
import { proteinTint } from '@shop/domain/catalog/protein-tint'
import type { ShopAddress } from '#app/addresses/shop-address.ts'
import { config } from '#app/config.server.ts'
import { loadCards } from '#app/features/catalog/card/load-cards.server.ts'
import type { FoodView } from '#app/goods/card-parts.ts'
import { publicData, storefrontId } from '#app/server/shop.server.ts'
import { toFoundBreed } from './to-found-breed.server.ts'

interface GoodsSuggestion {
  tint?: string | undefined
  portrait?: string | null | undefined
  to: ShopAddress
  label: string
  note: string | undefined
  price?: string | undefined
  variantId?: number | undefined
  image?: { src: string; srcSet: string } | undefined
  food?: FoodView | null | undefined
}

interface Row {
  kind: string | null
  name: string | null
  detail: string | null
  path: string | null
  image_key: string | null
  image_hash: string | null
  price: number | null
  protein: string | null
  breed: unknown
}

/** Products and categories for a query that may be unfinished. */
export async function loadGoodsSuggestions(query: string) {
  const { items } = await publicData.list<Row>(publicData.rpc('suggest', { q: query, storefront_id: storefrontId }))
  const products = items.filter(({ kind }) => kind === 'product')
  const cards = await loadCards(products.flatMap(({ path }) => path ?? []))
  const bySlug = new Map(cards.map((card) => [card.slug, card]))
  return {
    products: products.map((row) => {
      const card = bySlug.get(row.path ?? '')
      return { ...toProduct(row), variantId: card?.variantId, food: card?.food ?? null }
    }),
    categories: items.filter(({ kind }) => kind === 'category').map(toCategory),
    breeds: items.flatMap(({ kind, breed }) => (kind === 'breed' ? [toBreed(SearchedBreed.parse(breed))] : [])),
  }
}

function toProduct({ name, detail, path, price, protein, image_key: key, image_hash: hash }: Row): GoodsSuggestion {
  return {
    to: `/produkt/${path}`,
    label: nonBreaking(name ?? ''),
    note: nonBreaking(detail ?? '') || undefined,
    price: price === null ? undefined : formatPrice(price),
    tint: proteinTint(protein) ?? undefined,
    image: key && hash ? toThumbnail(key, hash) : undefined,
  }
}

/** Its page is the page of results: a breed is what the food is for, not a shelf. */
function toBreed(breed: SearchedBreed): GoodsSuggestion {
  const { title, about, portrait } = toFoundBreed(breed)
  return { to: `/hledat?${new URLSearchParams({ q: breed.name })}`, label: title, note: about, portrait }
}

function toCategory({ name, detail, path }: Row): GoodsSuggestion {
  return { to: `/produkty/${path?.split('/').at(-1)}`, label: nonBreaking(name ?? ''), note: detail ?? undefined }
}

function toThumbnail(name: string, hash: string) {
  const at = (width: 160 | 320) => imageUrl({ base: config.IMAGES_URL, image: { name, hash }, width, format: 'webp' })
  return { src: at(160), srcSet: `${at(160)} 1x, ${at(320)} 2x` }
}
