import type pg from 'pg'

/** The filters as the function takes them. */
export interface Filters {
  within?: string[]
  category?: string[]
  protein?: string[]
  life_stage?: string[]
  size?: string[]
  pack?: string[]
  need?: string[]
  property?: string[]
  without?: string[]
  price?: { from?: number; to?: number }
  unit_price?: { from?: number; to?: number }
  energy_price?: { from?: number; to?: number }
  in_stock?: boolean
  on_sale?: boolean
}

export interface Product {
  product_id: number
  categories: string[]
  protein: string | null
  life_stage: string | null
  breed_size: string | null
  pack_weights_g: number[]
  tags: string[]
  ingredients: string[]
  general: string[]
  composition: string
  facets: string[]
  net_weight_g: number | null
  energy_kcal_per_100g: number | null
  price: number
  unit: string | null
  unit_price: number | null
  in_stock: boolean
  on_sale: boolean
}

export async function selectProducts(pool: pg.Pool): Promise<Product[]> {
  const { rows } = await pool.query<{ product: Product }>(
    `select to_jsonb(c) || jsonb_build_object(
       'categories', array(select slug from shop.categories where id = any (c.category_ids)),
       'ingredients', array(select code from shop.ingredients where id = any (c.ingredient_ids)),
       'general', array(select n.code from shop.product_ingredients i
          join shop.ingredient_closure x on x.ancestor_id = i.ingredient_id join shop.ingredients n on n.id = x.descendant_id
         where i.product_id = c.product_id or i.product_id in (
           select part.product_id from shop.variants whole
             join shop.bundle_components b on b.bundle_variant_id = whole.id
             join shop.variants part on part.id = b.component_variant_id
            where whole.product_id = c.product_id))) as product
     from shop.product_cards c`,
  )
  return rows.map(({ product }) => product)
}

type Rule = (product: Product) => boolean

/** One rule per facet and per exclusion, read from the product itself, not from any index. */
export function rulesOf(filters: Filters): Record<string, Rule> {
  const rules: Record<string, Rule> = {}
  const addList = (facet: keyof Filters, valuesOf: (product: Product) => (string | null)[]) => {
    const wanted = filters[facet] as string[] | undefined
    if (wanted?.length) rules[facet] = (product) => valuesOf(product).some((value) => wanted.includes(value ?? ''))
  }
  addList('within', (product) => product.categories)
  addList('category', (product) => product.categories)
  addList('protein', (product) => [product.protein])
  addList('life_stage', stagesOf)
  addList('size', sizesOf)
  addList('pack', (product) => product.pack_weights_g.map(packOf))
  addList('need', (product) => product.tags)
  for (const attribute of new Set(filters.property?.map((value) => value.split('.')[0] ?? ''))) {
    const wanted = filters.property
      ?.map((value) => value.replace('.', ':'))
      .filter((one) => one.startsWith(`${attribute}:`))
    rules[`property/${attribute}`] = ({ facets }) => facets.some((facet) => wanted?.includes(facet))
  }
  for (const code of filters.without ?? []) rules[`without:${code}`] = (product) => isWithout(product, code)
  if (isRange(filters.price)) rules.price = ({ price }) => isIn(price, filters.price)
  if (isRange(filters.unit_price)) {
    rules.unit_price = ({ unit, unit_price: price }) =>
      unit === 'kg' && price !== null && isIn(price, filters.unit_price)
  }
  if (isRange(filters.energy_price)) {
    rules.energy_price = (product) => {
      const price = energyPriceOf(product)
      return price !== null && isIn(price, filters.energy_price)
    }
  }
  if (filters.in_stock) rules.in_stock = (product) => product.in_stock
  if (filters.on_sale) rules.on_sale = (product) => product.on_sale
  return rules
}

/** Haléře for 1000 kcal; only of what can be all a dog eats. */
export function energyPriceOf({
  facets,
  price,
  net_weight_g: grams,
  energy_kcal_per_100g: kcal,
}: Product): number | null {
  if (!facets.includes('typ-krmiva:kompletni') || !grams || !kcal) return null
  return Math.round((price * 100_000) / (grams * kcal))
}

export function stagesOf({ life_stage: stage }: Product): (string | null)[] {
  return stage === 'vsechna' ? ['stene', 'dospely', 'senior'] : [stage]
}

export function sizesOf({ breed_size: size }: Product): (string | null)[] {
  return size === 'vsechna' ? ['mala', 'stredni', 'velka'] : [size]
}

function packOf(grams: number): string {
  if (grams <= 500) return 'do-500-g'
  if (grams <= 2000) return 'do-2-kg'
  return grams <= 6000 ? 'do-6-kg' : 'nad-6-kg'
}

export function isWithout({ composition, ingredients, general }: Product, code: string): boolean {
  return composition !== 'undeclared' && !ingredients.includes(code) && !general.includes(code)
}

/** A range open at both ends is no filter. */
function isRange(range: Filters['price']): boolean {
  return range?.from !== undefined || range?.to !== undefined
}

function isIn(amount: number, range: Filters['price']): boolean {
  return amount >= (range?.from ?? 0) && amount <= (range?.to ?? Number.POSITIVE_INFINITY)
}
