import { formatPrice } from '@shop/czech/format-price'
import { expect, test } from 'vitest'
import { tellReturn } from './return-words.ts'

const GIVEN = { number: 'OD-1', kind: 'withdrawal', sendBy: null, returnWay: 'own' } as const
const AMOUNT = `Peníze ${formatPrice(5000)} vrátíme do 14 dnů`
const WHATEVER = 'které jste za toto zboží zaplatili a ještě je nemáte zpět'
const NOTHING = 'nedostali'
const LINES = [{ position: 1, pieces: 2 }]
const sold = (pieces: number) => [{ kind: 'goods' as const, position: 1, pieces, asked: 0 }]

test.each([
  ['goods that were paid for', 'accepted', { quoted: 5000, held: 9000, hasCome: true }, AMOUNT],
  ['goods that were paid for and delivered', 'delivered', { quoted: 5000, held: 5000, hasCome: true }, AMOUNT],
  [
    'a gift, goods for credits, a piece whose money went back',
    'accepted',
    { quoted: 0, held: 9000, hasCome: true },
    WHATEVER,
  ],
  ['goods that were paid for in part', 'accepted', { quoted: 5000, held: 2000, hasCome: true }, WHATEVER],
  ['cash that the carrier still has', 'delivered', { quoted: 5000, held: 0, hasCome: false }, WHATEVER],
  ['an order that nobody has paid', 'accepted', { quoted: 5000, held: 0, hasCome: false }, NOTHING],
  ['an order for credits alone', 'accepted', { quoted: 0, held: 0, hasCome: false }, NOTHING],
] as const)('the money of %s', (_name, state, { quoted, ...paid }, words) => {
  const { money } = tellReturn({ ...GIVEN, quoted }, { order: { state, lines: sold(2) }, paid, lines: LINES }, 'Brno')
  expect(money).toContain(words)
  expect(money.includes('Počkat smíme')).toBe(state === 'delivered')
})

test.each([
  ['delivered', 'Zboží pošlete'],
  ['shipped', 'přebírat ho proto nemusíte'],
  ['ready_for_pickup', 'přebírat ho proto nemusíte'],
  ['not_collected', 'nic nám neposílejte'],
  ['accepted', 'nic nám proto neposílejte'],
] as const)('the way of goods whose order is %s', (state, words) => {
  const paid = { held: 5000, hasCome: true }
  expect(
    tellReturn({ ...GIVEN, quoted: 5000 }, { order: { state, lines: sold(2) }, paid, lines: LINES }, 'Brno').text,
  ).toContain(words)
})

test('whoever keeps some of a parcel on its way is told to take it over', () => {
  const paid = { held: 5000, hasCome: true }
  const order = { state: 'shipped' as const, lines: sold(3) }
  const { text } = tellReturn({ ...GIVEN, quoted: 5000 }, { order, paid, lines: LINES }, 'Brno')
  expect(text).toContain('Balík prosím převezměte')
  expect(text).not.toContain('nemusíte')
})
