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
  breedSize: string | null
  isComplete: boolean
}

/** What the page of results is given, as far as a corpus asks about it. */
export interface FoundPage {
  products: FoundProduct[]
  breed: { slug: string; size: string | null } | null
  absence: { sentence: string; nearest: string } | null
}

const PROPERTIES = `c.slug, c.kind, c.protein, c.life_stage as "lifeStage", c.grain_free as "grainFree", c.monoprotein,
  c.breed_size as "breedSize", c.facets @> '{typ-krmiva:kompletni}' as "isComplete",
  array(select slug from shop.categories where id = any (c.category_ids)) as categories,
  array(select code from shop.ingredients where id = any (c.ingredient_ids)) as ingredients`

/** The first products of a page of results, with what a corpus can ask about them. */
export async function searchPage(client: pg.ClientBase, q: string, limit: number): Promise<FoundPage> {
  const { rows } = await client.query<{
    answer: { correction: string | null; breed: FoundPage['breed'] } & Pick<FoundPage, 'absence'>
  }>(`select shop.search_grid(q => $1, page_size => $2) as answer`, [q, limit])
  const answer = rows[0]?.answer
  const { rows: products } = await client.query<FoundProduct>(
    `select ${PROPERTIES}, $2::text as correction
       from jsonb_array_elements(shop.search_grid(q => $1, page_size => $3) -> 'cards') with ordinality s (card, place)
       join shop.product_cards c on c.product_id = (s.card ->> 'product_id')::bigint
      order by s.place`,
    [q, answer?.correction ?? null, limit],
  )
  return { products, breed: answer?.breed ?? null, absence: answer?.absence ?? null }
}

/** Paths of the answers that stand before the goods; none when the query is no question. */
export async function askedAnswers(client: pg.ClientBase, q: string): Promise<string[]> {
  const { rows } = await client.query<{ path: string }>('select path from shop.find_answers(q => $1) where is_asked', [
    q,
  ])
  return rows.map((row) => row.path)
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
