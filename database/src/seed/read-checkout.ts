import { join } from 'node:path'
import type { z } from 'zod'
import { couponsFile, methodsFile, pickupPointsFile } from './checkout-schemas.ts'
import { DEMO_DIR, readJson } from './read-demo.ts'

const FILES = {
  methods: ['catalogue/shipping-payment.json', methodsFile],
  pricing: ['catalogue/pricing.json', couponsFile],
  points: ['editorial/pickup-points.json', pickupPointsFile],
} as const

export type CheckoutData = { [File in keyof typeof FILES]: z.infer<(typeof FILES)[File][1]> }

/** Reads and validates what checkout needs; the error names the file and the place in it. */
export async function readCheckout(dir: string = DEMO_DIR): Promise<CheckoutData> {
  const entries = await Promise.all(
    Object.entries(FILES).map(async ([key, [path, schema]]) => [key, await readJson(join(dir, path), path, schema)]),
  )
  return Object.fromEntries(entries) as CheckoutData
}
