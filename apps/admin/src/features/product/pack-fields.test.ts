import type { StaffProduct } from '@shop/contract/staff/staff-product'
import { expect, test } from 'vitest'
import { toPackDraft, toPackInput } from './pack-fields.ts'

const EMPTY = { kind: 'kibble', variants: [] } as unknown as StaffProduct

test('the first pack of a food is sold by the kilogram, as feed, and shown first', () => {
  expect(toPackDraft(null, EMPTY)).toMatchObject({ unit: 'kg', vatClass: 'feed', isDefault: true, status: 'active' })
})

test('goods have no unit to be compared by', () => {
  const draft = toPackDraft(null, { ...EMPTY, kind: 'equipment' })
  expect(draft).toMatchObject({ unit: '', vatClass: 'goods' })
  expect(toPackInput({ ...draft, unitQuantity: '2' })).toMatchObject({ unit: null, unitQuantity: null })
})

test('a pack of several pieces is one because somebody said so, whatever it is called', () => {
  const draft = { ...toPackDraft(null, EMPTY), name: '6 × 400 g' }
  expect(toPackInput(draft).isMultipack).toBe(false)
  expect(toPackInput({ ...draft, isMultipack: true }).isMultipack).toBe(true)
})

test('what was typed is sent as numbers, codes in capitals and nothing as null', () => {
  const draft = {
    ...toPackDraft(null, EMPTY),
    sku: ' cn-los-02k',
    grossWeightG: '2 060',
    netWeightG: '2000',
    unitQuantity: '2,5',
  }
  expect(toPackInput(draft)).toMatchObject({
    ...{ sku: 'CN-LOS-02K', ean: null, grossWeightG: 2060, netWeightG: 2000, unitQuantity: 2.5, volumeMl: null },
  })
})
