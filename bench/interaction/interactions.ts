import type { Locator, Page } from 'playwright-core'

/** What the browser says of one event; those of one press share an id. */
interface EventTiming {
  interactionId: number
  duration: number
}

/** Events shorter than this are not told. */
const SHORTEST_MS = 16
/** The browser tells of an event after the paint that followed it; one that was not told by then was shorter. */
const TOLD_WITHIN_MS = 3000

/** Must come before the page is opened. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    const presses: number[] = []
    Object.assign(window, { presses })
    const observer = new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as unknown as EventTiming[]) {
        if (interactionId > 0) presses.push(duration)
      }
    })
    observer.observe({ type: 'event', durationThreshold } as PerformanceObserverInit)
  }, SHORTEST_MS)
}

/** Milliseconds from the touch to the first paint after it; 0 when it was too short to be told. */
export async function tap(page: Page, what: Locator): Promise<number> {
  // Where the page draws it anew meanwhile, the tap itself finds the new one.
  await what.scrollIntoViewIfNeeded().catch(() => undefined)
  await page.evaluate(() => void (window as unknown as { presses: number[] }).presses.splice(0))
  await what.tap()
  try {
    await page.waitForFunction(() => (window as unknown as { presses: number[] }).presses.length > 0, null, {
      timeout: TOLD_WITHIN_MS,
    })
  } catch {
    return 0
  }
  // All events of one press are told at the same paint.
  return page.evaluate(() => Math.max(...(window as unknown as { presses: number[] }).presses))
}
