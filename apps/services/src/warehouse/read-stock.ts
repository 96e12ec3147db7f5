import type { BatchQuery, MovementQuery, ProposalRow, StockQuery } from '@shop/contract/staff/stock'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { readGs1 } from '@shop/domain/packing/read-gs1'
import { ok } from '@shop/domain/result'
import { proposePieces } from '@shop/domain/stock/propose-pieces'
import type { Context } from '#app/http/context'
import { loadShipmentSettings } from '#app/shipment/shipment-settings'
import {
  type StockedGoods,
  selectBatchRows,
  selectBlockedStock,
  selectFoundGoods,
  selectMovements,
  selectRunningStock,
  selectShortDates,
  selectSoldGoods,
  selectStockRows,
} from '#app/warehouse/stock-rows.sql'

export async function stockRows(context: Context, query: StockQuery) {
  const rows = await selectShown(context, query)
  return ok({ rows: rows.map(toRow) })
}

/** Who looks for something finds it wherever it stands. */
function selectShown({ db, now }: Context, query: StockQuery): Promise<StockedGoods[]> {
  if (query.find !== '' || query.show === 'all') return selectStockRows(db, query)
  if (query.show === 'blocked') return selectBlockedStock(db)
  return query.show === 'short_date' ? selectShortDates(db, toPragueDay(now)) : selectRunningStock(db)
}

function toRow({ pieces28, ...goods }: StockedGoods) {
  const { perDay, daysLeft } = proposePieces({
    available: goods.onHand - goods.reserved,
    pieces28,
    inPlans: 0,
    piecesPerCarton: null,
  })
  return { ...goods, perDay, daysLeft }
}

/** What runs out first stands first. */
export async function stockProposal({ db, now }: Context) {
  const sold = await selectSoldGoods(db, toPragueDay(now))
  const rows: ProposalRow[] = sold
    .map(({ pieces28, piecesPerCarton, ...goods }) => ({
      ...goods,
      ...proposePieces({ ...goods, pieces28, piecesPerCarton }),
    }))
    .filter(({ pieces }) => pieces > 0)
    .toSorted((a, b) => (a.daysLeft ?? 0) - (b.daysLeft ?? 0) || b.pieces - a.pieces)
  return ok({ rows })
}

export async function stockMovements({ db }: Context, query: MovementQuery) {
  return ok({ movements: await selectMovements(db, query) })
}

export async function stockBatches({ db }: Context, query: BatchQuery) {
  return ok({ batches: await selectBatchRows(db, query) })
}

/** A code of the maker names the batch and its day too, which says nothing where goods lie loose. */
export async function findGoods({ db }: Context, { code }: { code: string }) {
  const marked = readGs1(code)
  const goods = await selectFoundGoods(db, marked?.ean ?? code)
  const { minimumDaysLeft } = await loadShipmentSettings(db)
  const isLoose = goods?.isBatched === false
  return ok({
    goods,
    batchCode: isLoose ? null : (marked?.batchCode?.toUpperCase() ?? null),
    bestBefore: isLoose ? null : (marked?.bestBefore ?? null),
    minimumDays: minimumDaysLeft,
  })
}
