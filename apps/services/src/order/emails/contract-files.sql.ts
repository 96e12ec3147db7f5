import type { Db } from '#app/store/database'
import type { SelectContractTexts, SelectTextValues } from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

interface ContractText {
  slug: string
  title: string
  version: string
  effectiveFrom: string
  body: string
}

/** The terms the order was made under, and the withdrawal page that held that day; who buys without tax is no consumer. */
export async function selectContractTexts(db: Db, orderId: number): Promise<ContractText[]> {
  const { rows } = await db.query<SelectContractTexts>(
    `select p.slug, v.title, v.version, to_char(v.effective_from, 'FMDD. FMMM. YYYY') as "effectiveFrom", v.body
       from shop.orders o
       join shop.static_page_versions v on v.id = o.terms_version_id
       join shop.static_pages p on p.id = v.static_page_id
      where o.id = $1
     union all
     (select p.slug, v.title, v.version, to_char(v.effective_from, 'FMDD. FMMM. YYYY'), v.body
        from shop.orders o
        join shop.static_pages p on p.storefront_id = o.storefront_id and p.slug = 'odstoupeni-od-smlouvy'
        join shop.static_page_versions v on v.static_page_id = p.id and v.published_at <= o.placed_at
         and v.effective_from <= (o.placed_at at time zone 'Europe/Prague')::date
       where o.id = $1 and o.basis = 'gross' order by v.effective_from desc, v.id desc limit 1)`,
    [orderId],
  )
  return rows
}

/** Facts that texts of editors name by a key; one that nobody has filled in says what is missing, as on the page. */
export async function selectTextValues(db: Db): Promise<Record<string, string>> {
  const { rows } = await db.query<SelectTextValues>(
    `select key, coalesce(value, '[' || description || ']') as value from shop.text_values where storefront_id = $1`,
    [STOREFRONT_ID],
  )
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}
