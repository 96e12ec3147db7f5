import { expect, test } from 'vitest'
import { toWrittenDown } from './to-written-down.ts'

const KEY = '11111111-1111-4111-8111-111111111111'

function filled(values: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

const base = { kind: 'complaint', channel: 'letter', receivedOn: '2026-11-17' }

test('only chosen pieces are written down', () => {
  const pieces = { 'pieces-1': '2', 'condition-1': 'damaged', 'pieces-2': '0', 'condition-2': 'unopened' }
  expect(toWrittenDown(filled({ ...base, ...pieces }), [1, 2], KEY).lines).toEqual([
    { position: 1, pieces: 2, condition: 'damaged' },
  ])
})

test('what a kind has no field for says nothing', () => {
  expect(toWrittenDown(filled({ ...base, kind: 'withdrawal', name: ' Jana ' }), [], KEY)).toEqual({
    ...base,
    ...{ kind: 'withdrawal', formKey: KEY, lines: [], wish: 'refund', problem: null, returnWay: 'own' },
    ...{ description: '', name: 'Jana', email: '', phone: '', account: '' },
  })
})
