import type { Locator } from '@playwright/test'

/** What a hand does on the way: presses, and fields that were written into. */
interface Hand {
  done: { taps: number; fields: number }
  tap(target: Locator): Promise<void>
  write(field: Locator, text: string): Promise<void>
}

export function countingHand(): Hand {
  const done = { taps: 0, fields: 0 }
  return {
    done,
    async tap(target) {
      done.taps += 1
      await target.click()
    },
    async write(field, text) {
      done.fields += 1
      await field.fill(text)
    },
  }
}
