import { formatOnWeekdayDate, formatUntilWeekdayDate } from '@shop/czech/format-date'
import { formatNumber } from '@shop/czech/format-number'
import { pluralForm } from '@shop/czech/plural'
import { typeset } from '@shop/czech/typeset'
import type { StockLevel } from '@shop/domain/catalog/stock-level'

const PIECES = { one: 'kus', few: 'kusy', many: 'kusu', other: 'kusů' }

function intervalWeeks(weeks: number): string {
  return pluralForm(weeks, {
    one: 'každý týden',
    few: `každé ${weeks}\u00a0týdny`,
    many: `každého ${weeks}\u00a0týdne`,
    other: `každých ${weeks}\u00a0týdnů`,
  })
}

function capitalise(words: string): string {
  return words.charAt(0).toLocaleUpperCase('cs') + words.slice(1)
}

export const productTexts = {
  ...typeset({
    size: 'Velikost balení',
    bestUnit: 'nejvýhodnější',
    howToBuy: 'Jak nakoupit',
    once: 'Jednorázově',
    regularly: 'Pravidelně',
    interval: 'Jak často',
    cancelAnytime: 'Zrušíte kdykoli.',
    toOrder: 'K objednávce',
    withVat: 'vč. DPH',
    formerPrice: 'Původní cena',
    photos: 'Fotografie produktu',
    enlarge: 'Zvětšit obrázek',
    closePhoto: 'Zavřít fotografii',
    previousPhoto: 'Předchozí',
    nextPhoto: 'Další',
    zoomIn: 'Přiblížit',
    shrink: 'Oddálit',
    sections: 'Informace o produktu',
    tabs: {
      composition: 'Složení',
      feeding: 'Krmná dávka',
      batch: 'Rozbor šarže',
      questions: 'Dotazy',
      prices: 'Vývoj ceny',
    },
    contents: 'Obsah sady',
    quantityPrices: 'Ceny podle množství',
    bestBefore: 'Minimální trvanlivost do',
    pickup: 'Výdejní místo nebo box',
    moneyBackStrong: 'Nechutná? Vrátíme peníze',
    moneyBack: 'do 60 dnů, i za načatý pytel.',
    discontinuedHeading: 'Tohle už nevyrábíme',
    discontinuedText: 'Stránka zůstává, aby šlo dohledat složení. Koupit už se nedá.',
    successor: 'Nahradilo ho:',
    similar: 'Podívat se na podobné',
    watch: {
      heading: 'Pohlídat naskladnění',
      text: 'Nechte nám e-mail a ozveme se, až bude zase skladem. Napřed vám pošleme odkaz na potvrzení.',
      email: 'Váš e-mail',
      submit: 'Pohlídat naskladnění',
      done: 'Ještě jeden krok: v e-mailu najdete odkaz na potvrzení. Bez něj hlídat nezačneme.',
      failed: 'Teď se to nepovedlo uložit. Zkuste to prosím za chvíli.',
      invalid: 'E-mail má tvar jmeno@domena.cz.',
    },
  }),
  stock: (stock: StockLevel): string => {
    switch (stock.level) {
      case 'many':
        return 'Skladem 100+\u00a0ks'
      case 'in_stock':
        return 'Skladem'
      case 'few':
        return stock.pieces >= 2 && stock.pieces <= 4
          ? `Poslední ${stock.pieces}\u00a0kusy`
          : stock.pieces === 1
            ? 'Poslední 1\u00a0kus'
            : `Posledních ${stock.pieces}\u00a0${pluralForm(stock.pieces, PIECES)}`
      case 'at_supplier':
        return `Skladem u\u00a0dodavatele (${stock.minDays}–${stock.maxDays}\u00a0dny)`
      case 'expected':
        return `Očekáváme ${formatOnWeekdayDate(stock.on)}`
      case 'sold_out':
        return 'Vyprodáno'
    }
  },
  tabReviews: (count: number) => `Hodnocení (${formatNumber(count)})`,
  video: 'Video produktu',
  photo: (index: number) => `Fotografie ${index}`,
  photoOf: (index: number, count: number, name: string) => `${index} z\u00a0${count} · ${name}`,
  intervalWeeks,
  /** Of an ordinary dog: the page is the same for everybody. */
  byRation: (weeks: number) => `${capitalise(intervalWeeks(weeks))} podle dávky, zrušíte kdykoli.`,
  fairDiscount: 'férová sleva, škrtnutá cena platila celých 30\u00a0dní',
  lowestPrice: (price: string) => `Nejnižší cena za posledních 30\u00a0dní před slevou: ${price}`,
  orderBy: ({ cutOff, isToday, orderByDate }: { cutOff: string; isToday: boolean; orderByDate: string }) =>
    isToday ? `Objednejte do\u00a0${cutOff}` : `Objednejte ${formatUntilWeekdayDate(orderByDate)} do\u00a0${cutOff}`,
  arrives: (date: string) => `doručíme ${formatOnWeekdayDate(date)}`,
  timeLeft: (minutes: number) =>
    minutes < 60 ? `Zbývá ${minutes}\u00a0min.` : `Zbývá ${Math.floor(minutes / 60)}\u00a0h ${minutes % 60}\u00a0min.`,
  pickupFrom: (date: string) => formatOnWeekdayDate(date),
  freeFrom: (price: string) => `Doprava zdarma od\u00a0${price}.`,
  pieces: (count: number) => `${formatNumber(count)}×`,
  quantityPrice: (from: number, price: string) => `Od\u00a0${formatNumber(from)}\u00a0ks ${price} za\u00a0kus`,
  recalled: (code: string) => `Stahujeme šarži ${code}, prosím nekrmte ji.`,
  recalledHelp: 'Ostatní šarže se to netýká. Máte-li ji doma, ozvěte se nám, vrátíme peníze nebo pošleme náhradu.',
  metaTitle: (name: string) => `${name} | Čenich`,
}
