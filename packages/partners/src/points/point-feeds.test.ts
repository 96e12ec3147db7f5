import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createBalikovnaPoints } from '../balikovna/balikovna-points.ts'
import { createDpdPoints } from '../dpd/dpd-points.ts'
import { type FakePacketa, startFakePacketa } from '../packeta/fake-packeta.ts'
import { createPacketaPoints } from '../packeta/packeta-points.ts'
import type { PointFeed } from '../ports/pickup-points.ts'
import { type FakePpl, startFakePpl } from '../ppl/fake-ppl.ts'
import { createPplPoints } from '../ppl/ppl-points.ts'
import { type FakePointLists, startFakePointLists } from './fake-point-lists.ts'

let lists: FakePointLists
let packeta: FakePacketa
let ppl: FakePpl

const POINTS = Array.from({ length: 30 }, (_, index) => ({
  id: `B${10_000 + index}`,
  kind: index % 3 === 0 ? ('box' as const) : ('pickup-point' as const),
  name: `Místo ${index} a syn`,
  city: 'Brno',
  zip: '60200',
}))

beforeAll(async () => {
  ;[lists, packeta, ppl] = await Promise.all([startFakePointLists(), startFakePacketa(), startFakePpl()])
})
afterEach(() => {
  lists.reset()
  packeta.reset()
  ppl.reset()
})
afterAll(() => Promise.all([lists.stop(), packeta.stop(), ppl.stop()]))

type Limits = { timeoutMs?: number; maxBytes?: number }
const balikovna = (limits: Limits = {}) => createBalikovnaPoints({ url: lists.balikovnaUrl, ...limits })
const dpd = (limits: Limits = {}) => createDpdPoints({ url: lists.dpdUrl, ...limits })

async function read(feed: PointFeed, mark: string | null = null) {
  const answer = await feed.readPoints(mark)
  if (!answer.ok) throw new Error(JSON.stringify(answer))
  return answer.value
}

describe.each([
  ['Balíkovna', balikovna],
  ['DPD', dpd],
] as const)('the list of %s', (_, open) => {
  test('gives points and boxes, and says when it is the same', async () => {
    lists.setPoints(POINTS)
    const list = await read(open())
    expect(list?.points).toHaveLength(30)
    expect(list?.points.filter(({ kind }) => kind === 'box')).toHaveLength(10)
    expect(await read(open(), list?.mark ?? null)).toBeNull()
    lists.setPoints(POINTS.slice(1))
    expect((await read(open(), list?.mark ?? null))?.points).toHaveLength(29)
  })

  test.each([
    [{ down: '503' }, 'unavailable'],
    [{ down: 'reset' }, 'unavailable'],
    [{ garble: true }, 'malformed'],
    [{ cut: true }, 'malformed'],
    [{ oddPoints: 3 }, 'malformed'],
  ] as const)('with %o is %s, never empty', async (faults, code) => {
    lists.setPoints(POINTS)
    lists.setFaults(faults)
    expect(await open().readPoints(null)).toMatchObject({ ok: false, code })
  })

  test('leaves out one odd point among many', async () => {
    lists.setPoints(POINTS)
    lists.setFaults({ oddPoints: 1 })
    expect((await read(open()))?.points).toHaveLength(29)
  })

  test('is not read to its end when it is larger than any list can be', async () => {
    lists.setPoints(POINTS)
    expect(await open({ maxBytes: 2000 }).readPoints(null)).toMatchObject({
      code: 'unavailable',
      details: { cause: 'too_large' },
    })
  })
})

test('Balíkovna: the post code is that of the address, the place is east by X, a post office is none of its points', async () => {
  lists.setPoints(POINTS.slice(1, 2))
  expect((await read(balikovna()))?.points).toEqual([
    {
      ...{ id: 'B10001', kind: 'pickup-point', country: 'CZ', maxWeightGrams: null, takesCod: true, status: 'open' },
      ...{ name: 'Místo 1 a syn', place: 'vchod do lékárny', street: 'Dlouhá 5', city: 'Brno', zip: '602 00' },
      ...{ lat: 50.076442, lng: 14.492777, hoursText: '', takesCard: true, isWheelchairAccessible: false },
      hours: [...Array(5).fill([{ from: '08:00', to: '19:30' }]), [], []],
    },
  ])
})

test('DPD: cash, card and both halves of the day', async () => {
  lists.setPoints(POINTS.slice(0, 2))
  const points = (await read(dpd()))?.points ?? []
  expect(points.map(({ kind, takesCod, takesCard }) => [kind, takesCod, takesCard])).toEqual([
    ['box', false, true],
    ['pickup-point', true, true],
  ])
  expect(points[0]?.hours?.[0]).toEqual([
    { from: '08:00', to: '12:00' },
    { from: '13:00', to: '17:00' },
  ])
})

test('Packeta: two lists are the same only together; one that changed brings both', async () => {
  const feed = createPacketaPoints({ feedUrl: packeta.url, widgetUrl: packeta.url, apiKey: packeta.apiKey })
  const list = await read(feed)
  expect(list?.points).toHaveLength(24)
  expect(await read(feed, list?.mark ?? null)).toBeNull()
  for (const id of ['70001', '70002']) {
    packeta.setPointStatus(id, 'full')
    const changed = await read(feed, list?.mark ?? null)
    expect(changed?.points).toHaveLength(24)
    expect(changed?.points.find((point) => point.id === id)?.status).toBe('full')
  }
  expect((await read(feed, 'not a mark of ours'))?.points).toHaveLength(24)
})

const accessPoint = (index: number, accessPointType = 'ParcelShop') => ({
  ...{ accessPointCode: `KM${index}`, accessPointType, name: `Trafika ${index}`, name2: 'u nádraží', street: 'Nová 1' },
  ...{ city: 'Brno', zipCode: '60200', country: 'CZ', activeCardPayment: index % 2 === 0, activeCashPayment: false },
  gps: { latitude: 49.19, longitude: 16.6 },
})

test('PPL: all pages, and only kinds that are known', async () => {
  const feed = createPplPoints({ url: ppl.url, clientId: ppl.clientId, clientSecret: ppl.clientSecret })
  const many = Array.from({ length: 1999 }, (_, index) => accessPoint(index))
  ppl.setPoints([...many, accessPoint(3000, 'ParcelBox'), accessPoint(3001, 'Depot')])
  const points = (await read(feed))?.points ?? []
  expect(points).toHaveLength(2000)
  expect(points.at(-1)).toMatchObject({ id: 'KM3000', kind: 'box', takesCod: true, takesCard: true, zip: '602 00' })
  expect(points[1]).toMatchObject({ takesCod: false, takesCard: false })
  ppl.setPoints([])
  expect(await feed.readPoints(null)).toMatchObject({ code: 'malformed' })
  const stranger = createPplPoints({ url: ppl.url, clientId: ppl.clientId, clientSecret: 'wrong' })
  expect(await stranger.readPoints(null)).toMatchObject({ code: 'refused', details: { reason: 'forbidden' } })
})
