import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinFullName, splitFullName } from './full-name.ts'

test.each([
  ['Jitka Novotná', 'Jitka', 'Novotná'],
  ['  Jitka   Novotná  ', 'Jitka', 'Novotná'],
  ['Jana Nováková Malá', 'Jana', 'Nováková Malá'],
  ['Ing. Jitka Novotná', 'Ing. Jitka', 'Novotná'],
  ['Mgr. et Mgr. Jan Pes', 'Mgr. et', 'Mgr. Jan Pes'],
  ['Jitka', 'Jitka', ''],
  ['Ing.', 'Ing.', ''],
  ['', '', ''],
])('%j is %j and %j', (written, firstName, lastName) => {
  expect(splitFullName(written)).toEqual({ firstName, lastName })
})

test('nothing anybody writes is lost but spaces', () => {
  fc.assert(
    fc.property(fc.string(), (written) => {
      expect(joinFullName(splitFullName(written))).toBe(written.trim().split(/\s+/).filter(Boolean).join(' '))
    }),
  )
})
