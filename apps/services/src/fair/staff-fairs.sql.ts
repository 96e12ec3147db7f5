import type { AddFair, FairFields, PrizeFields, StaffFair } from '@shop/contract/staff/staff-fair'
import { inkOn } from '@shop/domain/fair/prize'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type { InsertFair, InsertPrize, LockFair, SelectStaffFair, SelectStaffFairs, SelectWheel } from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

type FairOfList = Narrow<SelectStaffFairs, { tablets: number; visitors: number; won: number }>

export async function selectStaffFairs(db: Db): Promise<FairOfList[]> {
  const { rows } = await db.query<FairOfList>(
    `select f.id::int as "fairId", f.title, f.place, to_char(f.valid_from, 'YYYY-MM-DD') as "validFrom",
            to_char(f.valid_to, 'YYYY-MM-DD') as "validTo",
            (select count(*)::int from internal.fair_tablets t where t.fair_id = f.id and t.revoked_at is null) as tablets,
            (select count(*)::int from internal.fair_entries e where e.fair_id = f.id) as visitors,
            (select coalesce(sum(s.drawn), 0)::int from shop.prizes p join internal.prize_stock s on s.prize_id = p.id
              where p.fair_id = f.id and p.kind <> 'none') as won
       from shop.fairs f where f.storefront_id = $1 order by f.valid_from desc, f.id desc`,
    [STOREFRONT_ID],
  )
  return rows
}

type FairRow = Pick<StaffFair, 'fairId' | 'version' | 'fields' | 'hasSharedPin'>

export async function selectStaffFair(db: Db, fairId: number): Promise<FairRow | null> {
  const { rows } = await db.query<Narrow<SelectStaffFair, FairRow>>(
    `select f.id::int as "fairId", f.version,
            jsonb_build_object('title', f.title, 'place', f.place, 'rules', f.rules, 'validFrom', f.valid_from, 'validTo', f.valid_to) as fields,
            exists (select from internal.fair_pins p where p.fair_id = f.id) as "hasSharedPin"
       from shop.fairs f where f.id = $1 and f.storefront_id = $2`,
    [fairId, STOREFRONT_ID],
  )
  return rows[0] ?? null
}

/** Who changes the wheel waits here for who spins it, in the order in which both take the prizes. */
export async function lockFair(db: Db, fairId: number): Promise<boolean> {
  const { rows } = await db.query<LockFair>(
    `with fair as materialized (select id from shop.fairs where id = $1 and storefront_id = $2 for update),
          held as materialized (select s.prize_id from fair join shop.prizes p on p.fair_id = fair.id
            join internal.prize_stock s on s.prize_id = p.id order by p.position for update of s)
     select fair.id, (select count(*)::int from held) as prizes from fair`,
    [fairId, STOREFRONT_ID],
  )
  return rows.length > 0
}

export async function selectWheel(db: Db, fairId: number, today: string): Promise<StaffFair['prizes']> {
  const { rows } = await db.query<Narrow<SelectWheel, StaffFair['prizes'][number]>>(
    `select p.id::int as "prizeId", p.label, p.prize, p.description, p.kind, p.weight, p.amount, p.maximum::float8 as maximum,
            p.valid_days as "validDays", p.minimum_goods::float8 as "minimumGoods", p.is_shipped as "isShipped", p.color, s.stock, s.daily_limit as "dailyLimit",
            s.drawn, case when s.drawn_on = $2::date then s.drawn_today else 0 end as "drawnToday"
       from shop.prizes p join internal.prize_stock s on s.prize_id = p.id where p.fair_id = $1 order by p.position`,
    [fairId, today],
  )
  return rows
}

