import { formatNumber } from '@shop/czech/format-number'
import { formatPrice } from '@shop/czech/format-price'
import type { PackStep } from '@shop/domain/wholesale/pallet'

const packWords = { carton: 'karton', layer: 'vrstva', pallet: 'paleta' }

export const ownPriceTexts = {
  yours: 'Vaše cena',
  withVat: (price: string) => `S\u00a0DPH ${price}`,
  step: (from: number, price: string) => `od\u00a0${formatNumber(from)}\u00a0ks ${price}`,
  packs: (packs: readonly PackStep[], isPriced: boolean) =>
    `· ${packs
      .map(({ pack, pieces, amount }) => {
        const held = `${packWords[pack]} ${formatNumber(pieces)}\u00a0ks`
        return isPriced ? `${held} za ${formatPrice(amount)}` : held
      })
      .join(', ')}`,
  priceOf: (name: string) => `cena ${name}`,
}
