import type { Wish } from './models.ts'

const CARD_BASKETS = ['plain', 'mixed', 'coupon', 'credits', 'coupon and credits', 'gift', 'bundle', 'regular'] as const

/** Every kind of order that lives are born from. */
export const WISHES: readonly Wish[] = [
  ...CARD_BASKETS.map((basket) => ({ basket, shipping: 'ppl', payment: 'karta' }) as const),
  { basket: 'mixed', shipping: 'zasilkovna-vydejni-misto', payment: 'karta' },
  { basket: 'credits', shipping: 'osobni-odber-brno', payment: 'karta' },
  { basket: 'plain', shipping: 'dpd', payment: 'karta' },
  { basket: 'heavy', shipping: 'ppl', payment: 'karta' },
  { basket: 'plain', shipping: 'ppl', payment: 'prevod-qr' },
  { basket: 'coupon and credits', shipping: 'zasilkovna-vydejni-misto', payment: 'prevod-qr' },
  { basket: 'regular', shipping: 'osobni-odber-brno', payment: 'prevod-qr' },
  { basket: 'company', shipping: 'ppl', payment: 'prevod-qr' },
  { basket: 'plain', shipping: 'ppl', payment: 'dobirka' },
  { basket: 'mixed', shipping: 'zasilkovna-vydejni-misto', payment: 'dobirka' },
  { basket: 'credits', shipping: 'ppl', payment: 'dobirka' },
  { basket: 'gift', shipping: 'ppl', payment: 'dobirka' },
  { basket: 'heavy', shipping: 'ppl', payment: 'dobirka' },
  { basket: 'cycle', shipping: 'ppl', payment: 'karta' },
  { basket: 'cycle', shipping: 'dpd', payment: 'prevod-qr' },
  { basket: 'cycle', shipping: 'ppl', payment: 'dobirka' },
  { basket: 'company', shipping: 'ppl', payment: 'na-fakturu' },
  { basket: 'company to approve', shipping: 'ppl', payment: 'na-fakturu' },
  { basket: 'break', shipping: 'ppl', payment: 'karta' },
  { basket: 'break', shipping: 'zasilkovna-vydejni-misto', payment: 'dobirka' },
  { basket: 'agreed', shipping: 'ppl', payment: 'karta' },
  { basket: 'agreed', shipping: 'ppl', payment: 'prevod-qr' },
  { basket: 'offer', shipping: 'ppl', payment: 'karta' },
  { basket: 'offer over code', shipping: 'ppl', payment: 'dobirka' },
  { basket: 'all credits', shipping: 'osobni-odber-brno', payment: 'karta' },
]

/** Orders that a voucher pays, wholly or beside a card. */
export const VOUCHER_WISHES: readonly Wish[] = [
  { basket: 'voucher part', shipping: 'ppl', payment: 'karta' },
  { basket: 'voucher part', shipping: 'zasilkovna-vydejni-misto', payment: 'karta' },
  { basket: 'voucher whole', shipping: 'ppl', payment: 'karta' },
]
