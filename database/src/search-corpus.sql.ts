import type pg from 'pg'

export interface FoundProduct {
  slug: string
  kind: string
  protein: string | null
  lifeStage: string | null
  grainFree: boolean
  monoprotein: boolean
  categories: string[]
  ingredients: string[]
  correction: string | null
}

const PROPERTIES = `c.slug, c.kind, c.protein, c.life_stage as "lifeStage", c.grain_free as "grainFree", c.monoprotein,
  array(select slug from shop.categories where id = any (c.category_ids)) as categories,
  array(select code from shop.ingredients where id = any (c.ingredient_ids)) as ingredients`

/** The first products of a search, with what a corpus can ask about them. */
export async function searchProducts(client: pg.ClientBase, q: string, limit: number): Promise<FoundProduct[]> {
  const { rows } = await client.query<FoundProduct>(
    `select ${PROPERTIES}, s.correction
       from shop.search(q => $1, page_size => $2) s join shop.product_cards c on c.product_id = (s.card).product_id
      order by s.place`,
    [q, limit],
  )
  return rows
}

/** The whole shelf, to know what a right answer could have been. */
export async function selectProducts(client: pg.ClientBase): Promise<FoundProduct[]> {
  const { rows } = await client.query<FoundProduct>(
    `select ${PROPERTIES}, null as correction from shop.product_cards c`,
  )
  return rows
}

/** Paths of the categories suggested while typing. */
export async function suggestCategories(client: pg.ClientBase, q: string): Promise<string[]> {
  const { rows } = await client.query<{ path: string }>(
    "select path from shop.suggest(q => $1) where kind = 'category'",
    [q],
  )
  return rows.map((row) => row.path)
}
