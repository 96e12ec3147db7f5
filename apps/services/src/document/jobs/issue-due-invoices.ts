import { loadDocumentSettings } from '#app/document/document-settings'
import { selectUninvoiced } from '#app/document/invoiced-order.sql'
import { issueInvoice } from '#app/document/issue-invoice'
import { eachItem } from '#app/jobs/each-item'
import type { JobContext } from '#app/jobs/job'
import { lockPayableOrder } from '#app/order/payable-order.sql'
import { inTransaction } from '#app/store/database'

const DAY_MS = 24 * 60 * 60_000

/** Goods that wait long after their money: the law does not wait for the parcel. A day is left for whatever goes wrong. */
export async function issueDueInvoices(context: JobContext): Promise<void> {
  const { deps, now, log } = context
  const { issueDays } = await loadDocumentSettings(deps.pool)
  const due = await selectUninvoiced(deps.pool, new Date(now.getTime() - (issueDays - 1) * DAY_MS), now)
  const batch = { name: 'issue-due-invoices', items: due, keyOf: Number, orderOf: Number }
  const outcome = await eachItem(context, batch, (orderId) =>
    inTransaction(deps.pool, async (db) => {
      await lockPayableOrder(db, orderId)
      await issueInvoice({ ...context, db }, orderId)
    }),
  )
  if (due.length > 0) log.info(outcome, 'document.issued_in_time')
}
