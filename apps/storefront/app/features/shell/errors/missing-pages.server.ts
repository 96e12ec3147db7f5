import { createServicesClient } from '@shop/clients/services'
import type { ReportMissingPages } from '@shop/contract/staff/missing-pages'
import { config } from '#app/config.server.ts'
import { log } from '#app/server/log.server.ts'

/** However often a dead link is followed in these seconds, it is one write. */
const EVERY_MS = 3000
const MOST_AT_ONCE = 100
const MOST_OF_ONE = 1000

type Missing = ReportMissingPages['missing'][number]

const counts = new Map<string, Missing>()
let isPlanned = false

export function countMissing(path: string, referrer: string): void {
  const known = counts.get(path)
  if (known) known.count = Math.min(MOST_OF_ONE, known.count + 1)
  else if (counts.size < MOST_AT_ONCE) counts.set(path, { path, referrerHost: hostOf(referrer), count: 1 })
  if (isPlanned) return
  isPlanned = true
  setTimeout(() => void report(), EVERY_MS).unref()
}

/** Figures for ourselves: when the services are away they are lost, and nobody waits for them. */
async function report(): Promise<void> {
  isPlanned = false
  const missing = [...counts.values()]
  counts.clear()
  try {
    await createServicesClient({ endpoint: config.SERVICES_URL }).reportMissingPages({ missing })
  } catch (error) {
    log.warn({ err: error, missing: missing.length }, 'missing_pages.lost')
  }
}

/** The other site by its name alone; where on it the link stands is its reader's business. */
function hostOf(referrer: string): string | null {
  const host = /^https?:\/\/([a-z0-9.-]{1,100})(?=[:/?#]|$)/i.exec(referrer)?.[1]
  return host?.toLowerCase() ?? null
}
