import { expect, test } from 'vitest'
import { readRetailer } from './retailer-draft.ts'

function typed(changes: Record<string, string> = {}): FormData {
  const form = new FormData()
  const words = {
    name: ' Packa ',
    type: 'pet_shop',
    postalCode: '602 00',
    latitude: '49,1951° N',
    longitude: '16.6068',
  }
  for (const [name, value] of Object.entries({ ...words, 'day-0': '9–12, 13–17', ...changes })) form.set(name, value)
  return form
}

test('reads what people write: spaces, commas, degrees, hours', () => {
  expect(readRetailer(typed({ isHidden: 'on', email: '' }))).toMatchObject({
    fields: {
      ...{ name: 'Packa', postalCode: '60200', latitude: 49.1951, longitude: 16.6068, email: null },
      ...{ isHidden: true, dogsWelcome: false },
      openingHours: [
        [
          { from: '9:00', to: '12:00' },
          { from: '13:00', to: '17:00' },
        ],
        ...Array.from({ length: 6 }, () => []),
      ],
    },
  })
})

test('names the day whose hours nobody can read', () => {
  expect(readRetailer(typed({ 'day-3': 'od rána' }))).toEqual({ unreadableDay: 3 })
})
