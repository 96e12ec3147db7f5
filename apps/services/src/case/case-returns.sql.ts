import type { ReturnWay } from '@shop/domain/case/case-state'
import type { Db, NoRow } from '#app/store/database'

export async function updateReturnWay(db: Db, caseId: number, way: ReturnWay): Promise<void> {
  await db.query<NoRow>('update shop.cases set return_way = $2 where id = $1', [caseId, way])
}

/** The code is given once: whoever was told one must not find another. */
export async function updateReturnCode(
  db: Db,
  caseId: number,
  { shipmentId, code }: { shipmentId: string; code: string },
): Promise<void> {
  await db.query<NoRow>(
    'update shop.cases set return_shipment = $2, return_code = $3 where id = $1 and return_code is null',
    [caseId, shipmentId, code],
  )
}
