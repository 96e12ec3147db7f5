import type { Db, Narrow } from '#app/store/database'
import type { SelectTruths } from '#app/store/rows'

export interface TruthAnswer {
  name: string
  question: string
  violations: number
  samples: Record<string, unknown>[]
  ms: number
}

/** Every truth, or one, about what happened since then; without a moment, about everything there is. */
export async function selectTruths(db: Db, since: Date | null, name: string | null = null): Promise<TruthAnswer[]> {
  const { rows } = await db.query<Narrow<SelectTruths, TruthAnswer>>(
    `select * from internal.check_truths(coalesce($1::timestamptz, '-infinity'), $2)`,
    [since, name],
  )
  return rows
}
