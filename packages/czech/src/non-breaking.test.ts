import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nonBreaking } from './non-breaking.ts'

const hard = (text: string) => text.replaceAll('⍽', '\u00a0').replaceAll('~', '\u2060')

describe('nonBreaking', () => {
  test.each([
    ['Pes a v lese i u vody', 'Pes a⍽v⍽lese i⍽u⍽vody'],
    ['V misce s masem', 'V⍽misce s⍽masem'],
    ['Doprava zdarma od 1 290 Kč', 'Doprava zdarma od 1⍽290⍽Kč'],
    ['12 kg, 5 %, 3 dny', '12⍽kg, 5⍽%, 3⍽dny'],
    ['pro psy 10–25 kg', 'pro psy 10~–~25⍽kg'],
    ['do 16. 11. 2026', 'do 16.⍽11.⍽2026'],
    ['od 1. listopadu', 'od 1.⍽listopadu'],
    ['Čenich s. r. o.', 'Čenich s.⍽r.⍽o.'],
    ['podle § 12', 'podle §⍽12'],
    ['MVDr. Nováková', 'MVDr.⍽Nováková'],
    ['2 × 400 g', '2⍽×⍽400⍽g'],
    ['pes – a kočka', 'pes⍽– a⍽kočka'],
    ['od 290 Kč. Nechutná?', 'od 290⍽Kč. Nechutná?'],
    ['dům č. p. 48', 'dům č.⍽p. 48'],
    ['pět granulí', 'pět granulí'],
    ['za 3 granule', 'za 3 granule'],
    ['Nová 123, 602 00 Brno', 'Nová 123, 602⍽00 Brno'],
    ['do 24 hodin, 14 dnů', 'do 24⍽hodin, 14⍽dnů'],
    ['800 202 404', '800⍽202⍽404'],
    ['v pátek 13. 11. 2026', 'v⍽pátek 13.⍽11.⍽2026'],
  ])('ties %j', (text, expected) => {
    expect(nonBreaking(text)).toBe(hard(expected))
  })

  test('changes nothing but spaces, ranges and signs of times, and finds nothing more to tie the second time', () => {
    const words = fc.array(
      fc.constantFrom('a', 'v', 'pes', '12', '290', '00', '1.', 'kg', 'Kč', '–', '(s', '§', '10–25', 's. r. o.'),
    )
    fc.assert(
      fc.property(words, (parts) => {
        const tied = nonBreaking(parts.join(' '))
        expect(tied.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')).toBe(parts.join(' '))
        expect(nonBreaking(tied)).toBe(tied)
      }),
    )
  })
})
