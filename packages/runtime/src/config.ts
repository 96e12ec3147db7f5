import type { z } from 'zod'

/** The names of what is wrong, one per line; never a value, because a value may be a secret. */
export class ConfigError extends Error {
  readonly keys: string[]

  constructor(faults: { key: string; reason: string }[]) {
    super(`Configuration cannot be used:\n${faults.map(({ key, reason }) => `  ${key}: ${reason}`).join('\n')}`)
    this.name = 'ConfigError'
    this.keys = faults.map(({ key }) => key)
  }
}

/** Reads the environment once, at boot. An empty variable counts as absent: deployment tools cannot unset one. */
export function parseConfig<Schema extends z.ZodType>(
  schema: Schema,
  env: Record<string, string | undefined>,
): z.output<Schema> {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const result = schema.safeParse(present)
  if (result.success) return result.data
  throw new ConfigError(result.error.issues.map((issue) => describe(issue, present)))
}

function describe(issue: z.core.$ZodIssue, env: Record<string, unknown>): { key: string; reason: string } {
  const key = String(issue.path[0] ?? '(whole)')
  if (issue.code === 'invalid_type' && !(key in env)) return { key, reason: 'is missing' }
  // Only messages written in our own schemas are shown: the library's may quote the value.
  return { key, reason: issue.code === 'custom' ? issue.message : `is not valid (${issue.code})` }
}
