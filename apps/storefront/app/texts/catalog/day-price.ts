import { formatPrice } from '@shop/czech/format-price'

export const dayPriceTexts = {
  /** `whom` in the accusative; null for more than one dog. */
  legend: (whom: string | null) => `Cena na\u00a0den pro\u00a0${whom ?? 'celou smečku'}`,
  label: 'Nejvyšší cena na\u00a0den',
  from: (crowns: number) => `od\u00a0${formatPrice(crowns * 100)}`,
  upTo: (crowns: number) => `do\u00a0${formatPrice(crowns * 100)}/den`,
  any: 'jakákoli',
}
