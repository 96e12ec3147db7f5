import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test, vi } from 'vitest'

// Everything that services are made of is loaded, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const ROOT = join(import.meta.dirname, '..')
/** Everything that starts a process, but for the line that starts it. */
const ENTRIES = [
  'apps/admin/server/app.ts',
  'apps/data/src/start.ts',
  'apps/images/src/service.ts',
  'apps/services/src/app.ts',
  'apps/services/src/compose/open-deps.ts',
  'apps/services/src/compose/start-worker.ts',
  'packages/runtime/src/shutdown.ts',
].map((path) => join(ROOT, path))

/**
 * What traces: not the packages of interfaces and of names, which prom-client and better-auth read by themselves and which do nothing
 * alone.
 */
const IS_TRACING = String(/node_modules\/@opentelemetry\/(?!(api|semantic-conventions)\/)|open-telemetry/)

/** Loads them, begins to trace if an address is set, and says which modules of OpenTelemetry were read. */
const SCRIPT = `
  import { registerHooks } from 'node:module'
  const loaded = []
  registerHooks({
    load(url, context, next) {
      if (${IS_TRACING}.test(url)) loaded.push(url)
      return next(url, context)
    },
  })
  const [tracing, ...entries] = process.argv.slice(1)
  for (const entry of entries) await import(entry)
  const { startTracing, stopTracing } = await import(tracing)
  const OTEL_EXPORTER_OTLP_ENDPOINT = process.env.OTEL_EXPORTER_OTLP_ENDPOINT
  await startTracing('test', { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG: 1, RELEASE: 'test' })
  await stopTracing()
  console.log(JSON.stringify(loaded))
`

async function loadedBy(env: Record<string, string>): Promise<string[]> {
  const tracing = join(ROOT, 'packages/runtime/src/tracing.ts')
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', SCRIPT, tracing, ...ENTRIES],
    { env: { PATH: process.env.PATH, ...env }, maxBuffer: 10_000_000 },
  )
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
}

test('while nobody has asked for traces, nothing that could trace is even read', async () => {
  expect(await loadedBy({})).toEqual([])
})

test('whoever asks for traces gets the library', async () => {
  const loaded = await loadedBy({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' })
  expect(loaded.filter((url) => url.includes('/sdk-trace/'))).not.toEqual([])
})
