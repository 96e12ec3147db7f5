import { nonBreaking } from '@shop/czech/non-breaking'
import { YES_OPTION } from '@shop/domain/catalog/property-value'
import { publicData, storefrontId } from '#app/server/shop.server.ts'
import { staleWhileRevalidate } from '#app/server/stale-while-revalidate.server.ts'

export interface Category {
  slug: string
  parentSlug: string | null
  name: string
  intro: string
  body: string
  seoTitle: string
  seoDescription: string
}

interface Excludable {
  code: string
  name: string
  /** The genitive after „bez“. */
  withoutName: string
  isAnimal: boolean
}

export interface Vocabulary {
  categories: Category[]
  proteins: Map<string, string>
  tags: Map<string, string>
  ingredients: Excludable[]
  /** Attributes that are filters of the grid, with the values to choose from. */
  properties: Property[]
}

interface Property {
  code: string
  name: string
  options: { code: string; name: string }[]
}

/** Words of the catalogue that every grid needs; staff change them rarely. */
export const loadVocabulary = staleWhileRevalidate(60_000, async (): Promise<Vocabulary> => {
  const [categories, proteins, tags, ingredients, properties] = await Promise.all([
    loadCategories(),
    loadNames('proteins'),
    loadNames('tags'),
    loadIngredients(),
    loadProperties(),
  ])
  return { categories, proteins, tags, ingredients, properties }
})

async function loadCategories(): Promise<Category[]> {
  const query = publicData.from('categories').select('id,parent_id,slug,name,intro,body,seo_title,seo_description')
  const { items } = await publicData.list(query.eq('storefront_id', storefrontId).order('depth').order('position'))
  const slugs = new Map(items.map(({ id, slug }) => [id, slug]))
  return items.map((row) => ({
    slug: row.slug,
    parentSlug: row.parent_id === null ? null : (slugs.get(row.parent_id) ?? null),
    name: nonBreaking(row.name),
    intro: nonBreaking(row.intro),
    body: row.body,
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
  }))
}

async function loadNames(table: 'proteins' | 'tags'): Promise<Map<string, string>> {
  const query = publicData.from(table).select('code,name').eq('storefront_id', storefrontId).order('position')
  const { items } = await publicData.list(query)
  return new Map(items.map(({ code, name }) => [code, nonBreaking(name)]))
}

async function loadIngredients(): Promise<Excludable[]> {
  const query = publicData.from('ingredients').select('code,name,without_name,is_animal')
  const { items } = await publicData.list(
    query.eq('storefront_id', storefrontId).not('without_name', 'is', null).order('id'),
  )
  return items.map((row) => ({
    code: row.code,
    name: row.name,
    withoutName: row.without_name ?? row.name,
    isAnimal: row.is_animal,
  }))
}

async function loadProperties(): Promise<Property[]> {
  const query = publicData.from('attributes').select('code,name,type,attribute_options(code,name,position)')
  const { items } = await publicData.list(
    query.eq('storefront_id', storefrontId).is('is_facet', true).order('position'),
  )
  return items.map(({ code, name, type, attribute_options: options }) => ({
    code,
    name: nonBreaking(name),
    options:
      type === 'boolean'
        ? [{ code: YES_OPTION, name: nonBreaking(name) }]
        : options
            .toSorted((one, other) => one.position - other.position)
            .map((option) => ({ code: option.code, name: nonBreaking(option.name) })),
  }))
}
