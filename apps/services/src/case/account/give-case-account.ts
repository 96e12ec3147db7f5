import type { GiveAccount } from '@shop/contract/case/case'
import { ok, refuse } from '@shop/domain/result'
import { queueAccountGiven } from '#app/case/account/queue-account-given'
import { toTypedAccount } from '#app/case/account/to-typed-account'
import { openCase } from '#app/case/open-case'
import { isAccountMissing, updateCaseAccount } from '#app/case/payer.sql'
import { showCase } from '#app/case/show-case'
import { audit, type Context } from '#app/http/context'

/**
 * Where the money of a case goes that came in cash: once, while nobody knows it, and the mailbox of the order hears of it. Another one is a
 * matter for people, because whoever has the link could turn the money away.
 */
export async function giveCaseAccount(context: Context, { token, account }: GiveAccount & { token: string }) {
  const { db } = context
  const opened = await openCase(context, token, { lock: true })
  if (!opened.ok) return opened
  const { id, number, account: known } = opened.value
  const typed = toTypedAccount(account)
  if (known === typed) return ok(await showCase(context, id))
  if (!(await isAccountMissing(db, id))) return refuse('case_state', { state: opened.value.state })
  await updateCaseAccount(db, id, typed)
  await queueAccountGiven(context, opened.value, typed)
  await audit(db, context, 'case.account_given', { type: 'case', id: number })
  return ok(await showCase(context, id))
}
