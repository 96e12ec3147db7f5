import type { Db, NoRow } from '#app/store/database'

interface PlanEventRow {
  planId: number
  cycleId: number | null
  at: Date
  event: string
  fromState: string | null
  toState: string
  actorKind: string
  actorId: string | null
  details?: object
}

export async function insertPlanEvents(db: Db, rows: readonly PlanEventRow[]): Promise<void> {
  await db.query<NoRow>({
    name: 'plan-events',
    text: `insert into shop.plan_events (plan_id, cycle_id, at, event, from_state, to_state, actor_kind, actor_id, details)
           select e."planId", e."cycleId", e.at, e.event, e."fromState", e."toState", e."actorKind", e."actorId", coalesce(e.details, '{}')
             from jsonb_to_recordset($1::jsonb) as e ("planId" bigint, "cycleId" bigint, at timestamptz, event text, "fromState" text,
               "toState" text, "actorKind" text, "actorId" text, details jsonb)`,
    values: [JSON.stringify(rows)],
  })
}

export async function insertPlanEvent(db: Db, row: PlanEventRow): Promise<void> {
  await insertPlanEvents(db, [row])
}
