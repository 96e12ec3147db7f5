import { SaveDetails } from '@shop/contract/checkout'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkDetails } from './check-details.ts'

test.each([
  ['name', '', 'Doplňte jméno a\u00a0příjmení.'],
  ['name', 'Jitka', 'Doplňte i\u00a0příjmení.'],
  ['name', 'Jitka Novotná', null],
  ['email', '', 'Doplňte e-mail.'],
  ['email', 'jitka', /zavináč/],
  ['email', ' jitka@seznam.cz ', null],
  ['phone', '777 12', /devět číslic/],
  ['phone', '+420 777 123 456', null],
  ['phone', '777-123-456', null],
  ['street', 'Zahradní', 'Doplňte číslo domu.'],
  ['street', 'č. p. 7', null],
  ['zip', '602', /pět číslic/],
  ['zip', '602 00', null],
  ['city', '', 'Doplňte město.'],
  ['note', '', undefined],
])('%s %j: %s', (name, value, verdict) => {
  const said = checkDetails(name, value)
  if (verdict instanceof RegExp) expect(said).toMatch(verdict)
  else expect(said).toBe(verdict)
})

test('what the services would take is never scolded', () => {
  const details = { phone: '777123456', firstName: 'Jitka', lastName: 'Nová' }
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      fc.pre(SaveDetails.safeParse({ ...details, email }).success)
      expect(checkDetails('email', email)).toBeNull()
    }),
  )
})
