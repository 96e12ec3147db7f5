import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { dataFetch } from '#app/data/data-fetch.ts'
import { type OrderFilter, type OrderRow, toCursor, toNewerQuery, toOrdersQuery, writeFilter } from './order-views.ts'

interface Page {
  rows: OrderRow[]
  total: number
}

const LOOK_MS = 20_000

/** A list that never jumps: it is read anew only when somebody asks for it. */
export function useOrders(filter: OrderFilter) {
  const { data, ...rest } = useInfiniteQuery({
    queryKey: ['staff_orders', writeFilter(filter)],
    queryFn: ({ pageParam }) => readPage(toOrdersQuery(filter, pageParam)),
    initialPageParam: null as ReturnType<typeof toCursor>,
    getNextPageParam: ({ rows }) => toCursor(rows),
    refetchOnWindowFocus: false,
  })
  return { rows: data?.pages.flatMap(({ rows }) => rows) ?? [], total: data?.pages[0]?.total ?? 0, ...rest }
}

/** How many came since the newest that is shown. They wait to be asked for. */
export function useNewOrders(filter: OrderFilter, newest: string | null): number {
  const { data } = useQuery({
    queryKey: ['staff_orders_newer', writeFilter(filter), newest],
    queryFn: async () =>
      ((await dataFetch(`/data/staff_orders?${toNewerQuery(filter, newest ?? '')}`)).json as []).length,
    enabled: newest !== null,
    refetchInterval: LOOK_MS,
  })
  return data ?? 0
}

/** Who carries our parcels, for the filter. */
export function useCarriers(): string[] {
  const { data } = useQuery({
    queryKey: ['carriers'],
    queryFn: async () =>
      (await dataFetch('/data/shipping_methods?select=carrier')).json as { carrier: string | null }[],
    staleTime: Number.POSITIVE_INFINITY,
  })
  return [...new Set((data ?? []).flatMap(({ carrier }) => carrier ?? []))].toSorted((a, b) => a.localeCompare(b, 'cs'))
}

async function readPage(query: string): Promise<Page> {
  const { json, headers } = await dataFetch(`/data/staff_orders?${query}`, { headers: { prefer: 'count=estimated' } })
  return { rows: json as OrderRow[], total: Number(headers.get('content-range')?.split('/')[1] ?? 0) }
}
