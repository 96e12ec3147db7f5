import { expect, test } from 'vitest'
import { isReader } from './is-reader.server.ts'

test('one network reads so many pages in ten minutes, others are not concerned', () => {
  const view = (ip: string) =>
    isReader(new Request('http://localhost/api/navsteva', { headers: { 'x-client-ip': ip } }))
  const counted = Array.from({ length: 700 }, () => view('203.0.113.7')).filter(Boolean).length
  expect(counted).toBe(600)
  expect(view('203.0.113.8')).toBe(true)
})
