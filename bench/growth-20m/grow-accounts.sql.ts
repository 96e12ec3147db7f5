import type pg from 'pg'

const BATCH = 250_000
const FIRST_ID = 1_000_000

/** Whoever has an account, from one number up to another; buyers also have an address and a dog. */
const ACCOUNTS = [
  `create temporary table people on commit drop as
   select n, gen_random_uuid() as user_id, 'zakaznik' || n || '@priklad.cz' as email, now() - interval '1500 days' as at
     from generate_series($1::bigint + 1, $1::bigint + $2::bigint) n`,
  `insert into auth.users (id, name, email, email_verified, created_at, updated_at) select user_id, email, email, true, at, at from people`,
  `insert into auth.accounts (account_id, provider_id, user_id, password, created_at, updated_at)
   select user_id::text, 'credential', user_id, $1, at, at from people`,
  `insert into shop.customers (id, storefront_id, user_id, email, first_name, last_name, phone, created_at, updated_at, seen_at)
   select ${FIRST_ID} + n, 1, user_id, email, 'Jitka', 'Novotná', '+420' || (600000000 + n), at, at, now() from people`,
  `insert into shop.addresses (customer_id, first_name, last_name, street, city, zip, country, is_default, created_at)
   select ${FIRST_ID} + n, 'Jitka', 'Novotná', 'Zahradní 12', 'Hlinsko', '53901', 'CZ', true, at from people where n <= $1`,
  `insert into shop.dogs (customer_id, name, life_stage, activity, created_at) select ${FIRST_ID} + n, 'Rek', 'dospely', 'moderate', at from people where n <= $1`,
]

export async function growAccounts(
  client: pg.ClientBase,
  { count, buyers, password }: { count: number; buyers: number; password: string },
  tell: (line: string) => void,
): Promise<void> {
  for (let done = await doneBefore(client); done < count; done += BATCH) {
    const size = Math.min(BATCH, count - done)
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    const [people = '', users = '', accounts = '', customers = '', ...parts] = ACCOUNTS
    await client.query(people, [done, size])
    await client.query(users)
    await client.query(accounts, [password])
    await client.query(customers)
    for (const part of parts) await client.query(part, [buyers])
    await client.query(
      `insert into bench.steps values ('accounts', $1) on conflict (name) do update set number = excluded.number`,
      [done + size],
    )
    await client.query('commit')
    tell(`${done + size} of ${count} accounts`)
  }
}

async function doneBefore(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ number: string }>(`select number from bench.steps where name = 'accounts'`)
  return Number(rows[0]?.number ?? 0)
}
