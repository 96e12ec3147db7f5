import { describe, expect, it } from 'vitest'
import { nonBreaking } from './non-breaking.ts'

const hard = (text: string) => text.replaceAll('⍽', '\u00a0').replaceAll('~', '\u2060')

describe('nonBreaking', () => {
  it.each([
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
  ])('ties %j', (text, expected) => {
    expect(nonBreaking(text)).toBe(hard(expected))
  })
})
