import type { FieldsOf } from '@shop/contract/catalog/dictionary'
import { type Db, type NoRow, onlyRow } from '#app/store/database'
import type { InsertAuthor, InsertBrand } from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

export async function insertBrand(db: Db, { name }: FieldsOf<'brands'>, slug: string): Promise<number> {
  const { rows } = await db.query<InsertBrand>(
    'insert into shop.brands (storefront_id, slug, name) values ($1, $2, $3) returning id',
    [STOREFRONT_ID, slug, name],
  )
  return onlyRow(rows).id
}

export async function updateBrand(db: Db, entryId: number, { name }: FieldsOf<'brands'>): Promise<void> {
  await db.query<NoRow>('update shop.brands set name = $2 where id = $1', [entryId, name])
}

export async function deleteBrand(db: Db, entryId: number): Promise<void> {
  await db.query<NoRow>('delete from shop.brands where id = $1', [entryId])
}

export async function insertAuthor(db: Db, { name, bio }: FieldsOf<'authors'>, slug: string): Promise<number> {
  const { rows } = await db.query<InsertAuthor>(
    'insert into shop.blog_authors (storefront_id, slug, name, bio) values ($1, $2, $3, $4) returning id',
    [STOREFRONT_ID, slug, name, bio],
  )
  return onlyRow(rows).id
}

export async function updateAuthor(db: Db, entryId: number, { name, bio }: FieldsOf<'authors'>): Promise<void> {
  await db.query<NoRow>('update shop.blog_authors set (name, bio) = ($2, $3) where id = $1', [entryId, name, bio])
}

export async function deleteAuthor(db: Db, entryId: number): Promise<void> {
  await db.query<NoRow>('delete from shop.blog_authors where id = $1', [entryId])
}
