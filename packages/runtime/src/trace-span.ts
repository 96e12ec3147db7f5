/** Names, patterns and counts. Never a value that somebody has typed, nor an address that opens something (decisions 048, 115). */
type SpanAttributes = Record<string, string | number>

export interface SpanOptions {
  name: string
  /** A question to somebody else is part of what asks it: alone it is no trace. */
  kind: 'server' | 'client' | 'consumer'
  attributes?: SpanAttributes
  /** Who has asked, in W3C's words; otherwise it is whoever runs here. */
  traceparent?: string | undefined
}

interface SpanEnd {
  name?: string
  attributes?: SpanAttributes
  isFailed?: boolean
}

export interface Span {
  traceId: string
  /** In W3C's words, for whoever goes on with it. */
  traceparent: string
  isSampled: boolean
  end(outcome?: SpanEnd): void
}

export interface Tracer {
  start(options: SpanOptions, parent: Span | undefined): Span
  stop(): Promise<void>
}
