import { expect, test } from 'vitest'
import { readFacts } from './read-facts.ts'

function typed(values: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

test('an empty day is closed, and one that nobody can read is named', () => {
  const { facts, unreadableDay } = readFacts(typed({ 'den.0': '9:00–12:00, 13:00–17:30', 'den.2': 'odpoledne' }))
  expect(facts.openingHours[0]).toEqual([
    { from: '9:00', to: '12:00' },
    { from: '13:00', to: '17:30' },
  ])
  expect(facts.openingHours[1]).toEqual([])
  expect(unreadableDay).toBe(2)
  expect(readFacts(typed({})).unreadableDay).toBeNull()
})

test.each([
  ['', ''],
  ['rex.cz', 'https://rex.cz'],
  ['http://rex.cz/psi', 'http://rex.cz/psi'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('the address %j is sent as %j', (written, sent) => {
  expect(readFacts(typed({ web: written })).facts.web).toBe(sent)
})
