import type { Seller } from '@shop/contract/seller'
import { expect, test } from 'vitest'
import { toHomeJsonLd } from './to-home-json-ld.server.ts'

const SELLER = {
  ...{ name: 'Čenich s. r. o.', street: 'Lidická 14', city: 'Brno', zip: '602 00', country: 'CZ' },
  ...{ companyId: '01234567', vatId: 'CZ01234567', email: 'ahoj@cenich.test', phone: '800 123 456' },
} as Seller

function graphOf(change: Partial<Seller> = {}) {
  return JSON.parse(toHomeJsonLd({ ...SELLER, ...change }))['@graph']
}

test('the shop bears its brand, the law knows the company', () => {
  const [web, store] = graphOf()
  expect(web).toMatchObject({ '@type': 'WebSite', name: 'Čenich', url: 'https://cenich.test/' })
  expect(store).toMatchObject({
    '@id': 'https://cenich.test/#obchod',
    name: 'Čenich',
    legalName: 'Čenich s. r. o.',
    taxID: '01234567',
    vatID: 'CZ01234567',
    address: { streetAddress: 'Lidická 14', postalCode: '602 00', addressLocality: 'Brno', addressCountry: 'CZ' },
  })
})

test.each([
  ['800 123 456', '+420800123456'],
  ['+420\u00a0800\u00a0123\u00a0456', '+420800123456'],
])('the phone %s is told machines as %s', (phone, telephone) => {
  expect(graphOf({ phone })[1].telephone).toBe(telephone)
})

test('a name cannot end the script it stands in', () => {
  expect(toHomeJsonLd({ ...SELLER, name: '</script>' })).not.toContain('<')
})
