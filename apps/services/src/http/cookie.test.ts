import { expect, test } from 'vitest'
import { cookieName, readCartCookie } from './cookie.ts'

const TOKEN = 'abcdefghijklmnopqrst_-'
const headers = (cookie: string) => new Headers({ cookie })

test.each([
  ['https://cenich.cz', '__Host-cenich.cart'],
  ['http://localhost:3000', 'cenich.cart'],
])('at %s the cart is called %s', (url, name) => {
  expect(cookieName(url, 'cenich.cart')).toBe(name)
  expect(readCartCookie(headers(`a=1; ${name}=${TOKEN}; b=2`), url)).toBe(TOKEN)
})

test.each([
  ['a name that a subdomain can plant', `cenich.cart=${TOKEN}`],
  ['another name that ends so', `x__Host-cenich.cart=${TOKEN}`],
  ['half a token', '__Host-cenich.cart=abc'],
  ['nothing', ''],
])('over https %s is no cart', (_what, cookie) => {
  expect(readCartCookie(headers(cookie), 'https://cenich.cz')).toBeNull()
})
