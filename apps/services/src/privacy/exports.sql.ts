import { ACCOUNT_EXPORTS } from '#app/privacy/account-exports.sql'
import { FORM_EXPORTS } from '#app/privacy/form-exports.sql'
import { ORDER_EXPORTS } from '#app/privacy/order-exports.sql'
import type { Db, StoredRow } from '#app/store/database'

/**
 * Everything about one person, as stored: by the account (`who.customer_id`) and by the address it has proved (`who.email`). What
 * opens something (hashes, tokens, keys) is left out. Which table is in which part: test/privacy/rules.
 */
export const EXPORTS = { ...ACCOUNT_EXPORTS, ...ORDER_EXPORTS, ...FORM_EXPORTS } as const

export type ExportPart = keyof typeof EXPORTS

const WHO = 'with who as (select $1::bigint as customer_id, $2::text as email)'
const PARTS = Object.keys(EXPORTS) as ExportPart[]
const TEXTS = Object.fromEntries(PARTS.map((part) => [part, `${WHO} ${EXPORTS[part]}`])) as Record<ExportPart, string>

export async function selectExport(
  db: Db,
  { customerId, email }: { customerId: number; email: string },
): Promise<Record<string, unknown[]>> {
  const parts: Record<string, unknown[]> = {}
  for (const part of PARTS) parts[part] = (await db.query<StoredRow>(TEXTS[part], [customerId, email])).rows
  return parts
}
