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

export async function insertPlanEvent(db: Db, row: PlanEventRow): Promise<void> {
  await db.query<NoRow>(
    `insert into shop.plan_events (plan_id, cycle_id, at, event, from_state, to_state, actor_kind, actor_id, details)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      row.planId,
      row.cycleId,
      row.at,
      row.event,
      row.fromState,
      row.toState,
      row.actorKind,
      row.actorId,
      row.details ?? {},
    ],
  )
}
