import type { ServicesClient } from '@shop/clients/services'
import { expect, test } from 'vitest'
import { readCart } from './read-cart.server.ts'

const CART = { lines: [] }

function services(): ServicesClient & { asked: number } {
  const client = {
    asked: 0,
    async cart() {
      client.asked += 1
      return { ok: true, value: CART }
    },
  }
  return client as unknown as ServicesClient & { asked: number }
}

const request = (cookie: string) => new Request('http://shop.test/', { headers: { cookie } })

test.each([
  ['a guest over https', '__Host-cenich.cart=abc'],
  ['a guest in development', 'cenich.cart=abc'],
  ['a customer over https', 'a=1; __Secure-cenich.session_token=abc'],
  ['a customer in development', 'a=1; cenich.session_token=abc'],
])('%s has a cart', async (_who, cookie) => {
  expect(await readCart(request(cookie), services())).toBe(CART)
})

test.each(['', 'a=1', 'xcenich.cart=abc', 'a=cenich.cart=abc'])(
  'nobody is asked about a cart for %j',
  async (cookie) => {
    const client = services()
    expect(await readCart(request(cookie), client)).toBeNull()
    expect(client.asked).toBe(0)
  },
)
