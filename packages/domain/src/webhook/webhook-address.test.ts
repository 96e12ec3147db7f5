import { expect, test } from 'vitest'
import { isWebhookAddress } from './webhook-address.ts'

test.each(['https://erp.packa.cz/cenich', 'https://packa.cz:8443/a?b=c', 'https://xn--pska-6na.cz/'])(
  '%s may be told',
  (url) => {
    expect(isWebhookAddress(url, false)).toBe(true)
  },
)

test.each([
  'http://erp.packa.cz/cenich',
  'https://localhost/',
  'https://db.internal/',
  'https://tiskarna.local/',
  'https://router/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://packa.cz:22/',
  'https://packa.cz:5432/',
  'https://kdo:heslo@packa.cz/',
  'https://packa.cz/#kus',
  'https://localhost./',
  'ftp://packa.cz/',
  'file:///etc/passwd',
  'packa.cz',
  '',
  `https://packa.cz/${'a'.repeat(500)}`,
])('%s may not', (url) => {
  expect(isWebhookAddress(url, false)).toBe(false)
})

test('a developer has the receiver on the same machine', () => {
  expect(isWebhookAddress('http://localhost:4600/prijem', true)).toBe(true)
  expect(isWebhookAddress('ftp://localhost/', true)).toBe(false)
})
