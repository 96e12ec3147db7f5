import { publicData, storefrontId } from '#app/server/shop.server.ts'
import { catalogTexts } from '#app/texts/catalog.ts'
import { nonBreaking } from '#app/texts/non-breaking.ts'
import type { ProductCardView } from './product-card.ts'
import { CARD_COLUMNS, type CardRow, toProductCard } from './to-product-card.server.ts'

const CARDS_PER_PAGE = 24

export interface CategoryPage {
  name: string
  title: string
  description: string
  heading: string
  intro: string
  children: { name: string; to: string }[]
  products: ProductCardView[]
  total: number
}

export async function loadCategory(slug: string | undefined): Promise<CategoryPage | null> {
  const category = slug === undefined ? null : await findCategory(slug)
  if (slug !== undefined && !category) return null
  const [children, cards] = await Promise.all([loadChildren(category?.id ?? null), loadCards(category?.id ?? null)])
  const { all } = catalogTexts
  return {
    name: nonBreaking(category?.name ?? all.name),
    title: category?.seo_title || all.title,
    description: category?.seo_description || all.description,
    heading: nonBreaking(category?.name ?? all.heading),
    intro: nonBreaking(category?.intro ?? all.lead),
    children,
    ...cards,
  }
}

function findCategory(slug: string) {
  const query = publicData.from('categories').select('id,name,intro,seo_title,seo_description')
  return publicData.single(query.eq('storefront_id', storefrontId).eq('slug', slug))
}

async function loadChildren(parentId: number | null) {
  const query = publicData.from('categories').select('slug,name').eq('storefront_id', storefrontId).order('position')
  const { items } = await publicData.list(
    parentId === null ? query.is('parent_id', null) : query.eq('parent_id', parentId),
  )
  return items.map(({ slug, name }) => ({ name: nonBreaking(name), to: `/produkty/${slug}` }))
}

async function loadCards(categoryId: number | null) {
  const query = publicData
    .from('product_cards')
    .select(CARD_COLUMNS, { count: 'exact' })
    .eq('storefront_id', storefrontId)
  const chosen = categoryId === null ? query : query.contains('category_ids', [categoryId])
  const { items, total } = await publicData.list(
    chosen.order('in_stock', { ascending: false }).order('popularity', { ascending: false }).limit(CARDS_PER_PAGE),
  )
  return { products: (items as unknown as CardRow[]).map(toProductCard), total: total ?? items.length }
}
