import { OwnPartner } from '@shop/contract/promotion/referral'
import { config } from '#app/config.server.ts'
import { loadReferrals } from '#app/features/customer/credits/load-credits.server.ts'
import type { SignedInCustomer } from '#app/server/session.server.ts'
import { partnerTexts as texts } from '#app/texts/customer/partner-code.ts'
import { toSnippet } from './to-snippet.ts'

/** The code of a trainer with everything it is given away by, and what it has earned. */
export async function loadOwnCode(customer: SignedInCustomer) {
  const [own, { code }] = await Promise.all([
    customer.data.value(customer.data.rpc('own_partner_statement', {})).then((answer) => OwnPartner.parse(answer)),
    loadReferrals(customer),
  ])
  const shopUrl = config.PUBLIC_URL.replace(/\/$/, '')
  const given =
    own.isTrainer && own.uid !== null && code !== null
      ? {
          uid: own.uid,
          code,
          link: `${shopUrl}/t/${own.uid}`,
          snippet: toSnippet({ shopUrl, code, title: texts.gridTitle }),
        }
      : null
  return { isTrainer: own.isTrainer, months: own.months, given }
}
