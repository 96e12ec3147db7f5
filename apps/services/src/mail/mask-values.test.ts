import { expect, test } from 'vitest'
import { maskValues } from '#app/mail/mask-values'

const SHOP = 'https://shop.example'

test.each([
  ['a word', { 'customer.name': 'Jana' }, { 'customer.name': '•••' }],
  ['nothing', { 'customer.call': '' }, { 'customer.call': '' }],
  ['a link', { 'links.order': 'https://shop.example/l/objednavka/1.2.x' }, { 'links.order': SHOP }],
  ['the number of an order', { 'order.number': '2611000001' }, { 'order.number': '2611000001' }],
  [
    'a table keeps what its rows are about',
    { x: { table: [['Adresa', 'Brno']] } },
    { x: { table: [['Adresa', '•••']] } },
  ],
  [
    'links keep their words',
    { x: { links: [{ label: 'Sledovat', href: 'https://a' }] } },
    { x: { links: [{ label: 'Sledovat', href: SHOP }] } },
  ],
])('%s', (_name, values, masked) => {
  expect(maskValues(values, SHOP)).toEqual(masked)
})
