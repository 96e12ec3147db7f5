import { expect, test } from 'vitest'
import { writeElement, writeXml } from './write-xml.ts'

const HEAD = '<?xml version="1.0" encoding="utf-8"?>'

test('writes names in order, escapes text and attributes, and leaves out what is not there', () => {
  const file = writeXml(['a', [['b', 'x < y & "z"'], null, ['c', [['d', 1, { e: '"f"' }]]]], { xmlns: 'urn:a' }])
  expect(file).toBe(`${HEAD}<a xmlns="urn:a"><b>x &lt; y &amp; &quot;z&quot;</b><c><d e="&quot;f&quot;">1</d></c></a>`)
})

test('indents where people may read it', () => {
  const file = writeXml(
    [
      'a',
      [
        ['b', [['c', '1']]],
        ['d', ''],
      ],
    ],
    'indented',
  )
  expect(file).toBe(`${HEAD}\n<a>\n  <b>\n    <c>1</c>\n  </b>\n  <d></d>\n</a>\n`)
})

test('a character XML does not know is left out: the whole parcel would be refused for it', () => {
  expect(writeElement(['b', 'Jan\u0000 \u0001Novák\u000b'])).toBe('<b>Jan Novák</b>')
})
