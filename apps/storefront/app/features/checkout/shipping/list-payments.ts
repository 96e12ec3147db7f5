import type { PaymentOptionView } from '@shop/contract/checkout'
import { checkoutShippingTexts as texts } from '#app/texts/checkout/checkout-shipping.ts'

/** The same card of the same bank, held by the phone; the gateway shows it first. */
const WALLETS = ['apple-pay', 'google-pay'] as const
export type Wallet = (typeof WALLETS)[number]

export function toWallet(code: string | null): Wallet | null {
  return WALLETS.find((wallet) => wallet === code) ?? null
}

/** Card and wallets are one line. It sends what is saved, so that a wallet of last time is not taken for a change. */
export function listPayments(options: readonly PaymentOptionView[], chosen: string | null): PaymentOptionView[] {
  const hasCard = options.some(({ kind, code }) => kind === 'online' && toWallet(code) === null)
  if (!hasCard) return [...options]
  const wallet = options.find(({ code, refusal }) => code === chosen && toWallet(code) !== null && !refusal)
  return options.flatMap((option) => {
    if (toWallet(option.code) !== null) return []
    if (option.kind !== 'online') return [option]
    return [wallet ? { ...wallet, description: option.description } : { ...option, name: texts.card }]
  })
}
