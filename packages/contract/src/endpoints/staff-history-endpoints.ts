import { endpoint } from '../endpoint.ts'
import { RowAsOf, RowAsOfQuery, RowHistory, RowHistoryQuery } from '../staff/row-history.ts'

/** What became of a row that people change, and how it stood on a day. */
export const staffHistoryEndpoints = {
  rowHistory: endpoint({
    method: 'GET',
    path: '/staff/row-history',
    summary: 'Changes of one row from the newest back: who, when, why, and each field as it was and as it became.',
    access: 'staff',
    work: 'history',
    query: RowHistoryQuery,
    reply: RowHistory,
    refusals: [],
  }),
  rowAsOf: endpoint({
    method: 'GET',
    path: '/staff/row-history/as-of',
    summary: 'One row as it stood at a moment; a product with its packs and what they cost then.',
    access: 'staff',
    work: 'history',
    query: RowAsOfQuery,
    reply: RowAsOf,
    refusals: [],
  }),
}
