import { putTermsOn } from '#app/application/put-terms-on'
import { selectWaitingTerms } from '#app/application/terms.sql'
import type { Context } from '#app/http/context'

/** Approved before there was an account: whoever proves the address finds the terms on. */
export async function findTerms(context: Context, email: string): Promise<void> {
  const terms = await selectWaitingTerms(context.db, email)
  if (terms) await putTermsOn(context, terms)
}
