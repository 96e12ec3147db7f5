import { ok } from '@shop/domain/result'
import type { Context } from '#app/http/context'
import { customer } from '#app/http/signed-in'
import { selectExport } from '#app/privacy/exports.sql'

/** Articles 15 and 20 GDPR: all of it, readable by people and programs, without asking anybody. */
export async function exportData(context: Context) {
  const { customerId, email } = customer(context)
  const parts = await selectExport(context.db, { customerId, email })
  return ok({ format: 'cenich-export-1' as const, exportedAt: context.now.toISOString(), ...parts })
}
