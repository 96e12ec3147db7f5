import { expect, test } from 'vitest'
import { addScan, changeLine, dropLine, emptyIntake, isComplete, takeBackScan } from './intake-lines.ts'

const BAG = { variantId: 7, name: 'Granule', isBatched: true }
const FIRST = { batchCode: 'A1', bestBefore: '2027-05-04' }
const SECOND = { batchCode: 'A2', bestBefore: '2027-06-04' }
const NOTHING = { batchCode: null, bestBefore: null }
const pieces = (intake: ReturnType<typeof emptyIntake>) =>
  intake.lines.map((line) => `${line.batchCode}:${line.pieces}`)

test('pieces of one batch are one line, another batch is another', () => {
  const intake = [FIRST, FIRST, SECOND, FIRST].reduce((all, marks) => addScan(all, BAG, marks), emptyIntake('1'))
  expect(pieces(intake)).toEqual(['A2:1', 'A1:3'])
})

test('a code that names no batch belongs to the line of its goods', () => {
  const intake = [NOTHING, NOTHING].reduce((all, marks) => addScan(all, BAG, marks), emptyIntake('1'))
  expect(pieces(intake)).toEqual([':2'])
  expect(intake.lines.map(isComplete)).toEqual([false])
  const marked = changeLine(intake, intake.lines[0]?.key ?? '', FIRST)
  expect(marked.lines.map(isComplete)).toEqual([true])
})

test('the last scan is taken back, and after it the one before', () => {
  const intake = [FIRST, SECOND, FIRST].reduce((all, marks) => addScan(all, BAG, marks), emptyIntake('1'))
  expect(pieces(takeBackScan(intake))).toEqual(['A2:1', 'A1:1'])
  expect(pieces(takeBackScan(takeBackScan(intake)))).toEqual(['A1:1'])
  expect(pieces(takeBackScan(emptyIntake('1')))).toEqual([])
})

test('a line that is dropped takes its scans with it', () => {
  const intake = [FIRST, SECOND].reduce((all, marks) => addScan(all, BAG, marks), emptyIntake('1'))
  const dropped = dropLine(intake, intake.lines[0]?.key ?? '')
  expect(pieces(dropped)).toEqual(['A1:1'])
  expect(pieces(takeBackScan(dropped))).toEqual([])
})

test('goods without a batch are complete with their pieces', () => {
  const intake = addScan(emptyIntake('1'), { ...BAG, isBatched: false }, NOTHING)
  expect(intake.lines.map(isComplete)).toEqual([true])
})
