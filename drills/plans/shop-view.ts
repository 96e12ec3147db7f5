import type { Context } from '@shop/services/http/context'
import { cycleLink } from '@shop/services/plan/plan-link'
import { inTransaction } from '@shop/services/store/database'
import type { LivesShop } from '../order-lives/shop.ts'
import type { PlanPerson } from './people.ts'

type Result<Value> = { ok: true; value: Value } | { ok: false; code: string }

interface CycleHandle {
  id: number
  cycleNo: number
  state: string
  processOn: string
  version: number
}

/** What the pages of a customer would show of their plan: the parcel to come, or the one that was left out last. */
export async function findCycle(
  { pool }: LivesShop,
  planId: number,
  which: 'open' | 'skipped',
): Promise<CycleHandle | null> {
  const { rows } = await pool.query<CycleHandle>(
    `select c.id::int, c.cycle_no as "cycleNo", c.state, c.process_on::text as "processOn", p.version
       from shop.plan_cycles c join shop.plans p on p.id = c.plan_id
      where c.plan_id = $1 and case when $2 = 'open' then c.closed_at is null else c.state = 'skipped' end
      order by c.cycle_no desc limit 1`,
    [planId, which],
  )
  return rows[0] ?? null
}

/** The key in the link of a notice. */
export function keyOfCycle({ deps }: LivesShop, { email }: PlanPerson, cycle: CycleHandle): string {
  return cycleLink(deps.config, { email }, cycle).split('/').at(-1) ?? ''
}

/** A command of somebody who has signed in; how they did is the matter of others. */
export async function asCustomer<Value>(
  { deps, clock }: LivesShop,
  { born, email }: PlanPerson,
  command: (context: Context) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const now = clock.now()
  const signedIn = { userId: '', sessionId: '', sessionToken: '', sessionStartedAt: now, email }
  try {
    return await inTransaction(deps.pool, async (db) => {
      const answer = await command({
        deps,
        db,
        now,
        requestId: 'drill',
        actor: { kind: 'customer', customerId: born.customerId ?? 0, ...signedIn },
        log: deps.log,
        ip: '10.0.0.1',
        headers: new Headers(),
        cookies: [],
      })
      if (!answer.ok) throw new Refused(answer)
      return answer
    })
  } catch (error) {
    if (error instanceof Refused) return error.answer as Result<Value>
    throw error
  }
}

/** What a command refuses is rolled back, as the services do it. */
class Refused extends Error {
  answer: unknown
  constructor(answer: unknown) {
    super('refused')
    this.answer = answer
  }
}
