import { updateReturnWay } from '#app/case/case-returns.sql'
import type { CaseRow } from '#app/case/cases.sql'
import { changeCase } from '#app/case/change-case'
import type { CommandContext } from '#app/http/context'
import { enqueue } from '#app/store/jobs'

/**
 * Goods are wanted back: whoever withdraws has chosen how, what we want to look at ourselves goes on our account. The code of the carrier
 * comes by a job, so a carrier that is down keeps nobody from anything.
 */
export async function askForGoods(context: CommandContext, given: CaseRow, reason = '') {
  const returnWay = given.kind === 'withdrawal' ? given.returnWay : ('packeta' as const)
  const changed = await changeCase(context, { ...given, returnWay }, 'ask_for_goods', reason)
  if (!changed.ok || !changed.value.isChanged) return changed
  if (returnWay !== given.returnWay) await updateReturnWay(context.db, given.id, returnWay)
  if (returnWay !== 'own' && given.returnCode === null) {
    await enqueue(context.db, 'make-return-code', { caseId: given.id, requestId: context.requestId })
  }
  return changed
}
