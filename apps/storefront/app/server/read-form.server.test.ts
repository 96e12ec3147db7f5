import { describe, expect, test } from 'vitest'
import { readForm } from './read-form.server.ts'

const FORM = 'application/x-www-form-urlencoded'
const PARTS = 'multipart/form-data; boundary=x'

function sent(type: string | null, body: string): Request {
  const headers = new Headers(type ? { 'Content-Type': type } : {})
  // A stream, so that the request does not name a type of its own.
  return new Request('http://shop.test/kontakt', {
    method: 'POST',
    headers,
    body: new Blob([body]).stream(),
    duplex: 'half',
  } as RequestInit)
}

describe('readForm', () => {
  test.each([
    [FORM, 'a=1'],
    [`${FORM};charset=UTF-8`, 'a=1'],
    [PARTS, '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n'],
  ])('reads %s', async (type, body) => {
    expect((await readForm(sent(type, body))).get('a')).toBe('1')
  })

  test.each([
    ['text', 'text/plain', 'a=1', 415],
    ['JSON', 'application/json', '{"a":1}', 415],
    ['no type', null, 'a=1', 415],
    ['a type that only begins like a form', `${FORM}x`, 'a=1', 415],
    ['parts without a boundary', 'multipart/form-data', 'a=1', 400],
    ['parts that break off', PARTS, '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1', 400],
  ])('refuses %s as a mistake of the sender', async (_what, type, body, status) => {
    await expect(readForm(sent(type, body))).rejects.toMatchObject({ init: { status } })
  })
})
