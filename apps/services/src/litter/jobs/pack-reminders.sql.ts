import type { Db, Narrow } from '#app/store/database'
import type { SelectUnaskedLitters } from '#app/store/rows'

export interface UnaskedLitter {
  id: number
  name: string
  bornOn: string
  email: string
}

/** Litters of breeders who have asked for no packs yet: of all that were born lately, those that have somebody to feed or nobody written down. */
export async function selectUnaskedLitters(db: Db, now: Date): Promise<UnaskedLitter[]> {
  const { rows } = await db.query<Narrow<SelectUnaskedLitters, UnaskedLitter>>(
    `select l.id::int as id, l.name, l.born_on::text as "bornOn", c.email
       from shop.litters l
       join shop.customers c on c.id = l.customer_id and c.deleted_at is null
       join shop.customer_groups g on g.id = c.customer_group_id and g.code = 'chovatel'
      where l.packs is null and l.born_on > ($1::timestamptz at time zone 'Europe/Prague')::date - 63
        and not exists (select from shop.puppies p where p.litter_id = l.id having count(*) > 0 and bool_and(p.died_on is not null))
      order by l.id`,
    [now],
  )
  return rows
}
