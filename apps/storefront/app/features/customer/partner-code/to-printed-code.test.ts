import { expect, test } from 'vitest'
import { toPrintedCode } from './to-printed-code.server.ts'

const tag = { kind: 'partner' as const, name: 'Cvičák Pod Tratí', code: 'KYN-ABC234', percent: 10, credits: 100 }

test('a card carries the code, what it is worth and an address without its protocol', () => {
  const card = toPrintedCode(tag, 'https://cenich.cz/t/abcdefghij234567abcd')
  expect(card).toMatchObject({ code: 'KYN-ABC234', percent: 10, address: 'cenich.cz/t/abcdefghij234567abcd', count: 8 })
  expect(card.qr.size).toBeGreaterThan(20)
  expect(card.qr.path).toMatch(/^M/)
})

test('the square code changes with the address', () => {
  const [one, other] = ['a', 'b'].map((uid) => toPrintedCode(tag, `https://cenich.cz/t/${uid.repeat(20)}`).qr.path)
  expect(one).not.toBe(other)
})
