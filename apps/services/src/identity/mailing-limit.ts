import type { Limit } from '#app/http/limits'

/** Mails cost our good name with the mailboxes. */
export const mailing: Limit = { action: 'mail', per: 'network', max: 20, windowSeconds: 10 * 60 }
