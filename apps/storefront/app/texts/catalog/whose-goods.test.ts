import { expect, test } from 'vitest'
import { whoseGoods } from './whose-goods.ts'

const bady = { name: 'Bady', sex: 'male' } as const
const rezi = { name: 'Rézi', sex: 'female' } as const

test.each([
  [[bady], 'pro Badyho'],
  [[bady, rezi], 'pro Badyho a Rézi'],
  [[{ name: '', sex: null }], 'pro vašeho psa'],
  [[bady, rezi, bady], 'pro celou smečku'],
])('%j', (dogs, text) => {
  expect(whoseGoods(dogs).replaceAll('\u00a0', ' ')).toBe(text)
})
