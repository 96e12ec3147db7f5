import type { RowAsOfQuery, RowHistoryQuery } from '@shop/contract/staff/row-history'
import { ok } from '@shop/domain/result'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { isWatched, selectRowAsOf, selectRowHistory } from '#app/staff/row-history.sql'

const PAGE = 40

export async function rowHistory({ db }: Context, { table, key, before }: RowHistoryQuery) {
  if (!(await isWatched(db, table))) throw notFound()
  const rows = await selectRowHistory(db, { table, key, before: before ?? null, limit: PAGE + 1 })
  const changes = rows.slice(0, PAGE).map(({ at, ...change }) => ({ ...change, at: at.toISOString() }))
  return ok({ changes, hasMore: rows.length > PAGE })
}

export async function rowAsOf({ db }: Context, { table, key, at }: RowAsOfQuery) {
  if (!(await isWatched(db, table))) throw notFound()
  return ok({ row: (await selectRowAsOf(db, table, key, at)) as Record<string, unknown> | null })
}
