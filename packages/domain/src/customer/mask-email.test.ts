import { expect, test } from 'vitest'
import { maskEmail } from './mask-email.ts'

test.each([
  ['jitka.novotna@priklad.cz', 'j•••@p•••.cz'],
  ['a@b.example', 'a•••@b•••.example'],
  ['žofie@pošta.firma.cz', 'ž•••@p•••.cz'],
  ['broken', 'b•••@•••'],
])('%s is shown as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})
