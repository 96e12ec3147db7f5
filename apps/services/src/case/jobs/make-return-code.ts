import { updateReturnCode, updateReturnWay } from '#app/case/case-returns.sql'
import { lockCase, selectCase } from '#app/case/cases.sql'
import { queueReturnCode, queueReturnRefused } from '#app/case/emails/queue-return-mails'
import { isAwaited } from '#app/case/is-awaited'
import type { Job } from '#app/jobs/job'
import { lockPayableOrder } from '#app/order/payable-order.sql'
import { inTransaction } from '#app/store/database'

/**
 * Asks the carrier for a code while goods are waited for; the carrier is called outside of any transaction. One that does not answer is
 * asked again; one that says no, that never answered or that is not there leaves the customer's own way, and the customer learns of it.
 */
export const makeReturnCode: Job<'make-return-code'> = async (context, { caseId }) => {
  const { deps, log, isLastAttempt } = context
  const found = await selectCase(deps.pool, caseId)
  if (!found || found.returnCode !== null || found.returnWay === 'own' || !isAwaited(found)) return
  const { number: reference, email, phone, quoted: value } = found
  const answer = await deps.carriers[found.returnWay]?.createReturn({ reference, email, phone, value })
  if (answer && !answer.ok && answer.code !== 'refused' && !isLastAttempt) {
    throw new Error(`The carrier gave no code: ${answer.code}.`)
  }
  await inTransaction(deps.pool, async (db) => {
    await lockPayableOrder(db, found.orderId)
    const given = await lockCase(db, caseId)
    if (!given || given.returnCode !== null || !isAwaited(given)) return
    if (answer?.ok) {
      const { id: shipmentId, code } = answer.value
      await updateReturnCode(db, caseId, { shipmentId, code })
      return queueReturnCode({ ...context, db }, { ...given, returnCode: code })
    }
    await updateReturnWay(db, caseId, 'own')
    await queueReturnRefused({ ...context, db }, given)
  })
  log.info({ caseId, isGiven: answer?.ok ?? false, refusal: answer?.ok ? null : answer?.code }, 'case.return_code')
}
