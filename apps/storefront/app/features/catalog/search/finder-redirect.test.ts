import { expect, test } from 'vitest'
import { readSentence } from './finder-redirect.server.ts'

test.each([
  ['vek=dospely&velikost=stredni&pohyb=moderate&omezeni=nic', { need: [], without: [] }],
  ['vek=dospely&pohyb=moderate&omezeni=kure', { need: [], without: ['kure'] }],
  ['vek=dospely&pohyb=working&omezeni=obiloviny', { need: ['aktivni-psi'], without: ['obiloviny'] }],
  ['pohyb=working&omezeni=bricho', { need: ['citlive-traveni', 'aktivni-psi'], without: [] }],
  ['pohyb=low&omezeni=hubnuti', { need: ['kontrola-hmotnosti'], without: [] }],
  ['pohyb=nesmysl&omezeni=nesmysl', { need: [], without: [] }],
])('%s', (query, expected) => {
  expect(readSentence(new URLSearchParams(query))).toMatchObject(expected)
})

test('an address without the sentence is an address of the grid', () => {
  expect(readSentence(new URLSearchParams('pohyb=working&maso=kure'))).toBeNull()
})
