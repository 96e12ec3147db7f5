import { formatDate, formatDayAndMonth, formatOnWeekdayDate } from '@shop/czech/format-date'
import { formatNumber, formatWeight } from '@shop/czech/format-number'
import { pluralForm } from '@shop/czech/plural'
import { typeset } from '@shop/czech/typeset'

/** Food at home: who eats what, which bag is open and until when it lasts. */
export const householdTexts = {
  ...typeset({
    heading: 'Co je doma',
    lead: 'Odhadujeme podle dávek a toho, co jste u nás koupili. Orientačně, sledujte kondici.',
    empty: 'Až si u nás něco koupíte, uvidíte tu, kdy to dojde.',
    unknownEater: 'Nevíme, kdo to jí, a tak ani kdy to dojde.',
    sayWho: 'Říct, kdo to jí',
    correct: 'Nesedí to? Opravit',
    left: 'Kolik zbývá?',
    openToday: 'Otevřeno dnes',
    levels: [
      { percent: 100, label: 'Plný' },
      { percent: 75, label: 'Tři čtvrtiny' },
      { percent: 50, label: 'Asi půl' },
      { percent: 25, label: 'Asi čtvrt' },
      { percent: 0, label: 'Dojedeno' },
    ],
    bowl: 'Miska na den',
    bowlUnknown: 'Zvažte psa a řekněte nám, co jí. Dávku spočítáme.',
    bowlGuess: 'Hádáme podle toho, co jsme naposledy přivezli.',
    changeBowl: 'Změnit misku',
    treatsOver: 'Pamlsky jsou přes desetinu dne. Zkuste ubrat.',
    foodsHeading: 'Co jí',
    foodsLead: 'Podíl je z energie, ne z váhy: sto gramů konzervy zasytí míň než sto gramů granulí. Dohromady 100 %.',
    food: 'Krmivo',
    share: 'Podíl v %',
    treat: 'Pamlsek',
    treatGrams: 'Gramů za den',
    noFood: 'Nic',
    saveFoods: 'Uložit misku',
    roughly: 'Orientačně, sledujte váhu a kondici.',
    unknownWeight: 'Bez váhy dávku nespočítáme. Zapište první vážení.',
    plan: 'Nové krmivo? Přejděte na něj postupně.',
    planLink: 'Rozpis přechodu po dnech',
  }),
  grams: (grams: number) => `${formatNumber(Math.round(grams))}\u00a0g`,
  perDay: (grams: number) => `${formatNumber(Math.round(grams))}\u00a0g denně`,
  eater: (name: string, grams: number) => `${name} ${householdTexts.perDay(grams)}`,
  runsOut: (day: string) => `Dojde asi ${formatDayAndMonth(day)}`,
  /** A date ends with the dot that ends the sentence. */
  supplyEnds: (isDry: boolean, day: string) => `${isDry ? 'Pytel' : 'Zásoba'} dojde asi ${formatOnWeekdayDate(day)}`,
  supplyEmpty: (isDry: boolean) => (isDry ? 'Pytel má být podle dávky prázdný.' : 'Zásoba má být podle dávky snědená.'),
  supplyAfter: ({ food, open, sealedBags, comingBags, emptyOn }: Supply) => {
    if (!open) return comingBags > 0 ? `${food.name} je na cestě.` : `${food.name}.`
    if (sealedBags + comingBags === 0) return `${food.name}, počítáno z\u00a0dávky.`
    const where = [sealedBags > 0 && 'doma', comingBags > 0 && 'na cestě'].filter(Boolean).join(' i\u00a0')
    return `Další máte ${where}, vystačí asi do\u00a0${formatDayAndMonth(emptyOn)}`
  },
  leftInBag: (grams: number) => `Zbývá asi ${formatWeight(roundLeft(grams))}`,
  eaten: (percent: number) => `Snědeno z\u00a0${formatNumber(percent)}\u00a0%`,
  sealed: (count: number, day: string | null) => {
    const packs = pluralForm(count, {
      one: 'zavřené balení',
      few: 'zavřená balení',
      many: 'zavřeného balení',
      other: 'zavřených balení',
    })
    return `${formatNumber(count)}\u00a0${packs}${day ? `, vystačí asi do\u00a0${formatDate(day)}` : ''}`
  },
  coming: (count: number, day: string | null) =>
    `${formatNumber(count)}\u00a0balení na cestě${day ? `, pak to vystačí asi do\u00a0${formatDate(day)}` : ''}`,
  savedByTreats: (treats: number, saved: number) =>
    `${formatNumber(treats)}\u00a0g pamlsků = o\u00a0${formatNumber(saved)}\u00a0g krmiva méně`,
  foodsOf: (name: string) => `Co jí ${name}`,
  foodNumber: (index: number) => `${index}. krmivo`,
  opened: (name: string) => `Otevřeno dnes: ${name}`,
}

interface Supply {
  food: { name: string }
  open: object | null
  sealedBags: number
  comingBags: number
  emptyOn: string
}

/** Nobody weighs a bag to the gram. */
function roundLeft(grams: number): number {
  return grams < 1000 ? Math.max(10, Math.round(grams / 10) * 10) : Math.round(grams / 100) * 100
}
