import { formatNumber } from '@shop/czech/format-number'
import { pluralForm } from '@shop/czech/plural'
import { typeset } from '@shop/czech/typeset'

export const methodTexts = {
  ...typeset({
    shippingHeading: 'Kolik stojí doprava',
    paymentHeading: 'Jak můžete zaplatit',
    way: 'Způsob',
    price: 'Cena',
    free: 'Zdarma',
    weight: 'Nejvýš',
    days: 'Doručení',
    fee: 'Poplatek',
    note: 'Co k tomu',
    nothing: 'zdarma',
    always: 'vždy',
    never: 'ne',
    noLimit: 'bez omezení',
    source: 'Ceny bereme přímo z nastavení košíku, takže platí právě teď. Cena platí za jeden balík.',
  }),
  from: (price: string) => `od ${price}`,
  kilograms: (amount: string) => `${amount}\u00a0kg`,
  upTo: (amount: string) => `do\u00a0${amount}\u00a0kg`,
  freeFrom: (price: string) => `od\u00a0${price} zdarma`,
  dayRange: (min: number, max: number) => {
    if (max === 0) return 'týž den'
    const word = pluralForm(max, {
      one: 'pracovní den',
      few: 'pracovní dny',
      many: 'pracovního dne',
      other: 'pracovních dnů',
    })
    const range = min === max ? formatNumber(max) : `${formatNumber(min)}–${formatNumber(max)}`
    return `${range}\u00a0${word}`
  },
}
