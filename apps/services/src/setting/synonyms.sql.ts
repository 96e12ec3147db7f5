import type { Synonym, SynonymWords } from '@shop/contract/setting/synonym'
import { type Db, type NoRow, onlyRow } from '#app/store/database'
import type { InsertSynonym, IsSynonymTaken, LockSynonym, SelectSynonyms } from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

export async function selectSynonyms(db: Db, find: string, limit: number): Promise<Synonym[]> {
  const { rows } = await db.query<SelectSynonyms>(
    `select id, phrase, means from shop.search_synonyms
      where storefront_id = $1 and ($2 = '' or phrase ilike '%' || $2 || '%' or means ilike '%' || $2 || '%')
      order by phrase, means limit $3`,
    [STOREFRONT_ID, find.replaceAll(/[\\%_]/g, '\\$&'), limit],
  )
  return rows
}

export async function lockSynonym(db: Db, id: number): Promise<SynonymWords | null> {
  const { rows } = await db.query<LockSynonym>(
    'select phrase, means from shop.search_synonyms where id = $1 and storefront_id = $2 for update',
    [id, STOREFRONT_ID],
  )
  return rows[0] ?? null
}

export async function isSynonymTaken(db: Db, { phrase, means }: SynonymWords, except: number | null): Promise<boolean> {
  const { rows } = await db.query<IsSynonymTaken>(
    `select exists (select from shop.search_synonyms
       where storefront_id = $1 and phrase = $2 and means = $3 and id is distinct from $4) as taken`,
    [STOREFRONT_ID, phrase, means, except],
  )
  return onlyRow(rows).taken ?? false
}

/** Null when somebody was faster with the same words. */
export async function insertSynonym(db: Db, { phrase, means }: SynonymWords): Promise<number | null> {
  const { rows } = await db.query<InsertSynonym>(
    `insert into shop.search_synonyms (storefront_id, phrase, means) values ($1, $2, $3) on conflict do nothing returning id`,
    [STOREFRONT_ID, phrase, means],
  )
  return rows[0]?.id ?? null
}

export async function updateSynonym(db: Db, id: number, { phrase, means }: SynonymWords): Promise<void> {
  await db.query<NoRow>('update shop.search_synonyms set phrase = $2, means = $3 where id = $1', [id, phrase, means])
}

export async function deleteSynonym(db: Db, id: number): Promise<void> {
  await db.query<NoRow>('delete from shop.search_synonyms where id = $1', [id])
}
