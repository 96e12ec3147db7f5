import type { ApiKey } from '@shop/contract/partner-api/api-keys'
import type { ApiScope } from '@shop/domain/partner-api/api-scopes'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type { CountApiKeys, InsertApiKey, SelectApiKeys } from '#app/store/rows'

/** Those that open something, and those that did until lately. */
export async function selectApiKeys(db: Db, customerId: number, now: Date): Promise<ApiKey[]> {
  const { rows } = await db.query<Narrow<SelectApiKeys, { scopes: ApiScope[] }>>(
    `select id, name, prefix, scopes, created_at as "createdAt", used_at as "usedAt", revoked_at as "revokedAt"
       from internal.api_keys
      where customer_id = $1 and (revoked_at is null or revoked_at > $2::timestamptz - interval '30 days') order by id desc limit 50`,
    [customerId, now],
  )
  return rows.map(({ createdAt, usedAt, revokedAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  }))
}

export async function countApiKeys(db: Db, customerId: number): Promise<number> {
  const { rows } = await db.query<Narrow<CountApiKeys, { count: number }>>(
    'select count(*)::int as count from internal.api_keys where customer_id = $1 and revoked_at is null',
    [customerId],
  )
  return onlyRow(rows).count
}

interface NewKey {
  customerId: number
  name: string
  hash: Buffer
  prefix: string
  scopes: readonly ApiScope[]
  now: Date
}

export async function insertApiKey(db: Db, { customerId, name, hash, prefix, scopes, now }: NewKey): Promise<number> {
  const { rows } = await db.query<InsertApiKey>(
    `insert into internal.api_keys (customer_id, name, key_hash, prefix, scopes, created_at) values ($1, $2, $3, $4, $5, $6) returning id`,
    [customerId, name, hash, prefix, scopes, now],
  )
  return onlyRow(rows).id
}

/** Somebody else's is as unknown as one that never was; once is enough. */
export async function revokeKey(db: Db, customerId: number, id: number, now: Date): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>(
    'update internal.api_keys set revoked_at = $3 where customer_id = $1 and id = $2 and revoked_at is null',
    [customerId, id, now],
  )
  return rowCount === 1
}
