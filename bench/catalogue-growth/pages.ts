import type pg from 'pg'

/** Three filters each, of different kinds: lists, an exclusion, ranges, flags, every order. */
export const GRIDS = [
  '/produkty/granule?vek=dospely&velikost=stredni&bez=kure',
  '/produkty/granule?maso=losos&vek=dospely&skladem=1',
  '/produkty?maso=hovezi&bez=obiloviny&cena-do=1000&razeni=cena',
  '/produkty/konzervy?maso=kure&vek=dospely&razeni=hodnoceni',
  '/produkty/pamlsky?bez=kure&skladem=1&razeni=novinky',
  '/produkty?vek=stene&bez=kure&razeni=cena-za-kg',
  '/produkty?bez=drubez&maso=jehneci',
  '/produkty/granule?bez=obiloviny&maso=kachna&skladem=1',
]

export const SEARCHES = [
  'granule',
  'granule bez kurete',
  'losos štěně',
  'konzerva hovězí',
  'kachna',
  'pamlsky bez obilovin',
  'granle kure',
  'granule losos dospělý',
  'králík',
  'obojek',
].map((words) => `/hledat?q=${encodeURIComponent(words)}`)

/** The most and the least reviewed goods: the demo's own are among both. */
export async function readSlugs(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ slug: string }>(
    `(select slug from shop.product_cards order by rating_count desc, product_id limit 60)
     union all (select slug from shop.product_cards order by product_id desc limit 60)`,
  )
  return rows.map(({ slug }) => slug)
}
