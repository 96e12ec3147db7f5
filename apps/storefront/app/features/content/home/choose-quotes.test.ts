import { describe, expect, test } from 'vitest'
import { chooseQuotes, type PraisedReview } from './choose-quotes.server.ts'

function praised(id: number, known: Partial<PraisedReview> = {}): PraisedReview {
  return {
    ...{ id, rating: 5, body: 'Sní všechno a chce přidat.', author_name: 'J. N.', dog_note: 'stafbul, 5 let, 15 kg' },
    ...{ is_sample: true, name: 'Granule', slug: `granule-${id}` },
    ...known,
  }
}
const ids = (list: PraisedReview[]) => chooseQuotes(list).map(({ id }) => id)

describe('quotes of the first page', () => {
  test('are three, the most useful first', () => {
    expect(ids([praised(1), praised(2), praised(3), praised(4)])).toEqual([1, 2, 3])
  })

  test('prefer dogs whose face we have, each face once', () => {
    const list = [
      praised(1),
      praised(2, { dog_note: 'labrador, 6 let, 33 kg' }),
      praised(3, { dog_note: 'labrador, 2 roky, 30 kg' }),
      praised(4, { dog_note: 'mops, 8 kg' }),
    ]
    expect(ids(list)).toEqual([2, 4, 1])
  })

  test.each(['Konečně má pevnou stolici.', 'Po týdnu bez průjmu.', 'Méně hovínek na zahradě.', 'Už nezvrací.'])(
    'leave out what is no reading for breakfast: %s',
    (body) => {
      expect(ids([praised(1, { body }), praised(2)])).toEqual([2])
    },
  )

  test('nothing praised is no quote', () => {
    expect(ids([])).toEqual([])
  })
})
