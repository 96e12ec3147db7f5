import type pg from 'pg'

interface TruthAnswer {
  name: string
  question: string
  violations: number
  samples: Record<string, unknown>[]
  ms: number
}

/** Every truth over everything in the database. */
export async function readTruths(client: pg.ClientBase): Promise<TruthAnswer[]> {
  const { rows } = await client.query<TruthAnswer>(
    'select name, question, violations::int, samples, ms from internal.check_truths()',
  )
  return rows
}
