import { expect, test } from 'vitest'
import { MAILS } from '#app/compose/mails'
import { fillMail } from '#app/mail/fill-mail'
import { SAMPLE_SELLER } from '#app/seller/seller.fixture'

const LINK = 'https://cenich.example/ukazka'

// What stands in the outbox when a release takes over; a row goes with its name.
test.each([
  [
    'withdrawal-received',
    {
      'order.number': '26001532',
      'withdrawal.receivedAt': '16. 11. 2026 10:00',
      'withdrawal.name': 'Jitka Novotná',
      'withdrawal.items': 'Kuře s hnědou rýží, 1 ks',
      'withdrawal.text': 'Odstupuji od smlouvy.',
      'withdrawal.id': 'O-26-00012',
      'withdrawal.sendUntil': '30. 11. 2026',
      'withdrawal.refundAmount': '349 Kč',
      'links.withdrawal': LINK,
    },
  ],
  [
    'delivered-review-request',
    {
      'order.number': '26001532',
      'links.reviewRules': LINK,
      'links.moneyBack': LINK,
      'links.reviewOptOut': LINK,
      'links.review': LINK,
      'order.reviewLinks': { links: [{ label: 'Kuře s hnědou rýží', href: LINK }] },
    },
  ],
  ['registration-confirm', { 'links.confirm': LINK }],
  [
    'survey-invitation',
    {
      'survey.title': 'Po nákupu',
      'survey.questionCount': '4',
      'survey.validTo': '16. 12. 2026',
      'links.surveyOptOut': LINK,
      'links.survey': LINK,
    },
  ],
] as const)('%s is still written with the values that the release before gave it', (name, values) => {
  expect(fillMail(MAILS[name], values as never, SAMPLE_SELLER).kind).toBe('transactional')
})
