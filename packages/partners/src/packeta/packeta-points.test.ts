import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type FakePacketa, startFakePacketa } from './fake-packeta.ts'
import { readPoints } from './fake-points.ts'
import { createPacketaPoints } from './packeta-points.ts'

let fake: FakePacketa
let time = Date.parse('2026-11-16T10:00:00Z')

beforeAll(async () => {
  fake = await startFakePacketa()
})
afterEach(() => fake.reset())
afterAll(() => fake.stop())

const points = (change = {}) =>
  createPacketaPoints({
    feedUrl: fake.url,
    widgetUrl: fake.url,
    apiKey: fake.apiKey,
    timeoutMs: 5000,
    now: () => new Date(time),
    ...change,
  })

test('lists points and boxes with their limits, hours and state', async () => {
  const answer = await points().listPoints()
  const list = answer.ok ? answer.value : []
  expect(list).toHaveLength(24)
  expect(list.find(({ id }) => id === '70001')).toEqual({
    id: '70001',
    kind: 'pickup-point',
    country: 'CZ',
    maxWeightGrams: 20_000,
    takesCod: true,
    status: 'open',
    name: 'Praha, Korunní 44',
    place: 'Potraviny U Kaštanu',
    street: 'Korunní 44',
    city: 'Praha',
    zip: '120 00',
    lat: 50.076733,
    lng: 14.44392,
    hours: [
      ...Array(4).fill([
        { from: '08:30', to: '12:00' },
        { from: '13:00', to: '17:00' },
      ]),
      [
        { from: '08:30', to: '12:00' },
        { from: '13:00', to: '16:00' },
      ],
      [],
      [],
    ],
    hoursText: 'po–pá 8:30–12:00, 13:00–17:00',
    takesCard: true,
    isWheelchairAccessible: true,
  })
  expect(list.find(({ id }) => id === '70002')).toMatchObject({ kind: 'box', maxWeightGrams: 5000, takesCod: false })
  expect(list.flatMap(({ id, status }) => (status === 'open' ? [] : [`${id} ${status}`])).toSorted()).toEqual([
    '70018 full',
    '70064 vacation',
    '70121 full',
    '70189 closing',
  ])
})

test('finds a point without asking for the feed again that day', async () => {
  const port = points()
  expect(await port.findPoint('70004')).toMatchObject({ ok: true, value: { name: 'Praha, Evropská 18' } })
  expect(await port.findPoint('1')).toEqual({ ok: true, value: null })
  expect(fake.journal).toHaveLength(2)
  time += 24 * 3_600_000
  await port.findPoint('70004')
  expect(fake.journal).toHaveLength(4)
})

test('leaves out an odd point among many', async () => {
  const [first] = readPoints()
  if (!first) throw new Error('no points')
  const crowd = Array.from({ length: 60 }, (_, index) => ({ ...first, id: String(index + 1) }))
  const box = { ...first, id: '99', type: 'box' as const }
  const large = await startFakePacketa({
    points: [...crowd, ...crowd.map((_, index) => ({ ...box, id: `b${index}` }))],
  })
  large.setFaults({ oddPoints: 1 })
  const answer = await points({ feedUrl: large.url }).listPoints()
  await large.stop()
  expect(answer.ok && answer.value).toHaveLength(118)
})

test('does not believe a feed in which many points are odd', async () => {
  fake.setFaults({ oddPoints: 1 })
  const answer = await points().listPoints()
  expect(answer).toMatchObject({ code: 'malformed', details: { problem: '1 of 16 points cannot be read' } })
})

test.each([
  [{ slowMs: 60_000 }, 'unavailable'],
  [{ down: '503' }, 'unavailable'],
  [{ down: 'reset' }, 'unavailable'],
  [{ garble: true }, 'malformed'],
] as const)('with %o the list is %s, never empty', async (faults, code) => {
  fake.setFaults(faults)
  const port = points('slowMs' in faults ? { timeoutMs: 300 } : {})
  expect(await port.listPoints()).toMatchObject({ ok: false, code })
  expect(await port.findPoint('70001')).toMatchObject({ ok: false, code })
  expect(await port.checkPoint('70001', 1000, false)).toMatchObject({ ok: false, code })
})

test('a wrong key is refused', async () => {
  const port = points({ apiKey: 'wrong' })
  const refusal = { code: 'refused', details: { reason: 'forbidden' } }
  expect(await port.listPoints()).toMatchObject(refusal)
  expect(await port.checkPoint('70001', 1000, false)).toMatchObject(refusal)
})

test.each([
  ['an open point', '70001', 12_300, true, []],
  ['a point nobody knows', '1', 1000, false, ['NotFound']],
  ['a full point', '70018', 1000, false, ['PickupPointNotAvailable']],
  ['a box too weak', '70004', 12_300, false, ['WeightExceeded']],
  ['a box that collects no cash', '70002', 1000, true, ['CashOnDeliveryNotAllowed']],
])('checks %s', async (_, id, weightGrams, isCod, reasons) => {
  expect(await points().checkPoint(id, weightGrams, isCod)).toEqual({
    ok: true,
    value: { isValid: reasons.length === 0, reasons },
  })
})

test('a point is closed over HTTP', async () => {
  const close = (id: string, status = 'vacation') =>
    fetch(`${fake.url}/__fake/points/${id}/status`, { method: 'POST', body: JSON.stringify({ status }) })
  expect((await close('70001')).status).toBe(200)
  expect((await close('70001', 'sleepy')).status).toBe(404)
  expect((await close('1')).status).toBe(404)
  expect(await points().findPoint('70001')).toMatchObject({ value: { status: 'vacation' } })
})
