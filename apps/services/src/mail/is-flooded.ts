import type { Mail } from '#app/mail/define-mails'
import { countMailsSince } from '#app/mail/mail.sql'
import type { Db } from '#app/store/database'

const HOUR_MS = 60 * 60 * 1000
const MAX_AN_HOUR = 6

/**
 * Anybody can ask for mails to any address, from any number of networks; no mailbox gets more than a few of a kind in an
 * hour. Each kind has a budget of its own, or somebody's contact forms would keep the owner from signing in by mail.
 * Decided by the job, so that the one who asks cannot tell.
 */
export async function isFlooded(
  db: Db,
  { recipient, kind, now, max = MAX_AN_HOUR }: { recipient: string; kind: readonly Mail[]; now: Date; max?: number },
): Promise<boolean> {
  const since = new Date(now.getTime() - HOUR_MS)
  return (await countMailsSince(db, { recipient, templates: kind.map(({ name }) => name), since })) >= max
}
