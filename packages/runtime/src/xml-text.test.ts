import { expect, test } from 'vitest'
import { xmlText } from './xml-text.ts'

test.each([
  ['Psí & kočičí <hračky> „Rex“ "XL"', 'Psí &amp; kočičí &lt;hračky&gt; „Rex“ &quot;XL&quot;'],
  ['řádek\nřádek\tsloupec\r', 'řádek\nřádek\tsloupec\r'],
  ['a\u0000b\u0001c\u0008d\u000be\u001ff\ufffeg\uffffh', 'abcdefgh'],
  ['půl \ud83d páru, celý 🐕', 'půl  páru, celý 🐕'],
  ['', ''],
])('%j is written as %j', (text, written) => {
  expect(xmlText(text)).toBe(written)
})
