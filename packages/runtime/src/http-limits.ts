interface HttpLimits {
  headersTimeout: number
  requestTimeout: number
  connectionsCheckingInterval: number
  keepAliveTimeout: number
}

/** Far above what a page server or an API of this size serves at once; the rest would only take memory. */
export const MOST_CONNECTIONS = 2000

interface Deadlines {
  /** Until the headers are here. */
  headersMs?: number
  /** Until the body is here, too. */
  requestMs?: number
  /** How often Node looks for those who are late; its own 30 seconds make every shorter promise untrue. */
  checkMs?: number
}

/** What `createServer` is told about connections that send slowly or not at all. */
export function httpLimits({ headersMs = 10_000, requestMs = 15_000, checkMs = 2000 }: Deadlines = {}): HttpLimits {
  return {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: checkMs,
    // Longer than a proxy waits, so that none sends a request into a connection that is just being closed.
    keepAliveTimeout: 65_000,
  }
}
