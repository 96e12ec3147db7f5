import type { SignedInCustomer } from '#app/server/session.server.ts'
import type { OfferedTopic } from './consent-offer.tsx'
import { loadConsentBoxes } from './load-consents.server.ts'

/** The sentence to agree to; null for whoever has. */
export async function loadConsentOffer({ data }: SignedInCustomer, topic: OfferedTopic) {
  const [[box], current] = await Promise.all([
    loadConsentBoxes([topic]),
    data.list(data.from('current_consents').select('granted').eq('topic', topic)),
  ])
  const isGranted = current.items.some(({ granted }) => granted === true)
  return box && !isGranted ? { topic, version: box.version, wording: box.wording } : null
}
