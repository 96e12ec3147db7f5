import { expect, test } from 'vitest'
import { formatAccount, parseAccount } from './bank-account.ts'
import { checkIban, ibanToAccount, isIban, toIban } from './iban.ts'

test.each([
  ['19-2000145399/0800', 'CZ65 0800 0000 1920 0014 5399'],
  ['19-2235210247/0800', 'CZ0608000000192235210247'],
  ['168540115/0600', 'CZ2806000000000168540115'],
  ['123/0100', 'CZ7801000000000000000123'],
  ['1265098001/5500', 'CZ5855000000001265098001'],
  ['1000000005/2010', 'CZ8920100000001000000005'],
])('account %s is IBAN %s and back', (text, iban) => {
  const account = parseAccount(text)
  if (!account.ok) throw new Error(account.code)
  expect(toIban(account.value)).toBe(iban.replaceAll(' ', ''))
  expect(isIban(iban)).toBe(true)
  const back = ibanToAccount(iban)
  expect(back.ok && formatAccount(back.value)).toBe(text)
})

test.each([
  ['2500000006/2010', true],
  ['2501234567/2010', 'number_check_failed'],
  ['670100-2200000083/6210', 'number_check_failed'],
  ['670101-2200000083/6210', 'prefix_check_failed'],
  ['0-19/0100', true],
  ['5/0100', 'not_an_account'],
  ['10/0100', 'not_an_account'],
  ['123/100', 'not_an_account'],
  ['1234567-19/0800', 'not_an_account'],
])('%s: %s', (text, expected) => {
  const parsed = parseAccount(text)
  expect(parsed.ok ? true : parsed.code).toBe(expected)
})

test('an IBAN can be right around an account that cannot exist, so both are checked', () => {
  const iban = toIban({ prefix: '', number: '2501234567', bank: '2010' })
  expect(iban).toBe('CZ7320100000002501234567')
  expect(isIban(iban)).toBe(true)
  expect(ibanToAccount(iban)).toMatchObject({ code: 'number_check_failed' })
})

test.each([
  ['CZ6508000000192000145398', 'iban_check_failed'],
  ['CZ65080000001920001453', 'not_an_iban'],
  ['6508000000192000145399', 'not_an_iban'],
])('refuses %s', (text, code) => {
  expect(checkIban(text)).toMatchObject({ ok: false, code })
})

test('foreign accounts are accounts, but not Czech ones', () => {
  expect(isIban('SK31 1200 0000 1987 4263 7541')).toBe(true)
  expect(ibanToAccount('SK3112000000198742637541')).toMatchObject({ code: 'not_czech' })
})
