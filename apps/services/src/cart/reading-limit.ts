import { networksOf } from '@shop/runtime/networks'
import { createRateWindow } from '@shop/runtime/rate-window'
import type { Context } from '#app/http/context'
import { tooManyAttempts } from '#app/http/limits'

const WINDOW_SECONDS = 10
// A whole office clicking through the shop; a script that only reads is told to wait.
const reading = createRateWindow({ max: 300, windowMs: WINDOW_SECONDS * 1000 })

/** Pricing a cart and planning its parcels is the dearest thing a guest can ask for again and again. */
export async function limitReading({ ip }: Context): Promise<void> {
  const isOver = networksOf(ip).map(({ name, share }) => !reading.take(name, share))
  if (isOver.includes(true)) throw tooManyAttempts(WINDOW_SECONDS)
}
