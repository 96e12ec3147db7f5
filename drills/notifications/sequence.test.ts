import { expect, test } from 'vitest'
import { generateSequence } from './sequence.ts'

const SEQUENCES = Array.from({ length: 500 }, (_, seed) => generateSequence(seed))
const STEPS = SEQUENCES.flatMap(({ inTime, late }) => [...inTime, ...late])

test('the same seed tells the same story', () => {
  expect(generateSequence(7)).toEqual(generateSequence(7))
  expect(generateSequence(7)).not.toEqual(generateSequence(8))
})

test('everything that can go wrong does in five hundred stories', () => {
  const kinds = new Set(STEPS.map(({ kind }) => kind))
  expect([...kinds].sort()).toEqual(['act', 'cancel', 'lie', 'open', 'return', 'ring', 'ring_wrong'])
  const actions = new Set(STEPS.flatMap((step) => (step.kind === 'act' ? [step.action] : [])))
  expect([...actions].sort()).toEqual(['cancel', 'decline', 'leave', 'pay', 'timeout', 'transfer'])
  expect(STEPS.some((step) => step.kind === 'ring' && step.times > 1)).toBe(true)
  expect(SEQUENCES.some(({ isFirstAnswerLost }) => isFirstAnswerLost)).toBe(true)
  expect(SEQUENCES.some(({ late }) => late.some(({ kind }) => kind === 'ring'))).toBe(true)
})

test('a payment that only a ring can tell of is not lied about', () => {
  const lost = SEQUENCES.filter(({ isFirstAnswerLost }) => isFirstAnswerLost)
  const lies = lost.flatMap(({ inTime }) =>
    inTime.flatMap((step) => (step.kind === 'lie' && step.attempt === 0 ? [step.lie] : [])),
  )
  expect(new Set(lies)).toEqual(new Set(['fails']))
})
