import type { AccessMatrix } from './access-matrix.sql.ts'

const WRITE = 'delete:all insert:all select:all update:all'

/** What waits for a person to read it: messages, applications. */
export const INBOX_ACCESS: AccessMatrix = {
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
