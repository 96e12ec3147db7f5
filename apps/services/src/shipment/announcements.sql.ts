import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type { SelectAnnouncement, SelectReference } from '#app/store/rows'

export type Announcement = Narrow<SelectAnnouncement, { state: 'asked' | 'taken' }>

/** The one whose end is not known. */
export async function selectOpenAnnouncement(db: Db, parcelId: number): Promise<Announcement | null> {
  const { rows } = await db.query<Announcement>(
    `select id, reference, state, taken_id as "takenId" from internal.parcel_announcements
      where parcel_id = $1 and state in ('asked', 'taken')`,
    [parcelId],
  )
  return rows[0] ?? null
}

/** Under which the carrier was asked to take it over. */
export async function selectReference(db: Db, id: number): Promise<string> {
  const { rows } = await db.query<SelectReference>(
    'select reference from internal.parcel_announcements where id = $1',
    [id],
  )
  return onlyRow(rows).reference
}

export async function insertAnnouncement(
  db: Db,
  { parcelId, reference, now }: { parcelId: number; reference: string; now: Date },
): Promise<Announcement> {
  const { rows } = await db.query<Announcement>(
    `insert into internal.parcel_announcements (parcel_id, reference, asked_at) values ($1, $2, $3)
     returning id, reference, state, taken_id as "takenId"`,
    [parcelId, reference, now],
  )
  return onlyRow(rows)
}

export async function updateTaken(db: Db, id: number, takenId: string): Promise<void> {
  await db.query<NoRow>(`update internal.parcel_announcements set state = 'taken', taken_id = $2 where id = $1`, [
    id,
    takenId,
  ])
}

type AnnouncementEnd = 'shipped' | 'refused' | 'unsent' | 'lost' | 'withdrawn'

export async function endAnnouncement(db: Db, id: number, state: AnnouncementEnd): Promise<void> {
  await db.query<NoRow>('update internal.parcel_announcements set state = $2 where id = $1', [id, state])
}

/** The shipment of the parcel was cancelled at its carrier. */
export async function withdrawShipped(db: Db, parcelId: number): Promise<void> {
  await db.query<NoRow>(
    `update internal.parcel_announcements set state = 'withdrawn' where parcel_id = $1 and state = 'shipped'`,
    [parcelId],
  )
}
