import { formatDate } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { typeset } from '@shop/czech/typeset'

export const ownVoucherTexts = {
  ...typeset({
    heading: 'Dárkové poukazy',
    lead: 'Poukazy, které jste si koupili nebo z nich už platili. Kód znovu opisovat nemusíte.',
    use: 'Použít v košíku',
  }),
  left: (balance: number, face: number) => `Zbývá ${formatPrice(balance)} z\u00a0${formatPrice(face)}`,
  facts: (tail: string, expiresOn: string) => `Kód končí na ${tail}, platí do ${formatDate(expiresOn)}.`,
  ariaOf: (tail: string) => `Použít v\u00a0košíku poukaz končící na ${tail}`,
}
