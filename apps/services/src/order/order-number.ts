import { toVariableSymbol } from '@shop/domain/payment/variable-symbol'
import type pg from 'pg'
import { nextOrderSequences } from '#app/order/order.sql'
import type { Db } from '#app/store/database'

const AT_ONCE = 10

// Numbers taken from the sequence and not used yet, by pool: they belong to this process and to nobody else.
const taken = new WeakMap<pg.Pool, number[]>()

/** The number of the next order, which is also its variable symbol. A process takes a few at a time and may leave gaps. */
export async function takeOrderNumber(
  { deps, db }: { deps: { pool: pg.Pool }; db: Db },
  today: string,
): Promise<string> {
  const left = taken.get(deps.pool) ?? []
  const sequence = left.shift() ?? (await refill(deps.pool, db))
  const symbol = toVariableSymbol(Number(today.slice(0, 4)), sequence)
  if (!symbol.ok) throw new Error('The series of order numbers is full.')
  return symbol.value
}

async function refill(pool: pg.Pool, db: Db): Promise<number> {
  const [first, ...rest] = await nextOrderSequences(db, AT_ONCE)
  if (first === undefined) throw new Error('The sequence of order numbers gave none.')
  // Somebody else may have filled it meanwhile; theirs are used first, ours are not lost.
  taken.set(pool, [...(taken.get(pool) ?? []), ...rest])
  return first
}
