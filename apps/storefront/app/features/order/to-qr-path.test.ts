import { expect, test } from 'vitest'
import { toQrPath } from './to-qr-path.server.ts'

const transfer = {
  account: '2301234567/2010',
  iban: 'CZ6508000000192000145399',
  variableSymbol: '2611160094',
  amount: 152_300,
  dueOn: null,
  spayd: 'SPD*1.0*ACC:CZ6508000000192000145399*AM:1523.00*CC:CZK*X-VS:2611160094',
}

test('what is asked for by transfer has a code of its own', () => {
  const qr = toQrPath(transfer)
  expect(qr?.size).toBeGreaterThan(20)
  expect(qr?.path).toMatch(/^M/)
  expect(toQrPath({ ...transfer, spayd: transfer.spayd.replace('1523', '1524') })?.path).not.toBe(qr?.path)
})

test('nothing is drawn where no money is asked for', () => {
  expect(toQrPath(null)).toBeNull()
})
