import type { Locator, Page } from 'playwright-core'

/** How much a customer had to do, and how long the phone kept her waiting. */
export interface Effort {
  taps: number
  fields: number
  seconds: number
}

/** The one who holds the phone. Whatever does not go through it is not counted. */
export interface Hand {
  tap(what: Locator): Promise<void>
  /** A field typed into; the tap that opens the keyboard belongs to it. */
  type(into: Locator, text: string): Promise<void>
  effort(): Effort
}

export function takeInHand(page: Page): Hand {
  const started = Date.now()
  let taps = 0
  let fields = 0
  return {
    async tap(what) {
      taps += 1
      await page.waitForFunction(() => document.readyState !== 'loading')
      await what.tap()
    },
    async type(into, text) {
      fields += 1
      await into.fill(text)
    },
    effort: () => ({ taps, fields, seconds: (Date.now() - started) / 1000 }),
  }
}
