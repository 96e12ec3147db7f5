import {
  type Attributes,
  type Context,
  type Span as OpenSpan,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api'
import { parseKeyPairsIntoRecord, parseTraceParent } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Span, SpanOptions, Tracer } from './trace-span.ts'
import type { TracingConfig } from './tracing-config.ts'

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER } as const
const SEND_EVERY_MS = 2000
/** A collector that is away costs a process that ends this long, and one that runs nothing. */
const SEND_LIMIT_MS = 3000
const LONGEST_ATTRIBUTE = 2000

/** The only module that knows OpenTelemetry; `tracing.ts` loads it when somebody has asked for traces. */
export function openTracer(app: string, endpoint: string, config: TracingConfig): Tracer {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: parseKeyPairsIntoRecord(config.OTEL_EXPORTER_OTLP_HEADERS),
    timeoutMillis: SEND_LIMIT_MS,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.namespace': 'cenich',
      'service.name': app,
      'service.version': config.RELEASE,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(config.OTEL_TRACES_SAMPLER_ARG) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        scheduledDelayMillis: SEND_EVERY_MS,
        exportTimeoutMillis: SEND_LIMIT_MS,
      }),
    ],
    spanLimits: { attributeValueLengthLimit: LONGEST_ATTRIBUTE },
  })
  const open = provider.getTracer('cenich')
  const contexts = new WeakMap<Span, Context>()

  function start({ name, kind, attributes, traceparent }: SpanOptions, parent: Span | undefined): Span {
    const above = toContext(traceparent) ?? (parent && contexts.get(parent)) ?? ROOT_CONTEXT
    const opened = open.startSpan(name, { kind: KINDS[kind], attributes: attributes as Attributes }, above)
    const span = toSpan(opened)
    contexts.set(span, trace.setSpan(above, opened))
    return span
  }
  return { start, stop: () => provider.shutdown().catch(() => undefined) }
}

/** Null when it was not said or is no sane one. */
function toContext(traceparent: string | undefined): Context | null {
  const remote = traceparent === undefined ? null : parseTraceParent(traceparent)
  return remote && trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true })
}

function toSpan(opened: OpenSpan): Span {
  const { traceId, spanId, traceFlags } = opened.spanContext()
  return {
    traceId,
    traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
    isSampled: (traceFlags & TraceFlags.SAMPLED) !== 0,
    end({ name, attributes, isFailed } = {}) {
      if (name !== undefined) opened.updateName(name)
      if (attributes) opened.setAttributes(attributes)
      // What went wrong is in the log, under the same id, where secrets are hidden.
      if (isFailed) opened.setStatus({ code: SpanStatusCode.ERROR })
      opened.end()
    },
  }
}
