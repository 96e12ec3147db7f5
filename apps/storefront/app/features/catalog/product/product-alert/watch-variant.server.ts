import type { ServicesClient } from '@shop/clients/services'
import type { WatchAnswer } from './product-alert-form.tsx'

/** Stores who waits for a variant. Nothing is sent before the address is confirmed. */
export async function watchVariant(services: ServicesClient, form: FormData): Promise<WatchAnswer> {
  const answer = await services.watchVariant({
    variantId: Number(form.get('variantId')),
    email: String(form.get('email') ?? ''),
    kind: 'back_in_stock',
  })
  if (answer.ok) return { watch: 'done' }
  return { watch: answer.code === 'invalid_input' ? 'invalid' : 'failed' }
}
