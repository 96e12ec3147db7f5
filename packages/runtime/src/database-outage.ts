/**
 * SQLSTATEs that speak of the server, not of the statement: the connection broke (08), the server is stopping, starting or was
 * stopped by an operator (57P), or it is a standby that must not write (25006).
 */
const OF_CONNECTION = /^(08\w{3}|57P0\d|25006)$/
/** The server is there and has no room: connections, memory, disk. It has kept this connection in order. */
const OF_RESOURCES = /^53\w{3}$/
const OF_NETWORK = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN'],
  ...['ENOTFOUND', 'EAI_AGAIN'],
])
/** What the driver and its pool say without a code. */
const OF_DRIVER =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed)|The server does not support SSL)|server closed the connection/

const MOST_CAUSES = 4

/** After this the connection is closed, never given to the next: it would fail the same way for as long as it lives. */
export function endsConnection(code: string | undefined): boolean {
  return code !== undefined && OF_CONNECTION.test(code)
}

/** Whether the database is away, moving or full: nobody's mistake, and worth another try in a moment. */
export function isOutage(error: unknown, causes = MOST_CAUSES): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string') {
    // What the server itself has said counts, whatever its words.
    if ('severity' in error) return OF_CONNECTION.test(code) || OF_RESOURCES.test(code)
    if (OF_NETWORK.has(code)) return true
  }
  if (OF_DRIVER.test(error.message)) return true
  const inner = error instanceof AggregateError ? error.errors : [error.cause]
  return causes > 0 && inner.some((cause) => isOutage(cause, causes - 1))
}
