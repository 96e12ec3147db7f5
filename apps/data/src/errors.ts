interface ErrorBody {
  code: string
  message: string
  details: unknown
  hint: string | null
}

interface Extras {
  details?: unknown
  hint?: string | null
  headers?: Record<string, string>
}

/** Everything that ends a request with an error of the contract. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly details: unknown
  readonly hint: string | null
  readonly headers: Record<string, string>

  constructor(
    status: number,
    code: string,
    message: string,
    { details = null, hint = null, headers = {} }: Extras = {},
  ) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.details = details
    this.hint = hint
    this.headers = headers
  }

  body(): ErrorBody {
    return { code: this.code, message: this.message, details: this.details, hint: this.hint }
  }
}

export function noDatabase(): ApiError {
  return new ApiError(503, 'PGRST001', 'Database client error. Retrying the connection.', RETRY)
}

export function noSchemaCache(): ApiError {
  return new ApiError(503, 'PGRST002', 'Could not query the database for the schema cache. Retrying.', RETRY)
}

export function noFreeConnection(): ApiError {
  return new ApiError(504, 'PGRST003', 'Timed out acquiring connection from connection pool.')
}

const RETRY: Extras = { headers: { 'Retry-After': '1' } }

export function badQueryString(message: string, details: string | null): ApiError {
  return new ApiError(400, 'PGRST100', message, { details })
}

/** Limits of ours; the reference has none. */
export function embedsTooDeep(details: string): ApiError {
  return new ApiError(400, 'PGRSTX01', 'Too much is embedded in this request', { details })
}

export function embedsFanOut(): ApiError {
  return new ApiError(400, 'PGRSTX02', 'The embedded rows of this request multiply', {
    details: 'A list is embedded below a row that several parents share',
    hint: 'Ask for the list by a request of its own.',
  })
}

export function tooManyRequests(seconds: number): ApiError {
  return new ApiError(429, 'PGRSTX03', 'Too many requests from this network', {
    headers: { 'Retry-After': String(seconds) },
  })
}

export function badBody(message: string): ApiError {
  return new ApiError(400, 'PGRST102', message)
}

export function badRange(details: string, headers: Record<string, string> = {}): ApiError {
  return new ApiError(416, 'PGRST103', 'Requested range not satisfiable', { details, headers })
}

export function unknownColumn(owner: string, column: string): ApiError {
  return new ApiError(400, '42703', `column ${owner}.${column} does not exist`)
}

export function notEmbedded(name: string): ApiError {
  return new ApiError(400, 'PGRST108', `'${name}' is not an embedded resource in this request`, {
    hint: `Verify that '${name}' is included in the 'select' query parameter.`,
  })
}

export function notSingular(rows: number): ApiError {
  return new ApiError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: `The result contains ${rows} rows`,
  })
}

export function badToken(code: 'PGRST301' | 'PGRST303', message: string, details: string | null = null): ApiError {
  const description = message.replaceAll('"', "'")
  return new ApiError(401, code, message, {
    details,
    headers: { 'WWW-Authenticate': `Bearer error="invalid_token", error_description="${description}"` },
  })
}
