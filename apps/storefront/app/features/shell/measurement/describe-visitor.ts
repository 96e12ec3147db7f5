import type { PageSeen } from '#app/state/analytics.ts'
import { LINK } from './link-before.ts'
import type { MeasuredEvent } from './measured-event.ts'

const ACCOUNT = '/ucet/'
const SIGN_IN = '/prihlasit-se'
const LANDING = '/lp/'
/** Where a message or an application is sent from, and what the address says once it has been. */
const LEADS = ['/kontakt', '/velkoobchod', '/pro-chovatele', '/kynologicky-program']
const SENT = 'odeslano'

/**
 * Who has come, and who has written to us. The account opens only to somebody signed in, so whoever comes to it from the page
 * for signing in, or from a link in a mail, has just done so.
 */
export function describeVisitor({ path, search }: PageSeen, before: PageSeen | null): MeasuredEvent[] {
  const query = new URLSearchParams(search)
  const lead = path.startsWith(LANDING) || LEADS.includes(path) ? query.get(SENT) : null
  if (lead) return [tell('generate_lead', path.slice(1), `lead ${lead}`)]
  if (!path.startsWith(ACCOUNT)) return []
  if (query.has('vitejte')) return [tell('sign_up', 'email', 'sign_up')]
  if (before?.path === SIGN_IN) return [tell('login', 'password')]
  return before?.path.startsWith(LINK) ? [tell('login', 'link')] : []
}

function tell(event: string, method: string, once?: string): MeasuredEvent {
  return { event, basis: 'gross', pieces: [], fields: { method }, hasValue: false, ...(once ? { once } : {}) }
}
