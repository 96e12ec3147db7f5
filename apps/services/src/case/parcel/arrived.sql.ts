import type { ReceiveCaseGoods } from '@shop/contract/case/staff-case'
import type { Db, NoRow } from '#app/store/database'

export async function updateArrived(db: Db, caseId: number, lines: ReceiveCaseGoods['lines']): Promise<void> {
  await db.query<NoRow>(
    `update shop.case_lines k set arrived = l.pieces, arrived_condition = l.condition, arrived_batch = nullif(l.batch, '')
       from jsonb_to_recordset($2::jsonb) as l (position integer, pieces integer, condition text, batch text)
      where k.case_id = $1 and k.position = l.position`,
    [caseId, JSON.stringify(lines)],
  )
}

export async function updateDecideBy(db: Db, caseId: number, day: string): Promise<void> {
  await db.query<NoRow>('update shop.cases set decide_by = $2 where id = $1', [caseId, day])
}
