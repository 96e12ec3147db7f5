import { encodeQr, toSvgPath } from '@shop/runtime/qr-code'
import type { LitterView } from './litter-view.ts'

export interface PrintedCard {
  uid: string
  name: string
  litter: string
  bornOn: string
  grams: number | null
  food: string | null
  /** Where the code leads. */
  address: string
  qr: { size: number; path: string }
}

/** Cards that somebody may still take over. */
export function toPrintedCards({ puppies, name: litter, bornOn, food }: LitterView, shopUrl: string): PrintedCard[] {
  if (bornOn === null) return []
  return puppies.flatMap(({ uid, name, card, last }) => {
    if (uid === null || card !== 'issued') return []
    const address = `${shopUrl.replace(/\/$/, '')}/t/${uid}`
    const code = encodeQr(address)
    const qr = { size: code.length, path: toSvgPath(code) }
    return [{ uid, name, litter, bornOn, grams: last, food: food?.name ?? null, address, qr }]
  })
}
