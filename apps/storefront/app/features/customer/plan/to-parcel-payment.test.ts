import { CHARGE_LIMIT } from '@shop/contract/plan/card-consent'
import { expect, test } from 'vitest'
import { planLinkTexts } from '#app/texts/customer/plan-link.ts'
import { toParcelPayment } from './to-parcel-payment.ts'

const CARD = { number: '4448', expiresOn: '2028-04-30' }
const by = (kind: string) => ({ code: kind, name: kind, kind })

test.each([
  [by('online'), CARD, 148_400, 'card', 'strhneme 1 484 Kč z karty •••• 4448'],
  [by('online'), null, 148_400, 'link', 'pošleme odkaz k zaplacení'],
  [by('online'), CARD, CHARGE_LIMIT + 1, 'link', 'pošleme odkaz k zaplacení'],
  [by('transfer'), null, 148_400, 'transfer', 'až dorazí peníze'],
  [by('cod'), null, 148_400, 'cod', 'zaplatíte při převzetí'],
  [by('barter'), null, 148_400, null, 'Měnit nemusíte nic.'],
  [null, null, 148_400, null, 'Měnit nemusíte nic.'],
])('a parcel paid by %o with the card %o for %i says what is to be done', (payment, card, payable, way, words) => {
  expect(toParcelPayment({ payment, card, cycle: { payable } })).toBe(way)
  const said = planLinkTexts.fine(toParcelPayment({ payment, card, cycle: { payable } }), payable, card?.number ?? null)
  expect(said.replaceAll(/\s/g, ' ')).toContain(words)
  expect(/Nemusíte dělat nic/.test(said)).toBe(way === 'card' || way === 'cod')
})
