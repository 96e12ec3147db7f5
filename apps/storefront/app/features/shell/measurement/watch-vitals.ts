interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}
interface Interaction extends PerformanceEntry {
  interactionId?: number
}

/** Shifts that follow each other closely are felt as one. */
const GAP_MS = 1000
const LONGEST_MS = 5000

/**
 * How the page felt that the visit began with, as the browser measures it; told once, when its reader looks away. Later pages are
 * drawn without loading and have no such moments.
 */
export function watchVitals(path: string): void {
  const felt: { path: string; lcp?: number; cls?: number; inp?: number } = { path }
  let burst = { began: 0, last: 0, sum: 0 }
  watch('largest-contentful-paint', (entry) => {
    felt.lcp = Math.round(entry.startTime)
  })
  watch('layout-shift', (entry) => {
    const { startTime: at, value, hadRecentInput } = entry as Shift
    if (hadRecentInput) return
    const goesOn = at - burst.last < GAP_MS && at - burst.began < LONGEST_MS
    burst = goesOn ? { ...burst, last: at, sum: burst.sum + value } : { began: at, last: at, sum: value }
    felt.cls = Math.max(felt.cls ?? 0, burst.sum)
  })
  watch('event', (entry) => {
    if ((entry as Interaction).interactionId) felt.inp = Math.max(felt.inp ?? 0, entry.duration)
  })
  const tell = () => {
    if (document.visibilityState !== 'hidden' || felt.lcp === undefined) return
    removeEventListener('visibilitychange', tell, true)
    navigator.sendBeacon('/api/navsteva', JSON.stringify({ vitals: { ...felt, cls: felt.cls ?? 0 } }))
  }
  addEventListener('visibilitychange', tell, true)
}

/** A browser that does not know the kind tells nothing of it. */
function watch(type: string, take: (entry: PerformanceEntry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) take(entry)
  })
  observer.observe({ type, buffered: true })
}
