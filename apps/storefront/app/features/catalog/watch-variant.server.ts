import { log } from '#app/server/log.server.ts'
import type { WatchAnswer } from './watchdog-form.tsx'

const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/

/** Stores who waits for a variant. Nothing is sent before the address is confirmed. */
export async function watchVariant(form: FormData): Promise<WatchAnswer> {
  const email = String(form.get('email') ?? '').trim()
  const variantId = Number(form.get('variantId'))
  if (!EMAIL.test(email) || !Number.isSafeInteger(variantId)) return { watch: 'invalid' }
  log.warn({ variantId }, 'watchdog.unavailable')
  return { watch: 'failed' }
}
