import { type Db, inSavepoint } from '#app/store/database'

const UNIQUE_VIOLATION = '23505'

/**
 * Null when somebody has written the same name or address in the moment between the question and the row. Nothing that `write` did
 * stays then, and the command says what it says to whoever comes later.
 */
export async function unlessTaken<Value>(
  db: Db,
  constraint: string,
  write: () => Promise<Value>,
): Promise<{ value: Value } | null> {
  try {
    return { value: await inSavepoint(db, write) }
  } catch (error) {
    if (!isTaken(error, constraint)) throw error
    return null
  }
}

function isTaken(error: unknown, constraint: string): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === UNIQUE_VIOLATION &&
    'constraint' in error &&
    error.constraint === constraint
  )
}
