import type pg from 'pg'
import { currentTransaction } from '#app/store/database'

// Inside a command there is a transaction already: what the library calls one becomes a savepoint in it.
const AS_SAVEPOINT: Record<string, string> = {
  begin: 'savepoint auth',
  commit: 'release savepoint auth',
  rollback: 'rollback to savepoint auth',
}

interface AuthClient {
  query(text: string, values?: unknown[]): Promise<pg.QueryResult>
  release(): void
}

interface AuthPool {
  connect(): Promise<AuthClient>
  end(): Promise<void>
}

/**
 * The connections better-auth sees. Called from a command it writes through the command's transaction, so a user, the
 * customer, the mail and the audit row appear together or not at all; elsewhere it takes a connection from the pool.
 */
export function authPool(pool: pg.Pool): AuthPool {
  const borrowed = new WeakMap<pg.PoolClient, AuthClient>()
  return {
    async connect() {
      const tx = currentTransaction()
      if (!tx) return pool.connect()
      const known = borrowed.get(tx)
      if (known) return known
      const client = borrow(tx)
      borrowed.set(tx, client)
      return client
    },
    // The pool belongs to the process, not to the library.
    end: async () => undefined,
  }
}

function borrow(tx: pg.PoolClient): AuthClient {
  return {
    query: (text, values) => tx.query(AS_SAVEPOINT[text] ?? text, values),
    release: () => undefined,
  }
}
