import { writeXml } from '@shop/czech/write-xml'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readXml } from './read-xml.ts'

function read(source: string) {
  const root = readXml(source)
  return root && { [root.name]: root.value }
}

test.each([
  ['<a>x &lt; y &#38; &#x17e;</a>', { a: 'x < y & ž' }],
  ['<a><b>1</b><b>2</b><b>3</b></a>', { a: { b: ['1', '2', '3'] } }],
  ['<a><b/><c attr="x">1</c></a>', { a: { b: '', c: '1' } }],
  ['<a><![CDATA[<b>&amp;</b>]]></a>', { a: '<b>&amp;</b>' }],
  ['<?xml version="1.0"?>\n<!-- note -->\n<a>\n  <b> 1 </b>\n</a>\n', { a: { b: '1' } }],
  ['<a>&unknown;</a>', { a: '&unknown;' }],
  ['<a>&amp;lt; &amp;#38; &amp;amp;</a>', { a: '&lt; &#38; &amp;' }],
  ['<a><b>0012</b><c>1e5</c><d>true</d></a>', { a: { b: '0012', c: '1e5', d: 'true' } }],
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
  expect(readXml(source)).toBeNull()
})

test.each(['__proto__', 'constructor', 'prototype'])('refuses an element that is called %s', (name) => {
  expect(readXml(`<a><${name}>1</${name}></a>`)).toBeNull()
  expect(readXml(`<${name}><b>1</b></${name}>`)).toBeNull()
})

test('what is not read has no value, whatever objects inherit', () => {
  const value = readXml('<a><toString>1</toString><b>2</b></a>')?.value
  expect(Object.keys(value ?? {})).toContain('b')
  expect(String(value)).toBe('[object Object]')
})

test.each([
  ['a tree that never ends', '<a>'.repeat(500) + '</a>'.repeat(500)],
  ['a document type without entities', '<!DOCTYPE a><a>1</a>'],
  ['a document type after a comment', '<?xml version="1.0"?><!-- x --><!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>'],
  [
    'a bomb',
    '<!DOCTYPE a [<!ENTITY b "bbbbbbbbbb"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;">]><a>&d;</a>',
  ],
])('refuses %s', (_what, source) => {
  expect(readXml(source)).toBeNull()
})

test('reads what our own writer wrote, whatever it holds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const known = text
        .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
        .replace(/\r\n?/g, '\n')
        .trim()
      expect(readXml(writeXml(['a', [['b', text]]]))?.value).toEqual({ b: known })
    }),
    { numRuns: 50 },
  )
})

test('a label of a megabyte is read', () => {
  const label = 'JVBERi0x'.repeat(131_072)
  expect(readXml(`<response><status>ok</status><result>${label}</result></response>`)?.value).toEqual({
    status: 'ok',
    result: label,
  })
})
