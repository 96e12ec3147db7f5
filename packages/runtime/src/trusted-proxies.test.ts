import { expect, test } from 'vitest'
import { createCallerFinder, isBlindToProxies, TrustedProxies } from './trusted-proxies.ts'

test.each(['127.0.0.1,::1', 'loopback, uniquelocal', '10.1.2.3', '10.0.0.0/8, fd00::/8'])('trusts %s', (text) => {
  expect(TrustedProxies.safeParse(text).success).toBe(true)
})

test.each(['0.0.0.0/0', '::/0', '10.0.0.0/4', '*', 'true', 'proxy.example.cz', '10.0.0.1/99', ' , '])(
  'refuses to trust %s',
  (text) => {
    expect(TrustedProxies.safeParse(text).success).toBe(false)
  },
)

test.each([
  ['127.0.0.1', ['loopback'], false],
  ['0.0.0.0', ['127.0.0.1', '::1'], true],
  ['0.0.0.0', ['127.0.0.1', '10.0.0.7'], false],
  ['10.0.0.5', ['loopback'], true],
])('listening on %s and trusting %s is blind: %s', (host, proxies, blind) => {
  expect(isBlindToProxies({ host, proxies })).toBe(blind)
})

test.each([
  ['our own server', '127.0.0.1', undefined, null],
  ['our own server over IPv6', '::ffff:127.0.0.1', undefined, null],
  ['a stranger', '203.0.113.7', undefined, '203.0.113.7'],
  ['a stranger who pretends', '203.0.113.7', '127.0.0.1', '203.0.113.7'],
  ['somebody behind our proxy', '10.0.0.5', '203.0.113.7', '203.0.113.7'],
  ['somebody behind two proxies who pretends', '10.0.0.5', '1.2.3.4, 203.0.113.7, 10.0.0.6', '203.0.113.7'],
  ['nonsense', '10.0.0.5', 'nobody', 'nobody'],
])('%s is found', (_who, peer, forwarded, expected) => {
  expect(createCallerFinder(['loopback', '10.0.0.0/8'])(peer, forwarded)).toBe(expected)
})
