import { expect, test } from 'vitest'
import { parseXml, toXmlValue } from './xml.ts'

function read(source: string) {
  const root = parseXml(source)
  return root && { [root.name]: toXmlValue(root) }
}

test.each([
  ['<a>x &lt; y &#38; &#x17e;</a>', { a: 'x < y & ž' }],
  ['<a><b>1</b><b>2</b><b>3</b></a>', { a: { b: ['1', '2', '3'] } }],
  ['<a><b/><c attr="x">1</c></a>', { a: { b: '', c: '1' } }],
  ['<a><![CDATA[<b>&amp;</b>]]></a>', { a: '<b>&amp;</b>' }],
  ['<?xml version="1.0"?>\n<!-- note -->\n<a>\n  <b> 1 </b>\n</a>\n', { a: { b: '1' } }],
  ['<a>&unknown;</a>', { a: '&unknown;' }],
])('reads %s', (source, value) => {
  expect(read(source)).toEqual(value)
})

test.each([
  '',
  'text',
  '<a>',
  '<a></b>',
  '<a></a><b></b>',
  '<a></a>text',
  '</a>',
  '<a',
  '<html><br></html>',
  '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
])('refuses %j', (source) => {
  expect(parseXml(source)).toBeNull()
})

test('a name of a prototype is only a name', () => {
  expect(read('<a><constructor>1</constructor><__proto__>2</__proto__></a>')).toEqual({
    a: Object.assign(Object.create(null), { constructor: '1', ['__proto__']: '2' }),
  })
})
