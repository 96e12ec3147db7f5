import type { RowAsOfQuery, RowHistoryQuery } from '@shop/contract/staff/row-history'
import { isWorkOf, type Work } from '@shop/contract/staff/staff-rights'
import { ok } from '@shop/domain/result'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { staffAtWork } from '#app/http/signed-in'
import { isWatched, selectPacksAsOf, selectRowAsOf, selectRowHistory } from '#app/staff/row-history.sql'

const PAGE = 40

/** Whose list is not everybody's has no history for everybody either: a code is worth money. */
const WORKS: Readonly<Record<string, Work>> = {
  coupons: 'coupons',
  price_proposals: 'price_proposals',
  recalls: 'recalls',
}

async function mayRead(context: Context, table: string): Promise<boolean> {
  const work = WORKS[table]
  if (work && !isWorkOf(work, staffAtWork(context))) return false
  return isWatched(context.db, table)
}

export async function rowHistory(context: Context, { table, key, before }: RowHistoryQuery) {
  const { db } = context
  if (!(await mayRead(context, table))) throw notFound()
  const rows = await selectRowHistory(db, { table, key, before: before ?? null, limit: PAGE + 1 })
  const changes = rows.slice(0, PAGE).map(({ at, ...change }) => ({ ...change, at: at.toISOString() }))
  return ok({ changes, hasMore: rows.length > PAGE })
}

export async function rowAsOf(context: Context, { table, key, at }: RowAsOfQuery) {
  if (!(await mayRead(context, table))) throw notFound()
  const row = (await selectRowAsOf(context.db, table, key, at)) as Record<string, unknown> | null
  if (table !== 'products' || row === null) return ok({ row })
  return ok({ row, packs: await selectPacksAsOf(context.db, key, at) })
}
