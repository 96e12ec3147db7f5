import type { Redirect } from '@shop/domain/content/redirects'
import type { Db, NoRow } from '#app/store/database'
import type { SelectTouchedRedirects, UpsertRedirects } from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

export async function lockRedirects(db: Db): Promise<void> {
  await db.query<NoRow>(`select pg_advisory_xact_lock(hashtextextended('redirects', 0))`)
}

/** Those a new one could shorten, turn or replace. */
export async function selectTouchedRedirects(db: Db, from: string, to: string): Promise<Redirect[]> {
  const { rows } = await db.query<SelectTouchedRedirects>(
    `select from_path as "from", to_path as "to" from shop.redirects
      where storefront_id = $1 and (from_path in ($2, $3) or to_path = $2) order by id`,
    [STOREFRONT_ID, from, to],
  )
  return rows
}

export async function deleteRedirectsFrom(db: Db, paths: readonly string[]): Promise<void> {
  await db.query<NoRow>('delete from shop.redirects where storefront_id = $1 and from_path = any ($2::text[])', [
    STOREFRONT_ID,
    paths,
  ])
}

/** Numbers by the address that is led. */
export async function upsertRedirects(db: Db, redirects: readonly Redirect[], now: Date): Promise<Map<string, number>> {
  const { rows } = await db.query<UpsertRedirects>(
    `insert into shop.redirects (storefront_id, from_path, to_path, created_at)
     select $1, r.from_path, r.to_path, $4 from unnest($2::text[], $3::text[]) r (from_path, to_path)
     on conflict (storefront_id, from_path) do update set to_path = excluded.to_path
     returning id, from_path as "from"`,
    [STOREFRONT_ID, redirects.map(({ from }) => from), redirects.map(({ to }) => to), now],
  )
  return new Map(rows.map(({ id, from }) => [from, id]))
}

/** Nobody has to mend it any more. */
export async function deleteMissingPage(db: Db, path: string): Promise<void> {
  await db.query<NoRow>('delete from internal.missing_pages where path = $1', [path])
}
