import { endReplacedTerms, switchTermsOn, type Terms, updateHolder } from '#app/application/terms.sql'
import { auditAll, type CommandContext } from '#app/http/context'

/** The terms of this application and of no other, for the account with its address or for the one that will have it. */
export async function putTermsOn(context: CommandContext, terms: Terms): Promise<void> {
  const { db } = context
  const customerId = await switchTermsOn(db, terms)
  const ended = await endReplacedTerms(db, terms, customerId)
  if (ended.length > 0) await auditAll(db, context, 'application.ended', { type: 'application', ids: ended })
  if (customerId !== null) await updateHolder(db, terms.id, customerId)
}
