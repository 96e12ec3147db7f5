import { expect, test } from 'vitest'
import { findOrders } from './find-orders.ts'
import type { OrderGlance } from './load-order.server.ts'

const order = (number: string, ...names: string[]) =>
  ({ number, goods: names.map((name) => ({ name })) }) as unknown as OrderGlance

const ORDERS = [order('2611110417', 'Mono Králík s batátem', 'Konzerva'), order('2610160231', 'Losos s bramborem')]

test.each([
  ['', ['2611110417', '2610160231']],
  ['kralik', ['2611110417']],
  ['BATÁT mono', ['2611110417']],
  ['losos konzerva', []],
  ['16023', ['2610160231']],
  ['bizon', []],
])('„%s“', (wanted, numbers) => {
  expect(findOrders(ORDERS, wanted).map(({ number }) => number)).toEqual(numbers)
})
