import { expect, test } from 'vitest'
import { addressesOfMenu, COMPULSORY_LINKS, type MenuItem, wrongInMenu } from './menu.ts'

const link = (to: string): MenuItem => ({ label: 'Odkaz', to, heading: '', links: [] })
const panel = (to: string, ...links: string[]): MenuItem => ({
  ...link(to),
  heading: 'Podle psa',
  links: links.map(link),
})
const LEGAL = COMPULSORY_LINKS.map(link)

test.each([
  ['main', [panel('/produkty/granule', '/produkty/pro-stenata'), link('/blog')], null],
  ['main', [link('/blog'), link('/blog')], { fault: 'repeated', path: '/blog' }],
  ['main', [panel('/produkty/granule', '/blog', '/blog')], { fault: 'repeated', path: '/blog' }],
  ['main', [panel('/blog', '/kontakt')], { fault: 'panel_of_no_category', path: '/blog' }],
  [
    'main',
    [panel('/produkty/granule?maso=kure', '/kontakt')],
    { fault: 'panel_of_no_category', path: '/produkty/granule?maso=kure' },
  ],
  ['main', [{ ...panel('/produkty/granule', '/blog'), heading: ' ' }], { fault: 'heading', path: '/produkty/granule' }],
  ['help', [panel('/produkty/granule', '/kontakt')], { fault: 'panel_elsewhere', path: '/produkty/granule' }],
  ['help', [], null],
  ['legal', LEGAL, null],
  ['legal', [...LEGAL, link('/kontakt')].toReversed(), null],
  ['legal', LEGAL.slice(1), { fault: 'compulsory', path: '/s/obchodni-podminky' }],
] as const)('menu %s with %j is wrong in %j', (code, items, wrong) => {
  expect(wrongInMenu(code, items)).toEqual(wrong)
})

test('every address is named once', () => {
  expect(addressesOfMenu([panel('/produkty/granule', '/blog', '/kontakt'), link('/blog')])).toEqual([
    ...['/produkty/granule', '/blog', '/kontakt'],
  ])
})
