import type { AccessMatrix } from './access-matrix.sql.ts'

const WRITE = 'delete:all insert:all select:all update:all'

// Views run with the rights of who asks, so the tables under them decide.
const SUPPORT_VIEW = { staff_support: 'select:all', staff_admin: 'select:all', services: WRITE }

/** What waits for a person to read it: messages, applications. */
export const INBOX_ACCESS: AccessMatrix = {
  'shop.staff_inbox': SUPPORT_VIEW,
  'shop.staff_applications': SUPPORT_VIEW,
  'shop.staff_messages': { ...SUPPORT_VIEW, staff_accounting: 'select:all' },
  'shop.staff_reviews': { ...SUPPORT_VIEW, staff_content: 'select:all' },
  'shop.applications': { staff_support: 'select:all', staff_admin: 'select:all', services: WRITE },
  'shop.tickets': {
    staff_support: 'select:all',
    staff_warehouse: 'select:some',
    staff_accounting: 'select:some',
    staff_admin: 'select:all',
    services: WRITE,
  },
  'shop.ticket_messages': {
    staff_support: 'select:all',
    staff_warehouse: 'select:some',
    staff_accounting: 'select:some',
    staff_admin: 'select:all',
    services: WRITE,
  },
  'shop.answer_templates': {
    staff_support: 'select:all',
    staff_accounting: 'select:all',
    staff_admin: 'select:all',
    services: WRITE,
  },
}
