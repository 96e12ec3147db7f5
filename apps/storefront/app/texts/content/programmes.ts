import { formatNumber } from '@shop/czech/format-number'
import { pluralForm } from '@shop/czech/plural'
import { typeset } from '@shop/czech/typeset'

export const breederTexts = {
  ...typeset({
    basket: 'Ukázkový košík',
    goods: 'Zboží',
    price: 'Ceník',
    discount: 'Sleva',
    paid: 'Zaplatíte',
    total: 'Celkem',
    born: 'Datum narození',
    puppies: 'Počet štěňat',
    showBook: 'Ukázat knihu vrhu',
    weights: 'Váhy štěňat',
    puppy: 'Štěně',
    grams: '… g',
    steps: {
      born: 'Narození. Porodní váha do knihy, potom vážíme každý den.',
      first_food: 'První příkrm: namočené granule pro štěňata, po lžičkách.',
      weaned: 'Odstav. Štěňata jedí sama, čtyřikrát denně.',
      handed_over: 'Nejdřívější den předání, osm týdnů. S balíčkem a plánem krmení.',
    },
  }),
  pieces: (count: number, name: string) => (count === 1 ? name : `${count}\u00a0× ${name}`),
  basketNote: (credits: number) =>
    `Počítáno z\u00a0dnešních cen. Za tenhle košík přibude ${formatNumber(credits)}\u00a0${pluralForm(credits, { one: 'kredit', few: 'kredity', many: 'kreditu', other: 'kreditů' })}.`,
  report: (packs: number) =>
    `Poslední den na nahlášení vrhu. Pošleme ${formatNumber(packs)}\u00a0${pluralForm(packs, { one: 'startovací balíček', few: 'startovací balíčky', many: 'startovacího balíčku', other: 'startovacích balíčků' })}.`,
  puppyNumber: (number: number) => `${number}.`,
}

export const wholesaleTexts = {
  ...typeset({
    order: 'Objednávka bez DPH',
    discount: 'Sleva navíc',
    shipping: 'Doprava',
    free: 'zdarma',
    noDiscount: 'základní cena',
    volumes: 'Množstevní sleva',
    priceList: 'Ukázka ceníku',
    sku: 'Kód',
    ean: 'EAN',
    name: 'Název',
    vat: 'DPH',
    price: 'Vaše cena',
    afterApproval: 'po schválení',
  }),
  from: (price: string) => `od\u00a0${price}`,
  freeFrom: (price: string) => `zdarma od\u00a0${price}`,
  percent: (value: number) => `${formatNumber(value)}\u00a0%`,
}
