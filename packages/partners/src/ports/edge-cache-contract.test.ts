import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createCloudflare } from '../cloudflare/cloudflare.ts'
import { startFakeCloudflare } from '../cloudflare/fake-cloudflare.ts'
import { startFakeFastly } from '../fastly/fake-fastly.ts'
import { createFastly } from '../fastly/fastly.ts'
import { openEdges } from '../open-edges.ts'
import { startFakeVarnish } from '../varnish/fake-varnish.ts'
import { createVarnish } from '../varnish/varnish.ts'
import type { EdgeCache } from './edge-cache.ts'

type Stage = {
  edge: (timeoutMs?: number) => EdgeCache
  /** With a wrong token, or from a place that may not purge. */
  stranger: () => EdgeCache
  purged: () => readonly (readonly string[])[]
  fake: {
    setFaults(faults: { slowMs?: number; down?: 'no' | '503' | 'reset'; garble?: boolean }): void
    reset(): void
    unplug(): Promise<void>
    plugIn(): Promise<void>
    stop(): Promise<void>
  }
}

async function stageVarnish(): Promise<Stage> {
  let isForeign = false
  const fake = await startFakeVarnish({ isForeign: () => isForeign })
  const edge = (timeoutMs = 5000) => {
    isForeign = false
    return createVarnish({ url: fake.url, timeoutMs })
  }
  const stranger = () => {
    const created = edge()
    isForeign = true
    return created
  }
  return { edge, stranger, purged: () => fake.purges, fake }
}

async function stageFastly(): Promise<Stage> {
  const fake = await startFakeFastly()
  return {
    edge: (timeoutMs = 5000) => createFastly({ url: fake.serviceUrl, token: fake.token, timeoutMs }),
    stranger: () => createFastly({ url: fake.serviceUrl, token: 'wrong' }),
    purged: () => fake.purges.map(({ keys }) => keys),
    fake,
  }
}

async function stageCloudflare(): Promise<Stage> {
  const fake = await startFakeCloudflare()
  return {
    edge: (timeoutMs = 5000) => createCloudflare({ url: fake.zoneUrl, token: fake.token, timeoutMs }),
    stranger: () => createCloudflare({ url: fake.zoneUrl, token: 'wrong' }),
    purged: () => fake.purges,
    fake,
  }
}

describe.each([
  ['Varnish', stageVarnish],
  ['Fastly', stageFastly],
  ['Cloudflare', stageCloudflare],
])('%s', (_name, start) => {
  let stage: Stage
  beforeAll(async () => {
    stage = await start()
  })
  afterEach(() => stage.fake.reset())
  afterAll(() => stage.fake.stop())

  test('forgets what it is told, once or twice', async () => {
    const keys = ['product:1', 'catalog']
    expect(await stage.edge().purge(keys)).toEqual({ ok: true, value: null })
    expect(await stage.edge().purge(keys)).toEqual({ ok: true, value: null })
    expect(stage.purged()).toEqual([keys, keys])
  })

  test('takes as many keys at once as it says', async () => {
    const { mostKeys, purge } = stage.edge()
    const keys = Array.from({ length: mostKeys }, (_, index) => `product:${1_000_000 + index}`)
    expect(await purge(keys)).toMatchObject({ ok: true })
    expect(stage.purged()).toEqual([keys])
  })

  test('refuses a stranger', async () => {
    expect(await stage.stranger().purge(['shell'])).toMatchObject({ code: 'refused', details: { reason: 'forbidden' } })
    expect(stage.purged()).toEqual([])
  })

  test.each([
    ['answers too late', { slowMs: 60_000 }, 'timeout', 1],
    ['is down', { down: '503' }, 'server_error', 0],
    ['breaks off', { down: 'reset' }, 'broken_off', 0],
  ] as const)('is asked once when it %s', async (_case, faults, cause, done) => {
    stage.fake.setFaults(faults)
    const answer = await stage.edge('slowMs' in faults ? 500 : 5000).purge(['shell'])
    expect(answer).toMatchObject({ code: 'unavailable', details: { cause } })
    expect(stage.purged()).toHaveLength(done)
  })

  test('is unreachable when nobody listens', async () => {
    await stage.fake.unplug()
    const answer = await stage.edge().purge(['shell'])
    await stage.fake.plugIn()
    expect(answer).toMatchObject({ code: 'unavailable', details: { cause: 'unreachable', mayHaveHappened: false } })
  })

  test('is not believed when it does not speak its protocol', async () => {
    stage.fake.setFaults({ garble: true })
    expect(await stage.edge().purge(['shell'])).toMatchObject({ code: 'malformed' })
  })

  test('is known by an address without a secret', () => {
    expect(stage.edge().name).toMatch(/^http:\/\/127\.0\.0\.1:\d+[\w/]*$/)
  })
})

test('Fastly is asked softly, and says when it has heard enough', async () => {
  const fake = await startFakeFastly()
  const edge = createFastly({ url: fake.serviceUrl, token: fake.token })
  await edge.purge(['shell'])
  expect(fake.purges).toEqual([{ keys: ['shell'], isSoft: true }])
  fake.setFaults({ busy: true })
  expect(await edge.purge(['shell'])).toMatchObject({ code: 'unavailable', details: { cause: 'busy' } })
  const elsewhere = createFastly({ url: `${fake.url}/service/another`, token: fake.token })
  fake.setFaults({ busy: false })
  expect(await elsewhere.purge(['shell'])).toMatchObject({ details: { reason: 'not_found' } })
  await fake.stop()
})

test('Cloudflare is not believed to have purged when it says that it has not', async () => {
  const fake = await startFakeCloudflare()
  const edge = createCloudflare({ url: fake.zoneUrl, token: fake.token })
  fake.setFaults({ unsuccessful: true })
  expect(await edge.purge(['shell'])).toMatchObject({ code: 'refused', details: { partnerCode: '1101' } })
  fake.setFaults({ unsuccessful: false, tokenEnded: true })
  expect(await edge.purge(['shell'])).toMatchObject({ code: 'refused', details: { reason: 'forbidden' } })
  await fake.stop()
})

describe('edges of the configuration', () => {
  test('are of the kind that stands before their address', () => {
    const edges = openEdges({
      EDGE_URLS:
        'varnish+http://10.0.0.5:8080, varnish+http://10.0.0.6:8080/,fastly+https://api.fastly.com/service/abc,cloudflare+https://api.cloudflare.com/client/v4/zones/def',
      FASTLY_API_TOKEN: 'secret',
      CLOUDFLARE_API_TOKEN: 'secret',
    })
    expect(edges.map(({ name, mostKeys }) => [name, mostKeys])).toEqual([
      ['http://10.0.0.5:8080', 200],
      ['http://10.0.0.6:8080', 200],
      ['https://api.fastly.com/service/abc', 256],
      ['https://api.cloudflare.com/client/v4/zones/def', 100],
    ])
  })

  test('may be none', () => {
    expect(openEdges({ EDGE_URLS: '' })).toEqual([])
  })

  test.each([
    ['http://10.0.0.5:8080', 'begins with'],
    ['fastly+https://api.fastly.com/service/abc', 'FASTLY_API_TOKEN'],
    ['cloudflare+https://api.cloudflare.com/client/v4/zones/def', 'CLOUDFLARE_API_TOKEN'],
  ])('stop the start when they cannot be purged: %s', (EDGE_URLS, reason) => {
    expect(() => openEdges({ EDGE_URLS })).toThrow(reason)
  })
})
