import { addDays } from '@shop/domain/calendar/local-date'
import { fromPragueTime, toPragueDay } from '@shop/domain/calendar/prague-time'
import { ok } from '@shop/domain/result'
import { formToken } from '#app/case/case-link'
import { selectCaseFiles, selectCaseSummaries, selectOwnOrdersForCases } from '#app/case/case-parts.sql'
import { makeReceipt } from '#app/case/make-receipt'
import { openCase } from '#app/case/open-case'
import { showCase, toSummary } from '#app/case/show-case'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { customer } from '#app/http/signed-in'
import { readAttached } from '#app/upload/read-attached'

/** Two years of complaints and some weeks for the post. */
const ASKABLE_DAYS = 800

export async function readCase(context: Context, { token }: { token: string }) {
  const opened = await openCase(context, token)
  return opened.ok ? ok(await showCase(context, opened.value.id)) : opened
}

export async function caseReceipt(context: Context, { token }: { token: string }) {
  const opened = await openCase(context, token)
  if (!opened.ok) return opened
  const bytes = await makeReceipt(context.db, opened.value.id)
  const filename = `${opened.value.number}.pdf`
  return ok({ filename, contentType: 'application/pdf', content: bytes.toString('base64') })
}

/** Only a file of the case the link opens. */
export async function caseFile(context: Context, { token, fileId }: { token: string; fileId: number }) {
  const opened = await openCase(context, token)
  if (!opened.ok) return opened
  return readCaseFile(context, opened.value.id, fileId)
}

/** What came with another case is not there. */
export async function readCaseFile(context: Context, caseId: number, fileId: number) {
  const files = await selectCaseFiles(context.db, caseId)
  if (!files.some(({ id }) => id === fileId)) throw notFound()
  return readAttached(context, fileId)
}

export async function ownCases(context: Context) {
  const { db, deps, now } = context
  const { customerId } = customer(context)
  const since = fromPragueTime(addDays(toPragueDay(now), -ASKABLE_DAYS), '00:00')
  const cases = await selectCaseSummaries(db, { customerId })
  const orders = await selectOwnOrdersForCases(db, customerId, since)
  return ok({
    cases: cases.map((row) => toSummary(context, row)),
    orders: orders.map(({ id, ...order }) => ({ ...order, token: formToken(deps.config, id, now) })),
  })
}
