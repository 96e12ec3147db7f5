import { expect, test } from 'vitest'
import { fillTemplate } from './fill-template.ts'

test.each([
  [
    'values',
    '{osloveni}\n\nobjednávka {objednavka}',
    { osloveni: 'Dobrý den,', objednavka: '123' },
    'Dobrý den,\n\nobjednávka 123',
  ],
  [
    'a value nobody knows',
    'Je {stav}. {zasilka} {doruceni}',
    { stav: 'hotová', zasilka: '', doruceni: '' },
    'Je hotová.',
  ],
  ['an empty paragraph', 'A\n\n{zasilka}\n\nB', { zasilka: '' }, 'A\n\nB'],
  ['a mark that is none of ours', '{jine}', {}, '{jine}'],
  ['a value that looks like a mark', '{stav}', { stav: '{podpis}', podpis: 'x' }, '{podpis}'],
])('fills in %s', (_name, body, values, expected) => {
  expect(fillTemplate(body, values)).toBe(expected)
})
