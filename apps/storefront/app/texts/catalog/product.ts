import { formatOnWeekdayDate, formatUntilWeekdayDate } from '@shop/czech/format-date'
import { formatNumber } from '@shop/czech/format-number'
import { pluralForm } from '@shop/czech/plural'
import { typeset } from '@shop/czech/typeset'
import type { StockLevel } from '@shop/domain/catalog/stock-level'

const PIECES = { one: 'kus', few: 'kusy', many: 'kusu', other: 'kusů' }
const REVIEWS = { one: 'recenze', few: 'recenze', many: 'recenze', other: 'recenzí' }

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
    yes: 'ano',
    no: 'ne',
    size: 'Velikost balení',
    bestUnit: 'nejvýhodnější',
    howToBuy: 'Jak nakoupit',
    once: 'Jednorázově',
    regularly: 'Pravidelně',
    interval: 'Jak často',
    cancelAnytime: 'Zrušíte kdykoli.',
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
      reviews: 'Hodnocení',
      questions: 'Dotazy',
      prices: 'Vývoj ceny',
    },
    inside: 'Co je uvnitř',
    mixKinds: { meat: 'maso', starch: 'přílohy', plants: 'zelenina a ovoce', fats: 'tuky a oleje', rest: 'ostatní' },
    about: 'O produktu',
    labelHeading: 'Etiketa slovo od slova',
    label: {
      feedType: 'Druh krmiva',
      forWhom: 'Určeno pro',
      composition: 'Složení',
      ingredients: 'Materiál a složení',
      additives: 'Doplňkové látky v 1 kg',
      constituents: 'Analytické složky',
      share: 'podíl',
      energy: 'Energie',
      directions: 'Návod ke krmení',
      storage: 'Skladování',
      origin: 'Země původu',
      operator: 'Za označení odpovídá',
      contact: 'Bezplatná informace o doplňkových látkách',
      ean: 'EAN',
    },
    facts: { age: 'Věk', size: 'Velikost psa' },
    ration: {
      heading: 'Kolik do misky',
      makers: 'Tabulka výrobce',
      grams: 'g denně',
      pieces: 'ks denně',
      millilitres: 'ml denně',
      adultFood: 'krmivo pro dospělé',
    },
    contents: 'Obsah sady',
    pairings: 'K tomu do košíku',
    boughtTogether: 'Kupují spolu',
    alternatives: 'Místo něj zkuste',
    questions: 'Na co se lidé ptají',
    allQuestions: 'Všechny časté dotazy',
    pickup: 'Výdejní místo nebo box',
    moneyBackStrong: 'Nechutná? Vrátíme peníze',
    moneyBack: 'do 60 dnů, i za načatý pytel.',
    soldOutHeading: 'Tohle balení je vyprodané',
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
    watchPrice: {
      heading: 'Pohlídat cenu',
      text: 'Nechte nám e-mail a ozveme se, až to zlevní. Jednou, s nejnižší cenou za 30 dní předtím. Napřed vám pošleme odkaz na potvrzení.',
      email: 'Váš e-mail',
      wish: 'Nejvýš za kolik Kč (nepovinné)',
      wishHint: 'Když nic nevyplníte, napíšeme při prvním zlevnění.',
      submit: 'Pohlídat cenu',
      done: 'Ještě jeden krok: v e-mailu najdete odkaz na potvrzení. Bez něj hlídat nezačneme.',
      failed: 'Teď se to nepovedlo uložit. Zkuste to prosím za chvíli.',
      invalid: 'E-mail má tvar jmeno@domena.cz.',
      invalidPrice: 'Napište částku v korunách, například 990.',
    },
    prices: {
      heading: 'Vývoj ceny',
      text: 'Každá změna ceny za poslední dobu. Slevu počítáme z nejnižší ceny za 30 dní před ní.',
      since: 'Od',
      price: 'Cena',
      kind: 'Druh',
      sale: 'akce',
      regular: 'běžná',
      chart: 'Graf ceny v čase',
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
  photo: (index: number) => `Fotografie ${index}`,
  photoOf: (index: number, count: number, name: string) => `${index} z\u00a0${count} · ${name}`,
  intervalWeeks,
  /** Of an ordinary dog: the page is the same for everybody. */
  byRation: (weeks: number) => `${capitalise(intervalWeeks(weeks))} podle dávky, zrušíte kdykoli.`,
  lowestPrice: (price: string) => `Nejnižší cena za posledních 30\u00a0dní před slevou: ${price}`,
  orderBy: ({ cutOff, isToday, orderByDate }: { cutOff: string; isToday: boolean; orderByDate: string }) =>
    isToday ? `Objednejte do\u00a0${cutOff}` : `Objednejte ${formatUntilWeekdayDate(orderByDate)} do\u00a0${cutOff}`,
  byGuide: (who: string, amount: string) => `${who} podle tabulky výrobce: ${amount}.`,
  outsideGuide: (who: string, amount: string) => `${who} je mimo tabulku výrobce, vychází zhruba ${amount}.`,
  arrives: (date: string) => `doručíme ${formatOnWeekdayDate(date)}`,
  timeLeft: (minutes: number) =>
    minutes < 60 ? `Zbývá ${minutes}\u00a0min.` : `Zbývá ${Math.floor(minutes / 60)}\u00a0h ${minutes % 60}\u00a0min.`,
  pickupFrom: (date: string) => formatOnWeekdayDate(date),
  freeFrom: (price: string) => `Doprava zdarma od\u00a0${price}.`,
  kcalPerKg: (kcal: number) => `${formatNumber(kcal)}\u00a0kcal/kg`,
  pieces: (count: number) => `${formatNumber(count)}×`,
  reviewCount: (count: number) => `${formatNumber(count)}\u00a0${pluralForm(count, REVIEWS)}`,
  allReviews: (count: number) => `Všech ${formatNumber(count)}\u00a0recenzí`,
  rating: (value: number) => `Hodnocení ${formatNumber(value)} z\u00a05`,
  metaTitle: (name: string) => `${name} | Čenich`,
}
