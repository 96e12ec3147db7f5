import { useInfiniteQuery } from '@tanstack/react-query'
import { dataFetch } from '#app/data/data-fetch.ts'
import { type OrderRow, type OrderView, toCursor, toOrdersQuery } from './order-views.ts'

interface Page {
  rows: OrderRow[]
  total: number
}

/** A list that never jumps: it is read anew only when somebody asks for it. */
export function useOrders(view: OrderView, payment: string) {
  const { data, ...rest } = useInfiniteQuery({
    queryKey: ['staff_orders', view.key, payment],
    queryFn: ({ pageParam }) => readPage(toOrdersQuery(view, payment, pageParam)),
    initialPageParam: null as ReturnType<typeof toCursor>,
    getNextPageParam: ({ rows }) => toCursor(rows),
    refetchOnWindowFocus: false,
  })
  return { rows: data?.pages.flatMap(({ rows }) => rows) ?? [], total: data?.pages[0]?.total ?? 0, ...rest }
}

async function readPage(query: string): Promise<Page> {
  const { json, headers } = await dataFetch(`/data/staff_orders?${query}`, { headers: { prefer: 'count=estimated' } })
  return { rows: json as OrderRow[], total: Number(headers.get('content-range')?.split('/')[1] ?? 0) }
}
