import { expect, test } from 'vitest'
import { negotiateMedia } from './media-type.ts'

test.each([
  [undefined, 'application/json'],
  ['', 'application/json'],
  ['text/csv;q=0.2, application/json;q=0.1', 'text/csv'],
  ['text/html, text/csv', 'text/csv'],
  ['application/json;q=0, text/csv', 'text/csv'],
  ['APPLICATION/JSON', 'application/json'],
  ['application/vnd.pgrst.object+json; nulls=stripped', 'application/vnd.pgrst.object+json;nulls=stripped'],
])('%s gives %s', (accept, type) => {
  expect(negotiateMedia(accept).contentType).toBe(`${type}; charset=utf-8`)
})

test.each(['text/html', 'application/json;q=0', 'toString', '__proto__'])('%s cannot be made', (accept) => {
  expect(() => negotiateMedia(accept)).toThrow('None of these media types are available')
})
