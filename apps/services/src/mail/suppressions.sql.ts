import type { Db, NoRow } from '#app/store/database'

/** Whether what is sent to many passes this mailbox by: it does not exist, or has complained. */
export async function isSuppressed(db: Db, email: string): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>(
    'select from internal.mail_suppressions m where m.email_hash = internal.address_hash($1)',
    [email],
  )
  return rowCount === 1
}

/** For a mailbox that has answered since: a link that went there after it was silenced was pressed. */
export async function liftSuppression(db: Db, email: string, answeredAfter: Date): Promise<void> {
  await db.query<NoRow>(
    'delete from internal.mail_suppressions m where m.email_hash = internal.address_hash($1) and m.at <= $2',
    [email, answeredAfter],
  )
}
