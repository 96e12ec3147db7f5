import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { z } from 'zod'

const Attributes = z
  .array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) }))
  .default([])
  .transform((list) => Object.fromEntries(list.map(({ key, value }) => [key, String(Object.values(value)[0])])))

const OtlpSpan = z.object({
  traceId: z.string().regex(/^[0-9a-f]{32}$/),
  spanId: z.string().regex(/^[0-9a-f]{16}$/),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: Attributes,
  status: z.object({ code: z.number().optional() }).default({}),
})

/** What OTLP sends as JSON, as far as we look. */
const OtlpBatch = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: Attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(OtlpSpan) })),
    }),
  ),
})

export interface CollectedSpan extends z.output<typeof OtlpSpan> {
  /** Which of our processes has sent it. */
  app: string
}

export interface FakeCollector {
  url: string
  /** All spans so far, in the order they came. */
  spans: CollectedSpan[]
  /** Headers of the last batch. */
  headers(): Record<string, unknown>
  stop(): Promise<void>
}

/** Takes traces as a collector does: OTLP over HTTP, as JSON. What it cannot read is refused. */
export async function startFakeCollector(): Promise<FakeCollector> {
  const spans: CollectedSpan[] = []
  let headers = {}
  const server = createServer(async (request, response) => {
    const batch = OtlpBatch.safeParse(await json(request))
    if (request.method !== 'POST' || request.url !== '/v1/traces' || !batch.success) {
      response.writeHead(400).end()
      return
    }
    headers = request.headers
    for (const { resource, scopeSpans } of batch.data.resourceSpans) {
      const app = resource.attributes['service.name'] ?? ''
      spans.push(...scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, app }))))
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    headers: () => headers,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
