import { z } from 'zod'
import { readSecretFiles } from './secret-files.ts'
import { type Exposure, type Fault, findUnsafe } from './unsafe-config.ts'

/** Nobody has to ask for production: whoever wants its locks open says so. */
export const ShopMode = z.enum(['production', 'development']).default('production')

/** The names of what is wrong, one per line; never a value, because a value may be a secret. */
export class ConfigError extends Error {
  readonly keys: string[]

  constructor(faults: Fault[]) {
    super(`Configuration cannot be used:\n${faults.map(({ key, reason }) => `  ${key}: ${reason}`).join('\n')}`)
    this.name = 'ConfigError'
    this.keys = faults.map(({ key }) => key)
  }
}

/**
 * Reads the environment once, at boot. An empty variable counts as absent: deployment tools cannot unset one. Everything
 * that is wrong is said at once, and a process that was not asked to be a development one starts with nothing unsafe.
 */
export function parseConfig<Schema extends z.ZodObject>(
  schema: Schema,
  env: Record<string, string | undefined>,
  exposure?: Exposure,
): z.output<Schema> {
  const given = readSecretFiles(Object.keys(schema.shape), env)
  const present = Object.fromEntries(
    Object.entries(given.env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = schema.safeParse(present)
  const faults = [
    ...given.faults,
    ...(result.success ? [] : result.error.issues.map((issue) => describe(issue, present))),
  ].filter(({ key }, index, all) => all.findIndex((one) => one.key === key) === index)
  if ('SHOP_MODE' in schema.shape && present.SHOP_MODE !== 'development') {
    faults.push(...findUnsafe(usedBy(schema, present), exposure))
  }
  if (!result.success || faults.length > 0) throw new ConfigError(faults)
  return result.data
}

/** What is set and what the schema would take instead: a default can be as unsafe as a line somebody wrote. */
function usedBy(schema: z.ZodObject, present: Record<string, string | undefined>): Record<string, string> {
  const used = Object.entries(schema.shape).map(([key, field]): [string, unknown] => [
    key,
    present[key] ?? z.safeParse(field, undefined).data,
  ])
  return Object.fromEntries(used.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

function describe(issue: z.core.$ZodIssue, env: Record<string, unknown>): Fault {
  const key = String(issue.path[0] ?? '(whole)')
  if (issue.code === 'invalid_type' && !(key in env)) return { key, reason: 'is missing' }
  // Only messages written in our own schemas are shown: the library's may quote the value.
  return { key, reason: issue.code === 'custom' ? issue.message : `is not valid (${issue.code})` }
}
