import { expect, test } from 'vitest'
import { aPlan } from './plan.fixture.ts'
import { settingOf, withContents, withLine, withPolicy, withSwap } from './plan-setting.ts'

const setting = settingOf(aPlan(), 3)
const written = (fields: Record<string, string>) => (name: string) => fields[name] ?? ''

test('keeps everything a form does not name', () => {
  expect(setting).toEqual({
    version: 3,
    stockPolicy: 'wait',
    shippingCode: 'ppl',
    pickupPointId: null,
    addressId: null,
    paymentCode: 'karta',
    lines: [{ variantId: 12, pieces: 1, intervalDays: 28, isByBowl: false, substituteVariantId: null }],
  })
})

test('a way that is offered no more has no code, and the services refuse it', () => {
  expect(settingOf(aPlan({ shipping: null, payment: null }), 3)).toMatchObject({ shippingCode: '', paymentCode: '' })
})

test.each([
  [
    { 'pieces.12': '2', 'rhythm.12': '42' },
    { pieces: 2, intervalDays: 42, isByBowl: false },
  ],
  [
    { 'pieces.12': '1', 'rhythm.12': 'misky' },
    { pieces: 1, intervalDays: 28, isByBowl: true },
  ],
  // What is no number is refused by the schema, not guessed.
  [{ 'pieces.12': 'moc', 'rhythm.12': '28' }, { pieces: Number.NaN }],
])('reads pieces and rhythm %j', (fields, line) => {
  expect(withContents(setting, written(fields), null).lines[0]).toMatchObject(line)
})

test('a line that is removed leaves the plan', () => {
  const two = withLine(setting, 40)
  expect(
    withContents(two, written({ 'pieces.40': '1', 'rhythm.40': '28' }), 12).lines.map((line) => line.variantId),
  ).toEqual([40])
})

test('a food takes the place of another, also of one that comes already', () => {
  const approved = {
    ...setting,
    lines: setting.lines.map((line) => ({ ...line, substituteVariantId: 9, intervalDays: 42 })),
  }
  expect(withSwap(approved, 12, 40).lines).toEqual([
    { variantId: 40, pieces: 1, intervalDays: 42, isByBowl: false, substituteVariantId: null },
  ])
  expect(withSwap(withLine(setting, 40), 12, 40).lines).toHaveLength(1)
  expect(withSwap(setting, 12, 12).lines).toHaveLength(1)
})

test('what comes already is not added twice', () => {
  expect(withLine(setting, 12)).toBe(setting)
})

test.each([
  ['substitute', { 'substitute.12': '9' }, { stockPolicy: 'substitute', lines: [{ substituteVariantId: 9 }] }],
  ['wait', {}, { stockPolicy: 'wait', lines: [{ substituteVariantId: null }] }],
  ['nonsense', {}, { stockPolicy: 'wait' }],
])('reads the policy %s', (policy, fields, expected) => {
  expect(withPolicy(setting, policy, written(fields))).toMatchObject(expected)
})
