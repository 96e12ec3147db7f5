import { ApiError } from '#app/errors.ts'
import type { Target } from './target.ts'

export type Method = 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'PUT' | 'DELETE' | 'OPTIONS'

const METHODS = new Set<string>(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'])
const ON_FUNCTIONS = new Set<string>(['GET', 'HEAD', 'POST', 'OPTIONS'])

export function checkMethod(method: string, target: Target): Method {
  if (target.kind === 'function' && !ON_FUNCTIONS.has(method)) {
    throw new ApiError(405, 'PGRST101', `Cannot use the ${method} method on RPC`)
  }
  if (!METHODS.has(method)) throw new ApiError(405, 'PGRST117', `Unsupported HTTP method: ${method}`)
  return method as Method
}

interface Profile {
  schema: string
  /** Whether the answer names the schema. */
  isShown: boolean
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

export function chooseProfile(
  method: string,
  headers: Record<string, string | string[] | undefined>,
  schemas: string[],
): Profile {
  const asked = headers[READING.has(method) ? 'accept-profile' : 'content-profile']
  if (asked === undefined) return { schema: schemas[0] as string, isShown: schemas.length > 1 }
  const schema = String(asked)
  if (schemas.includes(schema)) return { schema, isShown: true }
  throw new ApiError(406, 'PGRST106', `Invalid schema: ${schema}`, {
    hint: `Only the following schemas are exposed: ${schemas.join(', ')}`,
  })
}
