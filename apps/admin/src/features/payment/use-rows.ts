import { useInfiniteQuery } from '@tanstack/react-query'
import { dataFetch } from '#app/data/data-fetch.ts'

const PAGE = 50

interface List {
  view: string
  /** As the data service understands it; empty for everything. */
  filter: string
  /** Rows stand by this column, then by id. */
  by: string
  isNewestFirst?: boolean
  columns?: string
}

/** A list that never jumps: the next page begins after the last row that is here, and it is read anew only when somebody asks. */
export function useRows<Row extends { id: number }>(list: List) {
  const { data, ...rest } = useInfiniteQuery({
    queryKey: ['payment', list.view, list.filter],
    queryFn: async ({ pageParam }) => {
      const { json } = await dataFetch(`/data/${list.view}?${toQuery(list, pageParam)}`)
      return json as Row[]
    },
    initialPageParam: null as Cursor | null,
    getNextPageParam: (rows) => toCursor(rows, list.by),
    refetchOnWindowFocus: false,
  })
  return { rows: data?.pages.flat() ?? [], ...rest }
}

interface Cursor {
  value: string
  id: number
}

function toQuery({ filter, by, isNewestFirst = false, columns }: List, after: Cursor | null): string {
  const [direction, beyond, atLeast] = isNewestFirst ? ['desc', 'lt', 'lte'] : ['asc', 'gt', 'gte']
  const at = after && encodeURIComponent(after.value)
  return [
    columns ? `select=${columns}` : '',
    filter,
    after && by === 'id' ? `id=${beyond}.${after.id}` : '',
    after && by !== 'id' ? `${by}=${atLeast}.${at}&or=(${by}.${beyond}.${at},id.${beyond}.${after.id})` : '',
    by === 'id' ? `order=id.${direction}` : `order=${by}.${direction},id.${direction}`,
    `limit=${PAGE}`,
  ]
    .filter(Boolean)
    .join('&')
}

function toCursor(rows: readonly { id: number }[], by: string): Cursor | null {
  const last = rows.at(-1)
  if (rows.length < PAGE || !last) return null
  return { value: String((last as unknown as Record<string, unknown>)[by]), id: last.id }
}
