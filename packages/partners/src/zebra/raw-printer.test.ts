import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakePrinter, startFakePrinter } from './fake-printer.ts'
import { createRawPrinters, parsePrinterList } from './raw-printer.ts'

let fake: FakePrinter
beforeAll(async () => {
  fake = await startFakePrinter()
})
beforeEach(() => fake.reset())
afterAll(() => fake.stop())

const LABEL = Buffer.from('^XA^CI28^FDŽluťoučký kůň^FS^XZ')
const print = (code = 'zebra-1') =>
  createRawPrinters(new Map([['zebra-1', fake]]), { timeoutMs: 300 }).print(code, LABEL)

test('a label comes out as it was sent', async () => {
  expect(await print()).toEqual({ ok: true, value: null })
  expect(fake.labels).toEqual([LABEL.toString('utf8')])
})

test('a printer without paper takes nothing, and prints again once it is filled', async () => {
  fake.setFaults({ paper: 1 })
  expect(await print()).toMatchObject({ ok: true })
  expect(await print()).toMatchObject({ code: 'refused', details: { reason: 'paper_out' } })
  expect(fake.labels).toHaveLength(1)
  fake.setFaults({ paper: 3 })
  expect(await print()).toMatchObject({ ok: true })
  expect(fake.labels).toHaveLength(2)
})

test('a printer that is switched off printed nothing', async () => {
  fake.setFaults({ offline: true })
  expect(await print()).toMatchObject({ code: 'unavailable', details: { mayHaveHappened: false } })
  expect(fake.labels).toEqual([])
})

test('a label whose answer was lost may have come out', async () => {
  fake.setFaults({ loseAnswer: true })
  expect(await print()).toMatchObject({ code: 'unavailable', details: { mayHaveHappened: true } })
  expect(fake.labels).toHaveLength(1)
})

test('nobody connects to a printer that the configuration does not name', async () => {
  expect(await print('elsewhere')).toMatchObject({ code: 'refused', details: { reason: 'unknown_printer' } })
})

test('its switches answer at the same port', async () => {
  await print()
  expect(await (await fetch(`${fake.url}/__fake/labels`)).json()).toEqual([LABEL.toString('utf8')])
})

test.each([
  ['', []],
  ['zebra-1=10.0.0.5:9100', [['zebra-1', { host: '10.0.0.5', port: 9100 }]]],
  [
    'a=h:1, b=h:2',
    [
      ['a', { host: 'h', port: 1 }],
      ['b', { host: 'h', port: 2 }],
    ],
  ],
])('reads the list „%s“', (list, printers) => {
  expect([...parsePrinterList(list)]).toEqual(printers)
})

test('a list that is none is refused at the start', () => {
  expect(() => parsePrinterList('zebra-1')).toThrow('code=host:port')
})
