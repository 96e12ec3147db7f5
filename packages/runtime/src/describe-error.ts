const MOST_CAUSES = 4

/** What tells one fault of PostgreSQL from another. `detail` and `where` are left out: they quote whole rows and parameters. */
const OF_DATABASE = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const

/** An error as it may stand in a log: enough to find the fault, nothing of whose data it was about. */
export function describeError(error: unknown, causes = MOST_CAUSES): unknown {
  if (!(error instanceof Error)) return error
  const { cause } = error
  const described = isOfDatabase(error) ? describeDatabaseError(error) : describePlainError(error)
  return cause === undefined || causes === 0 ? described : { ...described, cause: describeError(cause, causes - 1) }
}

function isOfDatabase(error: Error): error is Error & Record<string, unknown> {
  return 'severity' in error && 'routine' in error
}

function describeDatabaseError(error: Error & Record<string, unknown>): Record<string, unknown> {
  const facts = OF_DATABASE.flatMap((name) => (error[name] === undefined ? [] : [[name, error[name]]]))
  return { type: error.name, message: withoutValue(error.message), ...Object.fromEntries(facts), stack: callsOf(error) }
}

function describePlainError(error: Error): Record<string, unknown> {
  const { code } = error as { code?: unknown }
  return {
    type: error.name,
    message: error.message,
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    stack: error.stack,
  }
}

/** `invalid input syntax for type integer: "jana@…"` quotes what somebody has typed; names of relations come before a colon. */
function withoutValue(message: string): string {
  return message.replace(/: .*$/s, '')
}

/** A stack begins with the message. */
function callsOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}
