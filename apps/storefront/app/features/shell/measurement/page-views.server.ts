import { createServicesClient } from '@shop/clients/services'
import { type CountPageViews, MOST_VIEWS } from '@shop/contract/measurement'
import { toCountedPath, toGoalPath, VIEW_SOURCES, type ViewSource } from '@shop/domain/marketing/counted-path'
import { config } from '#app/config.server.ts'
import { log } from '#app/server/log.server.ts'

/** A page read a thousand times in these seconds is one write. */
const EVERY_MS = 3000
const MOST_AT_ONCE = 500

type View = CountPageViews['views'][number]

const counts = new Map<string, View>()
let isPlanned = false
let pending = 0

export function countView(told: unknown): void {
  const { path, source } = Object(told) as Record<string, unknown>
  const counted = typeof path === 'string' ? toCountedPath(path) : null
  if (!counted || !isSource(source)) return
  // More than can be told at once is nobody's reading.
  if (pending >= MOST_VIEWS) return
  const key = `${source} ${counted}`
  const known = counts.get(key)
  if (known) known.count += 1
  else if (counts.size < MOST_AT_ONCE) counts.set(key, { path: counted, source, count: 1 })
  else return
  pending += 1
  if (isPlanned) return
  isPlanned = true
  setTimeout(() => void report(), EVERY_MS).unref()
}

/** A form of a landing page was sent, with or without scripts. */
export function countGoal(landingPath: string): void {
  countView({ path: toGoalPath(landingPath), source: 'own' })
}

/** Figures for ourselves: when the services are away they are lost, and nobody waits for them. */
async function report(): Promise<void> {
  isPlanned = false
  const views = [...counts.values()]
  counts.clear()
  pending = 0
  try {
    await createServicesClient({ endpoint: config.SERVICES_URL }).countPageViews({ views })
  } catch (error) {
    log.warn({ err: error, views: views.length }, 'page_views.lost')
  }
}

function isSource(value: unknown): value is ViewSource {
  return VIEW_SOURCES.includes(value as ViewSource)
}
