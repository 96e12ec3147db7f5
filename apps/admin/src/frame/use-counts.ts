import { useQuery, useQueryClient } from '@tanstack/react-query'
import { dataFetch } from '#app/data/data-fetch.ts'
import type { Area } from './area.ts'

const EVERY_MS = 20_000
const KEY = ['staff_counts']

interface Counts {
  tag: string
  queues: { key: string; count: number; isHot: boolean }[]
}

export interface Waiting {
  count: number
  isHot: boolean
}

/** How much waits behind an item of the menu. Read anew while somebody looks, not in a hidden tab, and without a body when nothing has changed. */
export function useCounts(): (area: Area) => Waiting | null {
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: () => readCounts(client.getQueryData<Counts>(KEY)),
    refetchInterval: EVERY_MS,
  })
  return ({ queues = [] }) => {
    const own = data?.queues.filter(({ key }) => queues.includes(key)) ?? []
    const count = own.reduce((sum, one) => sum + one.count, 0)
    return count > 0 ? { count, isHot: own.some(({ isHot }) => isHot) } : null
  }
}

async function readCounts(known: Counts | undefined): Promise<Counts> {
  const { status, headers, json } = await dataFetch('/data/rpc/staff_counts', {
    headers: known ? { 'if-none-match': known.tag } : {},
  })
  if (status === 304 && known) return known
  return { tag: headers.get('etag') ?? '', queues: json as Counts['queues'] }
}
