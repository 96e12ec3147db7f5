import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span, SpanOptions, Tracer } from './trace-span.ts'
import type { TracingConfig } from './tracing-config.ts'

const running = new AsyncLocalStorage<Span>()
let tracer: Tracer | null = null

/** Before anything else starts: whoever is built without a tracer stays without one. */
export async function startTracing(app: string, config: TracingConfig): Promise<void> {
  if (config.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return
  const { openTracer } = await import('./open-telemetry.ts')
  tracer = openTracer(app, config.OTEL_EXPORTER_OTLP_ENDPOINT, config)
}

/** Sends what was not sent yet. */
export async function stopTracing(): Promise<void> {
  await tracer?.stop()
  tracer = null
}

export function isTracing(): boolean {
  return tracer !== null
}

/** Null while nobody traces. */
export function startSpan(options: SpanOptions): Span | null {
  if (tracer === null) return null
  const parent = running.getStore()
  return options.kind === 'client' && !parent ? null : tracer.start(options, parent)
}

/** What is asked, logged and queued inside belongs to the span. */
export function runInSpan<Value>(span: Span | null | undefined, work: () => Value): Value {
  return span ? running.run(span, work) : work()
}

/** For whoever goes on with what runs here: another process, or a job. */
export function currentTraceparent(): string | undefined {
  return running.getStore()?.traceparent
}

/** What a line of the log says about it; nothing when it leads nowhere. */
export function traceFields(): { trace_id?: string } {
  const span = running.getStore()
  return span?.isSampled ? { trace_id: span.traceId } : {}
}
