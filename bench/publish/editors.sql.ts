import type pg from 'pg'

/** Somebody who edits goods and has shown both factors. */
export async function insertEditor(client: pg.Client, token: string): Promise<void> {
  const email = `${token.toLowerCase()}@cenich.example`
  await client.query(
    `insert into auth.users (name, email, email_verified, two_factor_enabled, staff_role) values ('Redaktor', $1, true, true, 'staff_admin')`,
    [email],
  )
  await client.query(
    `insert into auth.sessions (expires_at, token, updated_at, user_id, second_factor, second_factor_at)
     select now() + interval '1 day', $2, now(), id, true, now() from auth.users where email = $1`,
    [email, token],
  )
}

export async function selectProductId(client: pg.Client, slug: string): Promise<number> {
  const { rows } = await client.query<{ id: string }>(
    'select product_id as id from shop.product_cards where slug = $1',
    [slug],
  )
  return Number(rows[0]?.id)
}

export async function countVariants(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: string }>('select count(*) from shop.variants')
  return Number(rows[0]?.count)
}
