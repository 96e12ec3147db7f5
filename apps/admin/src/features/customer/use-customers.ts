import { useInfiniteQuery } from '@tanstack/react-query'
import { callFunction, dataFetch } from '#app/data/data-fetch.ts'
import type { CustomerRow } from './customer-detail.ts'

const PAGE = 50

interface WantedGroup {
  id: number
  is_default: boolean
}

interface Page {
  rows: CustomerRow[]
  total: number
}

/** The next page begins after the last row that is here. What was typed is answered at once, forty at most. */
export function useCustomers(group: WantedGroup | null, typed: string) {
  const { data, ...rest } = useInfiniteQuery({
    queryKey: ['staff_customers', group?.id ?? null, typed],
    queryFn: ({ pageParam }) => (typed === '' ? readPage(group, pageParam) : find(typed)),
    initialPageParam: null as number | null,
    getNextPageParam: ({ rows }) => (typed !== '' || rows.length < PAGE ? null : (rows.at(-1)?.id ?? null)),
    refetchOnWindowFocus: false,
  })
  return { rows: data?.pages.flatMap(({ rows }) => rows) ?? [], total: data?.pages[0]?.total ?? 0, ...rest }
}

async function readPage(group: WantedGroup | null, after: number | null): Promise<Page> {
  const query = [group ? toFilter(group) : '', after === null ? '' : `id=lt.${after}`, 'order=id.desc', `limit=${PAGE}`]
  const url = `/data/staff_customers?${query.filter(Boolean).join('&')}`
  const { json, headers } = await dataFetch(url, { headers: { prefer: 'count=estimated' } })
  return { rows: json as CustomerRow[], total: Number(headers.get('content-range')?.split('/')[1] ?? 0) }
}

async function find(typed: string): Promise<Page> {
  const rows = await callFunction<CustomerRow[]>('staff_customers_found', { q: typed })
  return { rows, total: rows.length }
}

/** Whoever was never moved to a group is in the one for everybody. */
function toFilter({ id, is_default }: WantedGroup): string {
  return is_default ? `or=(group_id.is.null,group_id.eq.${id})` : `group_id=eq.${id}`
}
