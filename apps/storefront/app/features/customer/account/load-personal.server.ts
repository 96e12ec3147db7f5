import { CONSENT_TOPICS, ConsentTopic } from '@shop/contract/consent'
import { pageNotFound } from '#app/errors/page-error.ts'
import type { SignedInCustomer, Visit } from '#app/server/session.server.ts'
import { loadConsentBoxes } from './load-consents.server.ts'

/** Everything on the page of personal data, asked at once. */
export async function loadPersonal(customer: SignedInCustomer, { services }: Visit) {
  const [profile, consents, sessions, passkeys, deletion] = await Promise.all([
    loadProfile(customer),
    loadConsents(customer),
    services.openSessions({}),
    services.passkeys({}),
    services.deletionTerms({}),
  ])
  // The session has ended between two questions.
  if (!sessions.ok || !passkeys.ok || !deletion.ok || !profile) throw pageNotFound()
  return {
    profile,
    ...consents,
    email: customer.email,
    sessions: sessions.value.sessions,
    passkeys: passkeys.value.passkeys,
    hasPassword: passkeys.value.hasPassword,
    deletion: deletion.value,
  }
}

export type PersonalData = Awaited<ReturnType<typeof loadPersonal>>

export function loadProfile({ data }: SignedInCustomer) {
  return data.single(
    data.from('customers').select('version,first_name,last_name,phone,company_name,company_id,vat_id').limit(1),
  )
}

async function loadConsents({ data }: SignedInCustomer) {
  const [boxes, current, history, wordings] = await Promise.all([
    loadConsentBoxes(CONSENT_TOPICS),
    data.list(data.from('current_consents').select('topic,granted')),
    data.list(
      data
        .from('consents')
        .select('id,topic,granted,wording_version,given_at,source')
        .order('given_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(200),
    ),
    data.list(data.from('consent_wordings').select('topic,version,wording')),
  ])
  return {
    consents: boxes.map((box) => ({
      ...box,
      granted: current.items.some(({ topic, granted }) => topic === box.topic && granted === true),
    })),
    consentHistory: history.items.map((row) => ({
      id: row.id,
      topic: ConsentTopic.parse(row.topic),
      granted: row.granted,
      givenAt: row.given_at,
      source: row.source,
      wording:
        wordings.items.find(({ topic, version }) => topic === row.topic && version === row.wording_version)?.wording ??
        '',
    })),
  }
}
