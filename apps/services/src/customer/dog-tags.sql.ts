import type { DogSex } from '@shop/domain/dog/dog'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type { SelectDogTag, UpsertDogTag } from '#app/store/rows'

/** A dog that has a tag keeps its code; only what is said on it changes. */
export async function upsertDogTag(
  db: Db,
  { dogId, uid, note, now }: { dogId: number; uid: string; note: string; now: Date },
): Promise<string> {
  const { rows } = await db.query<UpsertDogTag>(
    `insert into shop.dog_tags (uid, dog_id, note, created_at) values ($1, $2, $3, $4)
     on conflict (dog_id) where revoked_at is null do update set note = excluded.note
     returning uid`,
    [uid, dogId, note, now],
  )
  return onlyRow(rows).uid
}

export async function revokeTags(db: Db, dogId: number, now: Date): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>(
    'update shop.dog_tags set revoked_at = $2 where dog_id = $1 and revoked_at is null',
    [dogId, now],
  )
  return rowCount === 1
}

interface WornTag {
  dogId: number
  name: string
  sex: DogSex | null
  note: string
  email: string
}

/** What a finder may read, and where their words go. Nothing of a dog or an owner who is gone. */
export async function selectDogTag(db: Db, uid: string): Promise<WornTag | null> {
  const { rows } = await db.query<Narrow<SelectDogTag, Pick<WornTag, 'sex' | 'email'>>>(
    `select d.id as "dogId", d.name, d.sex, t.note, c.email
       from shop.dog_tags t join shop.dogs d on d.id = t.dog_id join shop.customers c on c.id = d.customer_id
      where t.uid = $1 and t.revoked_at is null and d.deleted_at is null and c.deleted_at is null
        and c.email is not null`,
    [uid],
  )
  return rows[0] ?? null
}
