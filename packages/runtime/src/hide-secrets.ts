const SECRET = /^(set-)?cookie$|authorization|password|secret|token|connectionstring|api-?key/i
const HIDDEN = '[hidden]'
// Deeper things are no fields of ours but objects somebody has logged by accident.
const DEEPEST = 6

/** Whoever logs a request, a configuration or an answer by accident must not log its secrets with it, at whatever depth. */
export function hideSecrets(fields: Record<string, unknown>): Record<string, unknown> {
  return hide(fields, 0) as Record<string, unknown>
}

function hide(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date || value instanceof Error) return value
  if (depth > DEEPEST) return '[deep]'
  if (Array.isArray(value)) return value.map((item) => hide(item, depth + 1))
  // What has its own form as text (URLs, buffers) is written by it.
  if ('toJSON' in value) return value
  const entries = Object.entries(value).map(([name, item]) => [
    name,
    isSecret(name, item) ? HIDDEN : hide(item, depth + 1),
  ])
  return Object.fromEntries(entries)
}

/** A count of tokens is no token. */
function isSecret(name: string, value: unknown): boolean {
  return SECRET.test(name) && value !== null && value !== undefined && !['number', 'boolean'].includes(typeof value)
}
