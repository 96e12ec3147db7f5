import { expect, test } from 'vitest'
import { isSafeTarget } from './is-safe-target.ts'

test.each(['/produkty', '/', '#formular', 'mailto:a@b.cz', 'tel:+420800202404', 'https://coi.gov.cz/'])(
  'leads to %s',
  (to) => {
    expect(isSafeTarget(to)).toBe(true)
  },
)

test.each([
  ...['javascript:xss()', 'JaVaScRiPt:xss()', ' javascript:xss()', 'java\tscript:xss()', '\u0001javascript:xss()'],
  ...[
    'data:text/html,<script>',
    'vbscript:xss()',
    'javascript&colon;xss()',
    '//jinde.cz',
    '/\\jinde.cz',
    'http://jinde.cz',
    '',
  ],
])('does not lead to %j', (to) => {
  expect(isSafeTarget(to)).toBe(false)
})
