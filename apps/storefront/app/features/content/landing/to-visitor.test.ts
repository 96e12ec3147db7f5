import { expect, test } from 'vitest'
import { toVisitor } from './to-visitor.server.ts'

const from = (ip: string, browser: string) =>
  toVisitor(new Request('https://cenich.test/lp/x', { headers: { 'x-client-ip': ip, 'user-agent': browser } }))

test('the same somebody is the same, another address or browser is another, and neither can be read', () => {
  expect(from('203.0.113.5', 'Firefox')).toBe(from('203.0.113.5', 'Firefox'))
  expect(from('203.0.113.5', 'Firefox')).not.toBe(from('203.0.113.6', 'Firefox'))
  expect(from('203.0.113.5', 'Firefox')).not.toBe(from('203.0.113.5', 'Chrome'))
  expect(from('203.0.113.5', 'Firefox')).not.toContain('203.0.113.5')
})
