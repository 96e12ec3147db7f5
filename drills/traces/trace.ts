import type { CollectedSpan } from '@shop/partners/open-telemetry/fake-collector'

export interface Trace {
  /** Undefined while it is still on its way. */
  root: CollectedSpan | undefined
  spans: CollectedSpan[]
}

export function toTraces(spans: readonly CollectedSpan[]): Trace[] {
  return [...Map.groupBy(spans, ({ traceId }) => traceId).values()].map((all) => ({
    root: all.find(({ parentSpanId }) => !parentSpanId),
    spans: all,
  }))
}

/** Spans below something that nobody has sent. */
export function listLoose({ spans }: Trace): CollectedSpan[] {
  const ids = new Set(spans.map(({ spanId }) => spanId))
  return spans.filter(({ parentSpanId }) => parentSpanId && !ids.has(parentSpanId))
}

/** As lines for people, each below what has asked for it. */
export function readBranch({ root, spans }: Trace): string {
  const draw = (span: CollectedSpan, depth: number): string[] => [
    `${'  '.repeat(depth)}${span.app}: ${span.name}`,
    ...spans.filter(({ parentSpanId }) => parentSpanId === span.spanId).flatMap((child) => draw(child, depth + 1)),
  ]
  return root ? draw(root, 0).join('\n') : ''
}
