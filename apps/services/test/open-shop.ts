import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { type Harness, startHarness } from './harness.ts'
import { brokenTruths, startShop } from './shopping.ts'

type Env = Record<string, string>

/** Tampered are rows that a file writes past the commands: then not every truth need hold. */
type Rows = 'sound' | 'tampered'

/** The demo shop of a test file, and after each of its tests every truth holds. What it needs around it may start before it. */
export function openShop(env: Env | (() => Promise<Env>) = {}, rows: Rows = 'sound'): Harness {
  const shop = open(async () => startShop(typeof env === 'function' ? await env() : env))
  if (rows === 'sound') {
    afterEach(async () => {
      expect(await brokenTruths(shop)).toEqual([])
    })
  }
  return shop
}

/** The same with tables that nobody has filled: for rules that need no goods, and of which no truth speaks. */
export function openEmptyShop(env: Env = {}): Harness {
  return open(() => startHarness(env))
}

/** Started before the first test of a file and stopped after its last; what a file does of its own comes in between. */
function open(start: () => Promise<Harness>): Harness {
  const shop = {} as Harness
  beforeAll(async () => {
    Object.assign(shop, await start())
  })
  afterAll(() => shop.stop())
  return shop
}
