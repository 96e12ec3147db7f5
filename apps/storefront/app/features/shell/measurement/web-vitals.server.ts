import { createServicesClient } from '@shop/clients/services'
import { type CountVitals, MOST_VIEWS } from '@shop/contract/measurement'
import { toBucket, toPageKind, VITALS } from '@shop/domain/marketing/web-vitals'
import { config } from '#app/config.server.ts'
import { log } from '#app/server/log.server.ts'

const EVERY_MS = 3000

const counts = new Map<string, CountVitals['vitals'][number]>()
let isPlanned = false

/** What a browser says of one page; a value it does not know is left out. Kinds times buckets bound what is kept here. */
export function countVitals(told: unknown): void {
  const given = Object(told) as Record<string, unknown>
  if (typeof given.path !== 'string') return
  const page = toPageKind(given.path)
  for (const metric of VITALS) {
    const value = given[metric]
    if (typeof value === 'number' && value >= 0 && Number.isFinite(value)) add(page, metric, toBucket(metric, value))
  }
  if (counts.size === 0 || isPlanned) return
  isPlanned = true
  setTimeout(() => void report(), EVERY_MS).unref()
}

type Counted = CountVitals['vitals'][number]

function add(page: Counted['page'], metric: Counted['metric'], bucket: number): void {
  const key = `${page} ${metric} ${bucket}`
  const known = counts.get(key)
  // More than can be told at once is nobody's reading, and would have the services refuse all the others.
  if (known) known.count = Math.min(MOST_VIEWS, known.count + 1)
  else counts.set(key, { page, metric, bucket, count: 1 })
}

/** Figures for ourselves: when the services are away they are lost, and nobody waits for them. */
async function report(): Promise<void> {
  isPlanned = false
  const vitals = [...counts.values()]
  counts.clear()
  try {
    await createServicesClient({ endpoint: config.SERVICES_URL }).countVitals({ vitals })
  } catch (error) {
    log.warn({ err: error, vitals: vitals.length }, 'web_vitals.lost')
  }
}
