import { CardRow } from '@shop/contract/catalog'
import type { PlanView } from '@shop/contract/plan/plan'
import { nonBreaking } from '@shop/czech/non-breaking'
import { z } from 'zod'
import { loadCards } from '#app/features/catalog/card/load-cards.server.ts'
import { loadLastBought } from '#app/features/customer/orders/load-last-bought.server.ts'
import type { ImageView } from '#app/goods/card-parts.ts'
import { loadRow } from '#app/goods/load-row.server.ts'
import { type CardView, toCardView } from '#app/goods/to-card-view.server.ts'
import { loadVocabulary } from '#app/goods/vocabulary.server.ts'
import type { SignedInCustomer } from '#app/server/session.server.ts'
import { publicData, storefrontId } from '#app/server/shop.server.ts'
import { loadShopSettings } from '#app/server/shop-settings.server.ts'

const SHORTEST_QUERY = 2
const OFFERED = 5
const SHELF_SIZE = 14
const TREATS = 'pamlsky'

/** Something that could go along, or come instead. */
export interface GoodsChoice {
  variantId: number
  slug: string
  name: string
  pack: string
  price: number
  image: ImageView | null
  theme: CardView['theme']
}

type Line = Pick<PlanView['lines'][number], 'variantId' | 'productId' | 'slug'>

/** What to pack along once: what was looked for, else what was bought before and a few treats. */
export async function loadOnceChoices(
  customer: SignedInCustomer | null,
  query: string,
  taken: readonly number[],
): Promise<GoodsChoice[]> {
  const cards = query.length >= SHORTEST_QUERY ? await findCards(query) : await usualCards(customer)
  return toChoices(cards, taken)
}

async function usualCards(customer: SignedInCustomer | null): Promise<CardView[]> {
  const [bought, treats, settings] = await Promise.all([
    customer ? loadLastBought(customer) : [],
    loadRow({ within: [TREATS], in_stock: true }, OFFERED),
    loadShopSettings(),
  ])
  return [...bought, ...treats.map((row) => toCardView(row, settings))]
}

async function findCards(query: string): Promise<CardView[]> {
  const { items } = await publicData.list<{ kind: string | null; path: string | null }>(
    publicData.rpc('suggest', { q: query.slice(0, 80), storefront_id: storefrontId }),
  )
  return loadCards(items.flatMap(({ kind, path }) => (kind === 'product' && path ? [path] : [])))
}

/** What may come for good: another pack of the same food, then the most liked of its shelf, or what was looked for. */
export async function loadRegularChoices(
  line: Line | null,
  query: string,
  taken: readonly number[],
): Promise<GoodsChoice[]> {
  if (query.length >= SHORTEST_QUERY) return toChoices((await findCards(query)).filter(isRegular), taken)
  if (!line) return toChoices((await usualCards(null)).filter(isRegular), taken)
  const [packs, like] = await Promise.all([loadPacks(line), loadShelf(line.slug)])
  const settings = await loadShopSettings()
  return [...packs, ...toChoices(like.map((row) => toCardView(row, settings)).filter(isRegular), taken)]
}

function isRegular({ repeatPrice }: CardView): boolean {
  return repeatPrice !== null
}

function toChoices(cards: readonly CardView[], taken: readonly number[]): GoodsChoice[] {
  const once = [...new Map(cards.map((card) => [card.variantId, card])).values()]
  return once
    .filter(({ variantId, isInStock }) => isInStock && !taken.includes(variantId))
    .slice(0, OFFERED)
    .map(({ variantId, slug, name, pack, price, repeatPrice, image, theme }) => ({
      variantId,
      slug,
      name,
      pack,
      price: repeatPrice ?? price,
      image,
      theme,
    }))
}

async function loadPacks({ slug, productId, variantId }: Line): Promise<GoodsChoice[]> {
  const [[card], variants, offers] = await Promise.all([
    loadCards([slug]),
    publicData.list(publicData.from('variants').select('id,name').eq('product_id', productId).order('id')),
    publicData.list(
      publicData
        .from('variant_offers')
        .select('variant_id,price')
        .eq('product_id', productId)
        .eq('is_public', true)
        .eq('in_stock', true),
    ),
  ])
  if (!card || card.repeatPrice === null) return []
  const share = card.repeatPrice / card.price
  return variants.items.flatMap(({ id, name }) => {
    const price = offers.items.find((offer) => offer.variant_id === id)?.price
    if (id === variantId || !price) return []
    return [
      {
        variantId: id,
        slug,
        name: card.name,
        pack: nonBreaking(name),
        price: Math.round((price * share) / 100) * 100,
        image: card.image,
        theme: card.theme,
      },
    ]
  })
}

/** The most liked of the same shelf that can be all a dog eats, or none of them can. */
async function loadShelf(slug: string): Promise<CardRow[]> {
  const [cards, vocabulary] = await Promise.all([
    publicData.value(publicData.rpc('product_cards_by_slug', { slugs: [slug], storefront_id: storefrontId })),
    loadVocabulary(),
  ])
  const [row] = z.array(CardRow).parse(cards)
  const shelves = new Set(vocabulary.categories.filter((one) => one.parentSlug === null).map((one) => one.slug))
  const shelf = row?.categories.find((category) => shelves.has(category))
  if (!row || !shelf) return []
  const offers = await loadRow({ within: [shelf], in_stock: true }, SHELF_SIZE)
  return offers.filter((offer) => offer.slug !== slug && offer.is_complete === row.is_complete)
}

interface Substitute {
  variantId: number
  label: string
}

/** For each thing of a plan what could come instead: other foods of its shelf in exactly its pack. */
export async function loadSubstituteChoices(lines: readonly Line[]): Promise<Record<number, Substitute[]>> {
  const found = await Promise.all(lines.map(async (line) => [line.variantId, await substitutesFor(line)] as const))
  return Object.fromEntries(found)
}

async function substitutesFor({ slug, variantId }: Line): Promise<Substitute[]> {
  const shelf = await loadShelf(slug)
  const ids = shelf.map((row) => row.product_id)
  const [own, others] = await Promise.all([
    publicData.list(publicData.from('variants').select('net_weight_g').eq('id', variantId)),
    publicData.list(publicData.from('variants').select('id,name,product_id,net_weight_g').in('product_id', ids)),
  ])
  const grams = own.items[0]?.net_weight_g
  if (!grams) return []
  return shelf.flatMap((row) => {
    const pack = others.items.find(
      ({ product_id, net_weight_g }) => product_id === row.product_id && net_weight_g === grams,
    )
    return pack ? [{ variantId: pack.id, label: nonBreaking(`${row.name}, ${pack.name}`) }] : []
  })
}
