import type { StaffTaskKind } from '@shop/contract/staff/staff-tasks'
import type { Db, NoRow } from '#app/store/database'
import { STOREFRONT_ID } from '#app/store/storefront-id'

interface StaffTask {
  kind: StaffTaskKind
  /** What it is about beside the order, as `type:id`. */
  subject: string
  orderId: number | null
  details?: object
  now: Date
}

/** Opened once: the same trouble with the same thing is the same task until somebody closes it. */
export async function openStaffTask(db: Db, { kind, subject, orderId, details = {}, now }: StaffTask): Promise<void> {
  await db.query<NoRow>(
    `insert into shop.staff_tasks (storefront_id, kind, subject, order_id, details, opened_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (kind, subject) where closed_at is null do nothing`,
    [STOREFRONT_ID, kind, subject, orderId, details, now],
  )
}

/** What the open task asks for has changed. */
export async function updateTaskDetails(
  db: Db,
  { kind, subject, details, now }: Required<Omit<StaffTask, 'orderId'>>,
): Promise<void> {
  await db.query<NoRow>(
    'update shop.staff_tasks set details = $3, updated_at = $4 where kind = $1 and subject = $2 and closed_at is null',
    [kind, subject, details, now],
  )
}

/** Not again once a person has closed it: they know, and the trouble lasts. */
export async function openStaffTaskOnce(db: Db, task: StaffTask): Promise<void> {
  const { rowCount } = await db.query<NoRow>(
    `select from shop.staff_tasks where kind = $1 and subject = $2 and closed_by <> 'system'`,
    [task.kind, task.subject],
  )
  if (rowCount === 0) await openStaffTask(db, task)
}

/** False when there is no such open task. */
export async function closeStaffTask(
  db: Db,
  id: number,
  { closedBy, note, now }: { closedBy: string; note: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>(
    'update shop.staff_tasks set closed_at = $2, closed_by = $3, note = $4, updated_at = $2 where id = $1 and closed_at is null',
    [id, now, closedBy, note],
  )
  return rowCount === 1
}

/** What the tasks were about has been dealt with elsewhere. */
export async function closeStaffTasksAbout(
  db: Db,
  { kind, subjects }: { kind: StaffTaskKind; subjects: readonly string[] },
  { closedBy, note, now }: { closedBy: string; note: string; now: Date },
): Promise<void> {
  await db.query<NoRow>(
    `update shop.staff_tasks set closed_at = $3, closed_by = $4, note = $5, updated_at = $3
      where kind = $1 and subject = any ($2) and closed_at is null`,
    [kind, subjects, now, closedBy, note],
  )
}

/** It has become known which order they belong to. */
export async function moveStaffTasks(
  db: Db,
  { kind, subjects }: { kind: StaffTaskKind; subjects: readonly string[] },
  orderId: number,
): Promise<void> {
  await db.query<NoRow>(
    'update shop.staff_tasks set order_id = $3 where kind = $1 and subject = any ($2) and closed_at is null',
    [kind, subjects, orderId],
  )
}

export async function closeStaffTaskAbout(
  db: Db,
  { kind, subject }: Pick<StaffTask, 'kind' | 'subject'>,
  closing: { closedBy: string; note: string; now: Date },
): Promise<void> {
  await closeStaffTasksAbout(db, { kind, subjects: [subject] }, closing)
}
