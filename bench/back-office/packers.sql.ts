import type pg from 'pg'

/** Light goods with a date, enough of them for everybody. */
export async function selectSmallGoods(pool: pg.Pool): Promise<number> {
  await pool.query('update shop.stock set on_hand = 100000')
  await pool.query('update shop.batches set on_hand = 50000')
  const { rows } = await pool.query(`select id from shop.variants where sku = 'CN-KO-KUR-400'`)
  return Number(rows[0].id)
}

/** Somebody of the warehouse who has shown both factors. */
export async function insertPacker(pool: pg.Pool, token: string): Promise<void> {
  const email = `${token.toLowerCase()}@cenich.example`
  await pool.query(
    `insert into auth.users (name, email, email_verified, two_factor_enabled, staff_role) values ('Balič', $1, true, true, 'staff_warehouse')`,
    [email],
  )
  await pool.query(
    `insert into auth.sessions (expires_at, token, updated_at, user_id, second_factor, second_factor_at)
     select now() + interval '1 day', $2, now(), id, true, now() from auth.users where email = $1`,
    [email, token],
  )
}

/** Pieces above what was planned, by box and goods, and how many boxes were closed. */
export async function selectPackedTwice(pool: pg.Pool): Promise<{ over: number; closed: number }> {
  const { rows } = await pool.query(
    `select coalesce((select sum(greatest(s.pieces - l.pieces, 0)) from
               (select parcel_id, variant_id, count(*) as pieces from internal.parcel_scans
                 where verdict = 'right' and undone_at is null group by parcel_id, variant_id) s
               join (select parcel_id, variant_id, sum(pieces) as pieces from shop.parcel_lines group by parcel_id, variant_id) l
                 using (parcel_id, variant_id)), 0)::integer as over,
            (select count(distinct parcel_id)::integer from internal.parcel_scans where verdict = 'closed') as closed`,
  )
  return rows[0]
}
