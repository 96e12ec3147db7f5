import { expect, test } from 'vitest'
import type { PuppyRow } from './litter-rows.ts'
import { toLitterView } from './litter-view.ts'
import { toPrintedCards } from './to-printed-cards.server.ts'

const TODAY = '2026-11-12'
const RULES = { credits: 150, leastGain: 1, mostPacks: 10, packsDaysBefore: 21 }
const UID = 'abcdefghij234567klmn'

const PUPPY: PuppyRow = {
  id: 1,
  name: 'Bruno',
  sex: 'male',
  ribbon: 'blue',
  diedOn: null,
  uid: UID,
  cardExpiresOn: '2027-04-13',
  isTaken: false,
  offer: null,
  takenOn: null,
  reward: null,
  weights: [
    { on: '2026-11-12', grams: 2366 },
    { on: '2026-10-18', grams: 432 },
  ],
}

const LITTER = {
  id: 1,
  version: 1,
  name: 'Vrh B',
  breed: 'Labradorský retrívr',
  motherName: 'Aura',
  motherWeightGrams: null,
  matedOn: null,
  bornOn: '2026-10-18',
  food: null,
  packs: null,
  packsSentOn: null,
}

const printed = (puppy: Partial<PuppyRow>, bornOn: string | null = LITTER.bornOn) =>
  toPrintedCards(
    toLitterView({ ...LITTER, bornOn, puppies: [{ ...PUPPY, ...puppy }] }, RULES, TODAY),
    'https://cenich.example/',
  )

test('a card says the puppy, its last weight and where its code leads', () => {
  const [card] = printed({})
  expect(card).toMatchObject({
    uid: UID,
    name: 'Bruno',
    litter: 'Vrh B',
    bornOn: '2026-10-18',
    grams: 2366,
    food: null,
  })
  expect(card?.address).toBe(`https://cenich.example/t/${UID}`)
  expect(card?.qr.path).toMatch(/^M/)
})

test.each([
  ['that has none', { uid: null, cardExpiresOn: null }],
  ['whose card was taken over', { isTaken: true, takenOn: TODAY }],
  ['whose card has ended', { cardExpiresOn: '2026-11-11' }],
  ['that died', { diedOn: TODAY }],
])('nothing is printed for a puppy %s', (_, puppy) => {
  expect(printed(puppy)).toEqual([])
})

test('before the birth there is nothing to print', () => {
  expect(printed({}, null)).toEqual([])
})

test('a puppy that was never weighed has a card without a weight', () => {
  expect(printed({ weights: [] })[0]?.grams).toBeNull()
})
