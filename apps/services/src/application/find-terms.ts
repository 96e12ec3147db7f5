import { selectWaitingTerms, switchTermsOn } from '#app/application/terms.sql'
import type { Context } from '#app/http/context'

/** Approved before there was an account: whoever proves the address finds the terms on. */
export async function findTerms({ db }: Context, email: string): Promise<void> {
  const terms = await selectWaitingTerms(db, email)
  if (terms) await switchTermsOn(db, terms)
}
