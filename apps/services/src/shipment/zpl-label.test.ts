import { expect, test } from 'vitest'
import { writeZplLabel, type ZplLabel } from './zpl-label.ts'

const LABEL: ZplLabel = {
  sender: 'Čenich',
  carrier: 'PPL',
  code: '80001234567',
  address: { name: 'Žofie Nováková', company: '', street: 'Dlouhá 12', city: 'Brno', zip: '602 00' },
  point: '',
  orderNumber: '2611003902',
  part: '1/2',
  weight: '10,76 kg',
  cash: '',
  isCopy: false,
}
const write = (change: Partial<ZplLabel> = {}) => writeZplLabel({ ...LABEL, ...change }).toString('utf8')

test('a label has its barcode, its address and Czech letters', () => {
  const zpl = write()
  expect(zpl).toMatch(/^\^XA\^CI28/)
  expect(zpl).toContain('^BCN,260,Y,N,N^FH_^FD80001234567^FS')
  expect(zpl).toContain('^FDŽofie Nováková^FS')
  expect(zpl).toContain('^FD602 00 Brno^FS')
  expect(zpl).not.toContain('KOPIE')
})

test('what somebody wrote is never a command of the printer', () => {
  const zpl = write({ address: { ...LABEL.address, name: '^XZ^XA~JR_5E\u0000' } })
  expect(zpl.match(/\^XA/g)).toHaveLength(1)
  expect(zpl.match(/\^XZ/g)).toHaveLength(1)
  expect(zpl).not.toContain('~')
  expect(zpl).toContain('_5EXZ_5EXA_7EJR_5F5E')
})

test('a copy says that it is one', () => {
  expect(write({ isCopy: true })).toContain('KOPIE')
})
