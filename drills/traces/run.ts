import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { withClient } from '@shop/database/with-client'
import {
  type CollectedSpan,
  type FakeCollector,
  startFakeCollector,
} from '@shop/partners/open-telemetry/fake-collector'
import { buildShop } from '@shop/stack/built-shop'
import { startDemoDatabase } from '@shop/stack/demo-database'
import type { Figure } from '@shop/stack/figure'
import { openPageVisitor } from '@shop/stack/page-visitor'
import { startStack } from '@shop/stack/start-stack'
import { listLoose, readBranch, type Trace, toTraces } from './trace.ts'

const BUILD = join(import.meta.dirname, '../../apps/storefront/build/shop/server')
const LONGEST_WAIT_MS = 20_000
const EMAIL = 'stopa.psa@priklad.cz'
const FOOD = 'granule-kure-s-hnedou-ryzi'

/** One visit and one command through the whole shop, as a collector of traces sees them. */
export async function run(): Promise<Figure> {
  await buildShop()
  const collector = await startFakeCollector()
  const database = await startDemoDatabase()
  try {
    const stack = await startStack({
      ...database,
      storefront: 'production',
      env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
    })
    try {
      await visitAndBuy(stack.urls.storefront, await selectVariant(database.adminUrl))
      const page = await waitForTrace(collector, 'GET /produkt/:slug', { app: 'data' })
      const command = await waitForTrace(collector, 'POST /registrace', { app: 'worker', name: 'job send-mail' })
      for (const trace of [page, command]) console.log(`${readBranch(trace)}\n`)
      const faults = [
        ...judgeParts(page, ['storefront', 'data', 'postgresql']),
        ...judgeParts(command, ['storefront', 'services', 'postgresql', 'worker']),
        ...judgeWords(collector.spans),
        ...judgeBuild(),
      ]
      for (const fault of faults) console.log(fault)
      return {
        question: 'traces',
        figure: `a page of ${page.spans.length} spans and a command of ${command.spans.length}, each one trace: ${faults.length} faults`,
        goal: '0 faults',
        holds: faults.length === 0,
      }
    } finally {
      await stack.stop()
    }
  } finally {
    await database.stop()
    await collector.stop()
  }
}

async function selectVariant(adminUrl: string): Promise<number> {
  const { rows } = await withClient(adminUrl, (client) =>
    client.query<{ id: string }>(
      'select v.id from shop.variants v join shop.products p on p.id = v.product_id where p.slug = $1 order by v.id limit 1',
      [FOOD],
    ),
  )
  return Number(rows[0]?.id)
}

/** A page that is read, a cart that is filled, and a form whose mail the worker sends. */
async function visitAndBuy(shopUrl: string, variantId: number): Promise<void> {
  const visitor = openPageVisitor(shopUrl, { address: '203.0.113.7' })
  await visitor.get(`/produkt/${FOOD}?q=${EMAIL}`)
  await visitor.post('/kosik/obsah', { intent: 'add', variantId: String(variantId), pieces: '1' })
  await visitor.post('/registrace', { email: EMAIL, password: `heslo pro ${EMAIL}` })
}

/** The trace that begins so, once its last part has come and nothing of it hangs on what is still on its way. */
async function waitForTrace(collector: FakeCollector, root: string, last: Partial<CollectedSpan>): Promise<Trace> {
  const deadline = performance.now() + LONGEST_WAIT_MS
  const isLast = ({ app, name }: CollectedSpan) => app === last.app && name === (last.name ?? name)
  for (;;) {
    const found = toTraces(collector.spans).find((trace) => trace.root?.name === root)
    if (found?.spans.some(isLast) && listLoose(found).length === 0) return found
    if (performance.now() > deadline) {
      if (found) return found
      const roots = toTraces(collector.spans).map((trace) => trace.root?.name)
      throw new Error(`No trace begins with ${root}, but with ${roots.join(', ')}`)
    }
    await delay(100)
  }
}

/** Everybody's part hangs together, and none of it was sent under another trace. */
function judgeParts(trace: Trace, expected: string[]): string[] {
  const { root, spans } = trace
  const parts = new Set(spans.flatMap(({ app, attributes }) => [app, attributes['db.system.name'] ?? app]))
  return [
    ...expected.filter((part) => !parts.has(part)).map((part) => `${root?.name} has no span of ${part}`),
    ...listLoose(trace).map(({ name, app }) => `${root?.name}: ${name} of ${app} hangs on nothing`),
  ]
}

/** Nothing that somebody has typed, no address, no key. */
function judgeWords(spans: readonly CollectedSpan[]): string[] {
  const told = JSON.stringify(spans)
  return ['priklad', 'heslo', FOOD, 'http://', 'session_token', '203.0.113'].flatMap((word) =>
    told.includes(word) ? [`a span holds ${word}`] : [],
  )
}

/** A shop without traces does not even read the library: it is in a piece of its own that nothing asks for. */
function judgeBuild(): string[] {
  const seen = new Set<string>()
  const read = (file: string): string[] => {
    if (seen.has(file)) return []
    seen.add(file)
    const text = readFileSync(join(BUILD, file), 'utf8')
    const own = text.includes('OTLPTraceExporter') ? [`${file} brings OpenTelemetry to every start`] : []
    const next = [...text.matchAll(/^(?:import|export)\b[^'"();]*["'](\.[^'"]+)["']/gm)]
    return [...own, ...next.flatMap(([, name = '']) => read(join(file, '..', name)))]
  }
  return read('index.js')
}
