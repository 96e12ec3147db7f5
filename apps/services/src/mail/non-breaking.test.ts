import { expect, test } from 'vitest'
import { nonBreaking } from '#app/mail/non-breaking'

test.each([
  ['Nová 123, 602 00 Brno', 'Nová 123, 602~00 Brno'],
  ['za 1 649 Kč', 'za 1~649~Kč'],
  ['v pátek 13. 11. 2026', 'v~pátek 13.~11.~2026'],
  ['800 202 404', '800~202~404'],
])('keeps together what belongs together in „%s“', (text, tied) => {
  expect(nonBreaking(text)).toBe(tied.replaceAll('~', '\u00a0'))
})
