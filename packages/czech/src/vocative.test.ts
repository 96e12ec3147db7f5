import { expect, test } from 'vitest'
import { toVocative } from './vocative.ts'

test.each([
  ['Jitka', 'Jitko'],
  ['Marie', 'Marie'],
  ['Alice', 'Alice'],
  ['Dagmar', 'Dagmar'],
  ['Šárka', 'Šárko'],
  ['Honza', 'Honzo'],
  ['Jan', 'Jane'],
  ['Petr', 'Petře'],
  ['Otakar', 'Otakare'],
  ['Karel', 'Karle'],
  ['Michal', 'Michale'],
  ['Daniel', 'Danieli'],
  ['Marek', 'Marku'],
  ['Zdeněk', 'Zdeňku'],
  ['Vojtěch', 'Vojtěchu'],
  ['Tomáš', 'Tomáši'],
  ['Ondřej', 'Ondřeji'],
  ['Jiří', 'Jiří'],
  ['Jakub', 'Jakube'],
  ['Hugo', 'Hugo'],
  [' Eva ', 'Evo'],
])('%s is called %s', (name, called) => {
  expect(toVocative(name)).toBe(called)
})

test.each(['', 'Jo', 'JITKA', 'jitka', 'Jana Marie', 'Анна', 'Firma s.r.o.', '<b>Eva</b>', 'Eva1', 'Vítěk'])(
  '%j is not called at all',
  (name) => {
    expect(toVocative(name)).toBeNull()
  },
)
