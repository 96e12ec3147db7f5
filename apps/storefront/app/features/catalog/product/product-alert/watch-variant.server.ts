import type { ServicesClient } from '@shop/clients/services'
import { parseAmount } from '@shop/domain/money/parse-amount'
import type { WatchAnswer } from './product-alert-form.tsx'

/** Stores who waits for a variant. Nothing is sent before the address is confirmed. */
export async function watchVariant(services: ServicesClient, form: FormData): Promise<WatchAnswer> {
  const kind = form.get('kind') === 'price_drop' ? 'price_drop' : 'back_in_stock'
  const wishedPrice = readWish(String(form.get('wishedPrice') ?? ''))
  if (wishedPrice === undefined) return { kind, watch: 'invalidPrice' }
  const answer = await services.watchVariant({
    variantId: Number(form.get('variantId')),
    email: String(form.get('email') ?? ''),
    kind,
    wishedPrice,
  })
  if (answer.ok) return { kind, watch: 'done' }
  return { kind, watch: answer.code === 'invalid_input' ? 'invalid' : 'failed' }
}

/** Null without a wish, undefined for what is not an amount: 1 290, 990,50 and 990 are, with a currency behind or without. */
function readWish(text: string): number | null | undefined {
  const amount = text
    .replace(/\s/g, '')
    .replace(/\p{L}+$/u, '')
    .replace(',', '.')
  if (text.trim() === '') return null
  const parsed = parseAmount(amount)
  return parsed.ok && parsed.value > 0 ? parsed.value : undefined
}
