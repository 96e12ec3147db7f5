import { z } from 'zod'

/** OpenTelemetry's own names, so that whoever knows them knows ours. Without an address nothing of it is even loaded (decision 115). */
export const TRACING_KEYS = {
  /** Where a collector takes traces by OTLP over HTTP; `/v1/traces` is added to it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  /** What the collector wants to be told with each batch, such as a key: `name=value,name=value`. */
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  /** The share of visits that are traced; what a visit leads to follows it. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
}

export type TracingConfig = z.output<z.ZodObject<typeof TRACING_KEYS>> & { RELEASE: string }
