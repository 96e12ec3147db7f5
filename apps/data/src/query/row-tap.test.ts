import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { decodeField, type Field, tapRows } from './row-tap.ts'

function message(code: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.write(code, 'latin1')
  head.writeUInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

function dataRow(fields: (string | null)[]): Buffer {
  const count = Buffer.alloc(2)
  count.writeUInt16BE(fields.length)
  const parts = fields.map((field) => {
    const length = Buffer.alloc(4)
    length.writeInt32BE(field === null ? -1 : Buffer.byteLength(field))
    return Buffer.concat([length, Buffer.from(field ?? '')])
  })
  return message('D', Buffer.concat([count, ...parts]))
}

function setUp() {
  const stream = new EventEmitter()
  const forwarded: Buffer[] = []
  stream.on('data', (bytes: Buffer) => forwarded.push(bytes))
  const tap = tapRows(stream)
  const rows: Field[][] = []
  tap.rows = rows
  const texts = () => rows.map((fields) => fields.map((field) => (field === null ? null : decodeField(field))))
  return { stream, tap, texts, forwarded: () => Buffer.concat(forwarded).toString('latin1') }
}

const BIND_COMPLETE = message('2', Buffer.alloc(0))
const READY = message('Z', Buffer.from('I'))
const ANSWER = Buffer.concat([BIND_COMPLETE, dataRow(['žluťoučký', null, '', '7']), dataRow([]), READY])

test('takes rows out and passes everything else on, in order', () => {
  const { stream, texts, forwarded } = setUp()
  stream.emit('data', ANSWER)
  expect(texts()).toEqual([['žluťoučký', null, '', '7'], []])
  expect(forwarded()).toBe(Buffer.concat([BIND_COMPLETE, READY]).toString('latin1'))
})

test('it does not matter where the bytes are cut', () => {
  for (let size = 1; size <= ANSWER.length; size += 1) {
    const { stream, texts, forwarded } = setUp()
    for (let at = 0; at < ANSWER.length; at += size) stream.emit('data', ANSWER.subarray(at, at + size))
    expect(texts()).toEqual([['žluťoučký', null, '', '7'], []])
    expect(forwarded()).toBe(Buffer.concat([BIND_COMPLETE, READY]).toString('latin1'))
  }
})

test('while nobody wants them, rows go to pg', () => {
  const { stream, tap, texts, forwarded } = setUp()
  tap.rows = undefined
  stream.emit('data', ANSWER)
  expect(texts()).toEqual([])
  expect(forwarded()).toBe(ANSWER.toString('latin1'))
})
