import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { Harness } from './harness.ts'
import { brokenTruths, startShop } from './shopping.ts'

/** The demo shop of a test file, and after each of its tests every truth holds. */
export function openShop(env: Record<string, string> = {}): Harness {
  const shop = openHarness(() => startShop(env))
  afterEach(async () => {
    expect(await brokenTruths(shop)).toEqual([])
  })
  return shop
}

/** Started before the first test of a file and stopped after its last; what a file does of its own comes in between. */
export function openHarness(start: () => Promise<Harness>): Harness {
  const shop = {} as Harness
  beforeAll(async () => {
    Object.assign(shop, await start())
  })
  afterAll(() => shop.stop())
  return shop
}
