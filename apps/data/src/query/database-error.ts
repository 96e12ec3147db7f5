/** An error that the database itself reported. */
export interface DatabaseError extends Error {
  severity: string
  /** SQLSTATE. */
  code: string
  detail?: string
  hint?: string
}

export function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && 'severity' in error && 'code' in error && typeof error.code === 'string'
}