/** Null when another fair has this address. Rules and wheel are those of the fair that was made last. */
export async function insertFair(db: Db, key: string, fair: AddFair): Promise<number | null> {
  const { rows } = await db.query<InsertFair>(
    `with last as (select id, rules from shop.fairs where storefront_id = $1 order by id desc limit 1),
          made as (
            insert into shop.fairs (storefront_id, key, title, place, valid_from, valid_to, rules)
            values ($1, $2, $3, $4, $5::date, $6::date, coalesce((select rules from last), ''))
            on conflict (storefront_id, key) do nothing returning id),
          prizes as (
            insert into shop.prizes (fair_id, key, position, label, prize, description, kind, weight, amount, maximum, valid_days, minimum_goods,
                                     is_shipped, color, text_color)
            select made.id, p.key, p.position, p.label, p.prize, p.description, p.kind, p.weight, p.amount, p.maximum, p.valid_days, p.minimum_goods,
                   p.is_shipped, p.color, p.text_color
              from made, last join shop.prizes p on p.fair_id = last.id returning id, position),
          stock as (
            insert into internal.prize_stock (prize_id, stock)
            select n.id, s.stock from prizes n, last
              join shop.prizes p on p.fair_id = last.id join internal.prize_stock s on s.prize_id = p.id
             where p.position = n.position)
     select id::int as id from made`,
    [STOREFRONT_ID, key, fair.title, fair.place, fair.validFrom, fair.validTo],
  )
  return rows[0]?.id ?? null
}

/** Every save is a new version, also when only the wheel has changed. */
export async function updateFair(db: Db, fairId: number, fields: FairFields): Promise<void> {
  await db.query<NoRow>(
    `update shop.fairs set title = $2, place = $3, rules = $4, valid_from = $5::date, valid_to = $6::date, updated_at = clock_timestamp()
      where id = $1`,
    [fairId, fields.title, fields.place, fields.rules, fields.validFrom, fields.validTo],
  )
}

export async function deleteOtherPrizes(db: Db, fairId: number, kept: readonly number[]): Promise<void> {
  await db.query<NoRow>('delete from shop.prizes where fair_id = $1 and id <> all ($2::bigint[])', [fairId, kept])
}

const valuesOf = (prize: PrizeFields) => [
  ...[prize.label, prize.prize, prize.description, prize.kind, prize.weight, prize.amount, prize.maximum],
  ...[prize.validDays, prize.minimumGoods, prize.isShipped, prize.color, inkOn(prize.color)],
]

export async function insertPrize(db: Db, fairId: number, key: string, prize: PrizeFields): Promise<number> {
  const { rows } = await db.query<InsertPrize>(
    `insert into shop.prizes (fair_id, key, position, label, prize, description, kind, weight, amount, maximum, valid_days,
                              minimum_goods, is_shipped, color, text_color)
     select $1, $2, coalesce(max(p.position), 0) + 1, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14
       from shop.prizes p where p.fair_id = $1 returning id::int as id`,
    [fairId, key, ...valuesOf(prize)],
  )
  return onlyRow(rows).id
}

export async function updatePrize(db: Db, prizeId: number, prize: PrizeFields): Promise<void> {
  await db.query<NoRow>(
    `update shop.prizes set label = $2, prize = $3, description = $4, kind = $5, weight = $6, amount = $7, maximum = $8,
            valid_days = $9, minimum_goods = $10, is_shipped = $11, color = $12, text_color = $13 where id = $1`,
    [prizeId, ...valuesOf(prize)],
  )
}

/** What was drawn on another day does not stand against the limit of this one. */
export async function upsertPrizeStock(db: Db, prizeId: number, prize: PrizeFields, today: string): Promise<void> {
  await db.query<NoRow>(
    `insert into internal.prize_stock as s (prize_id, stock, daily_limit) values ($1, $2, $3)
     on conflict (prize_id) do update set stock = excluded.stock, daily_limit = excluded.daily_limit,
       drawn_today = case when s.drawn_on = $4::date then s.drawn_today else 0 end`,
    [prizeId, prize.stock, prize.dailyLimit, today],
  )
}
