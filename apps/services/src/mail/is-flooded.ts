import { countMailsSince } from '#app/mail/mail.sql'
import type { Db } from '#app/store/database'

const HOUR_MS = 60 * 60 * 1000
const MAX_AN_HOUR = 6

/**
 * Anybody can ask for mails to any address, from any number of networks; no mailbox gets more than a few of them an hour.
 * Decided by the job, so that the one who asks cannot tell.
 */
export async function isFlooded(db: Db, recipient: string, now: Date): Promise<boolean> {
  return (await countMailsSince(db, recipient, new Date(now.getTime() - HOUR_MS))) >= MAX_AN_HOUR
}
