import { expect, test } from 'vitest'
import { hasCartOrSession, hasSession } from './visitor-cookies.server.ts'

test.each([
  ['a cart over https', '__Host-cenich.cart=abc', { cart: true, session: false }],
  ['a cart in development', 'cenich.cart=abc', { cart: true, session: false }],
  ['a session over https', 'a=1; __Secure-cenich.session_token=abc', { cart: true, session: true }],
  ['a session in development', 'a=1;cenich.session_token=abc; b=2', { cart: true, session: true }],
  ['another cookie that ends so', 'xcenich.cart=abc; xcenich.session_token=abc', { cart: false, session: false }],
  ['a value that looks so', 'a=cenich.cart=abc', { cart: false, session: false }],
  ['a name without a value', 'cenich.cart; a=1', { cart: false, session: false }],
  ['a name of a prototype', '__proto__=1; constructor=2', { cart: false, session: false }],
  ['no cookie', '', { cart: false, session: false }],
  ['no header', null, { cart: false, session: false }],
])('%s', (_what, cookies, expected) => {
  expect({ cart: hasCartOrSession(cookies), session: hasSession(cookies) }).toEqual(expected)
})
