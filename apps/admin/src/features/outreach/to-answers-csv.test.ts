import { expect, test } from 'vitest'
import { toAnswersCsv } from './to-answers-csv.ts'

test('every answer is a line under its question, and no cell is a formula', () => {
  const questions = [
    { key: 'nps', text: 'Doporučíte nás?' },
    { key: 'why', text: 'Proč?' },
  ]
  const row = { at: '2026-11-17T10:00:00.000Z', orderNumber: null, answers: { nps: '9', why: '=1+1; "nic"' } }
  expect(toAnswersCsv({ questions, rows: [row] })).toBe(
    '\uFEFFKdy;Objednávka;Doporučíte nás?;Proč?\r\n2026-11-17 11:00;;9;"\'=1+1; ""nic"""\r\n',
  )
})
