import { withClient } from '@shop/database/with-client'

/** Whose price an amount is can be read from its last figure: 700 000 Kč, then the goods, then the group. */
export const GROUPS = ['agreed', 'velkoobchod', 'chovatel', 'trener', 'maloobchod'] as const
export type Group = (typeof GROUPS)[number]

const MARK = 700_000
/** The public price has no mark: a page that shows one shows somebody's. */
const MARKED = GROUPS.slice(0, 4)

interface Member {
  group: Group
  email: string
}

/** Everything costs each group something else, without percentages that would round the mark away. Returns the ids of what is sold. */
export async function markPrices(url: string, members: readonly Member[]): Promise<number[]> {
  return withClient(url, async (client) => {
    await client.query('delete from shop.customer_group_discounts')
    await client.query('update shop.customer_groups set discount_percent = 0')
    for (const [index, group] of MARKED.entries()) {
      const code = `znacka-${group}`
      // A company has what was agreed with it beside the list of its group; a breeder and a trainer buy with VAT.
      const includesVat = group === 'chovatel' || group === 'trener'
      const { rows } = await client.query<{ id: number }>(
        `insert into shop.price_lists (storefront_id, code, name, includes_vat) values (1, $1, $1, $2) returning id`,
        [code, includesVat],
      )
      const list = rows[0]?.id
      await client.query(
        `insert into shop.prices (price_list_id, variant_id, amount, kind, valid_from)
         select $1, v.id, ($2 + (v.id % 5000) * 10 + $3) * 100, 'regular', now() - interval '1 minute' from shop.variants v`,
        [list, MARK, index + 1],
      )
      if (group === 'agreed') await client.query(AGREE, [list, emailOf(members, group)])
      else await client.query('update shop.customer_groups set price_list_id = $1 where code = $2', [list, group])
    }
    for (const { group, email } of members) {
      const code = group === 'agreed' ? 'velkoobchod' : group
      await client.query(
        'update shop.customers set customer_group_id = (select id from shop.customer_groups where code = $1) where email = $2',
        [code, email],
      )
    }
    const sold = await client.query<{ id: number }>(
      `select v.id from shop.variants v join shop.products p on p.id = v.product_id
        where p.status = 'active' and v.status <> 'discontinued' and v.short_of is null order by v.id limit 60`,
    )
    return sold.rows.map(({ id }) => Number(id))
  })
}

const AGREE = `insert into internal.customer_price_lists (price_list_id, customer_id)
  select $1, id from shop.customers where email = $2`

function emailOf(members: readonly Member[], group: Group): string | undefined {
  return members.find((member) => member.group === group)?.email
}

/** Whose prices stand in an answer, as text (700 013 Kč) or as data (70001300 haléře). */
export function groupsIn(text: string): Set<Group> {
  const found = new Set<Group>()
  const amounts = text.matchAll(
    /(?<![\d.])7\d{2}(?:[\s\u00a0\u202f]|&nbsp;)?\d{2}([1-4])(?=(?:[\s\u00a0\u202f]|&nbsp;)?Kč|00(?!\d))/g,
  )
  for (const [, figure] of amounts) {
    const group = GROUPS[Number(figure) - 1]
    if (group) found.add(group)
  }
  return found
}
