import {
  type CollectedSpan,
  type FakeCollector,
  startFakeCollector,
} from '@shop/partners/open-telemetry/fake-collector'
import { startTracing, stopTracing } from '@shop/runtime/tracing'
import { afterAll, expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { DETAILS, readyToOrder, visit } from '../shopping.ts'

let collector: FakeCollector

const shop = openShop(async () => {
  collector = await startFakeCollector()
  await startTracing('services', {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=of-the-collector',
    OTEL_TRACES_SAMPLER_ARG: 1,
    RELEASE: '2026.11.16-1a2b3c4d5e6f',
  })
  return {}
})
afterAll(async () => {
  await stopTracing()
  await collector.stop()
})

/** As the page server would say it. */
const PAGE = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' }
const traceparent = (traceId: string, flags = '01') => ({ traceparent: `00-${traceId}-${PAGE.spanId}-${flags}` })

/** The trace, once a span of this name has come. */
async function traceOf(traceId: string, last: string): Promise<CollectedSpan[]> {
  const found = () => collector.spans.filter((span) => span.traceId === traceId)
  await expect.poll(() => found().map(({ name }) => name), { timeout: 15_000 }).toContain(last)
  return found()
}

const lines = (msg: string) => shop.logLines.map((line) => JSON.parse(line)).filter((line) => line.msg === msg)

test('a purchase is one trace: the page, the command, its statements, the jobs it asked for and theirs', async () => {
  const { browser, order } = await readyToOrder(shop)
  const placed = await browser.call('placeOrder', order, traceparent(PAGE.traceId))
  expect(placed.status).toBe(201)
  await shop.runJobs()
  const spans = await traceOf(PAGE.traceId, 'job send-mail')

  const [command] = spans.filter(({ parentSpanId }) => parentSpanId === PAGE.spanId)
  expect(command).toMatchObject({
    name: 'POST /orders',
    attributes: { 'http.route': '/orders', 'http.response.status_code': '201' },
  })
  const below = (parent: CollectedSpan | undefined) =>
    spans.filter(({ parentSpanId }) => parentSpanId === parent?.spanId)
  const statements = below(command).filter(({ attributes }) => attributes['db.system.name'] === 'postgresql')
  expect(statements.map(({ name }) => name)).toContain('COMMIT')
  expect(statements.find(({ name }) => name === 'job-add')?.attributes['db.query.text']).toContain('$1')

  const job = below(command).find(({ name }) => name === 'job send-mail')
  expect(job?.attributes).toMatchObject({ 'cenich.job': 'send-mail', 'cenich.attempt': '1' })
  expect(below(job).length).toBeGreaterThan(0)
  expect(collector.headers()).toMatchObject({ 'x-key': 'of-the-collector' })
})

test('lines of the log name the trace, from the answer to the end of the job', async () => {
  const traceId = '1'.repeat(32)
  await visit(shop).call('subscribe', { email: 'stopa@priklad.cz', topics: ['puppies'] }, traceparent(traceId))
  await shop.runJobs()
  for (const msg of ['request.answered', 'job.finished']) {
    expect(lines(msg).filter(({ trace_id }) => trace_id === traceId)).not.toEqual([])
  }
})

test('nothing that somebody has typed and nothing that opens something is in a span', async () => {
  const told = JSON.stringify(collector.spans)
  expect(told).toContain('POST /orders')
  for (const typed of [DETAILS.email, DETAILS.lastName, DETAILS.street, 'stopa@', '777 123', '777123']) {
    expect(told).not.toContain(typed)
  }
  const texts = collector.spans.map(({ attributes }) => attributes['db.query.text'] ?? '')
  // A long one may end in the middle of such a place.
  const withoutPlaces = texts.map((text) => text.replaceAll("'…'", '').replace(/'…?$/, ''))
  expect(withoutPlaces.filter((text) => text.includes("'"))).toEqual([])
  expect(told).not.toMatch(/https?:|session_token|[\w-]{43}/)
})

test('whoever is not one of ours begins no trace of their choice', async () => {
  const traceId = '2'.repeat(32)
  await shop.app.inject({ url: '/session', remoteAddress: '203.0.113.9', headers: traceparent(traceId) })
  await shop.app.inject({ url: '/session', headers: { traceparent: 'no trace' } })
  await expect
    .poll(() => collector.spans.filter(({ name }) => name === 'GET /session').length, { timeout: 15_000 })
    .toBe(2)
  expect(collector.spans.filter((span) => span.traceId === traceId)).toEqual([])
})

test('a page that is not traced has a command that is not', async () => {
  const traceId = '3'.repeat(32)
  await visit(shop).call('subscribe', { email: 'beze.stopy@priklad.cz', topics: [] }, traceparent(traceId, '00'))
  const [last] = lines('request.answered').slice(-1)
  expect(last).not.toHaveProperty('trace_id')
})
