import { expect, test } from 'vitest'
import { parseStreetLine } from './street-line.ts'

test.each([
  ['Radlická 3294/10', 'Radlická', '3294/10'],
  ['Hlavní 15', 'Hlavní', '15'],
  ['č.p. 48', '', '48'],
  ['č. p. 48', '', '48'],
  ['č.ev. 12', '', '12'],
  ['Olší 48', 'Olší', '48'],
  ['28. října 168/5a', '28. října', '168/5a'],
  ['5. května 1640 / 65', '5. května', '1640/65'],
  ['Náměstí Míru, 9', 'Náměstí Míru', '9'],
  ['17', '', '17'],
])('%s is street %j and number %s', (line, street, number) => {
  expect(parseStreetLine(line)).toEqual({ street, number })
})

test.each(['Radlická', '', 'Náměstí 28. října'])('%j has no house number', (line) => {
  expect(parseStreetLine(line)).toBeNull()
})
