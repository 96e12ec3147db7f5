import { AUDIT_KINDS, type AuditQuery } from '@shop/contract/staff/staff-audit'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { ok } from '@shop/domain/result'
import type { Context } from '#app/http/context'
import { selectAudit, selectOrderByNumber, selectVisits } from '#app/staff/audit.sql'

const PAGE = 60
const ORDER_NUMBER = /^\d{8,12}$/

/** The whole log, or what was done with one row. An order is found by the number people know it by, too. */
export async function staffAudit({ db }: Context, { objectType, objectId, before }: AuditQuery) {
  const isOrder = ORDER_NUMBER.test(objectId) && (objectType === '' || objectType === 'order')
  const orderId = isOrder ? await selectOrderByNumber(db, objectId) : null
  const rows = await selectAudit(db, {
    objectTypes: orderId === null ? kindsOf(objectType, objectId) : ['order'],
    objectId: orderId === null ? objectId || null : String(orderId),
    before: before ?? null,
    limit: PAGE + 1,
  })
  const entries = rows.slice(0, PAGE).map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }))
  return ok({ entries, hasMore: rows.length > PAGE })
}

function kindsOf(objectType: string, objectId: string): readonly string[] | null {
  if (objectType) return [objectType]
  return objectId ? AUDIT_KINDS : null
}

export async function staffVisits({ db, now }: Context, { days }: { days: number }) {
  return ok(await selectVisits(db, toPragueTime(now).date, days))
}
