import fc from 'fast-check'
import { expect, test } from 'vitest'
import { xmlText } from './xml-text.ts'

test.each([
  ['Psí & kočičí <hračky> „Rex“ "XL"', 'Psí &amp; kočičí &lt;hračky&gt; „Rex“ &quot;XL&quot;'],
  ["O'Brien", 'O&#39;Brien'],
  ['řádek\nřádek\tsloupec\r', 'řádek\nřádek\tsloupec\r'],
  ['a\u0000b\u0001c\u0008d\u000be\u001ff\ufffeg\uffffh', 'abcdefgh'],
  ['půl \ud83d páru, celý 🐕', 'půl  páru, celý 🐕'],
  ['', ''],
])('%j is written as %j', (text, written) => {
  expect(xmlText(text)).toBe(written)
})

/** Any code point, and half of the time one of the first hundred and twenty-eight. */
const code = fc.oneof(fc.integer({ min: 0, max: 0x7f }), fc.integer({ min: 0, max: 0x10ffff }))
const anything = fc.array(code).map((codes) => String.fromCodePoint(...codes))

/** The production `Char` of XML 1.0, said once more in other words. */
function isKnown(code: number): boolean {
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff
}

test('whatever comes, only characters of XML leave, and none that opens a tag or ends an attribute', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const written = xmlText(text)
      expect([...written].every((sign) => isKnown(sign.codePointAt(0) ?? 0))).toBe(true)
      expect(written).not.toMatch(/[<>"']/)
    }),
  )
})

test('what is read back is what was known', () => {
  const signs: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
  fc.assert(
    fc.property(anything, (text) => {
      const known = [...text].filter((sign) => isKnown(sign.codePointAt(0) ?? 0)).join('')
      expect(xmlText(text).replace(/&[a-z#\d]+;/g, (entity) => signs[entity] ?? entity)).toBe(known)
    }),
  )
})
