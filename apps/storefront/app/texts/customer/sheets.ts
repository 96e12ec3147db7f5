import { formatDate } from '@shop/czech/format-date'
import { formatNumber, formatWeight } from '@shop/czech/format-number'
import { pluralForm } from '@shop/czech/plural'
import { typeset } from '@shop/czech/typeset'

const days = (count: number) =>
  `${count}\u00a0${pluralForm(count, { one: 'den', few: 'dny', many: 'dne', other: 'dní' })}`

/** Pages of the account that are printed: one for the vet, one for the fridge. */
export const sheetTexts = {
  ...typeset({
    pdf: 'Stáhnout PDF',
    calendar: 'Přidat do kalendáře',
    back: 'Zpět na psy',
    foot: 'Orientační výpočet z obchodu Čenich. Skutečná potřeba se liší podle aktivity, kondice a zdraví psa. Nenahrazuje veterinární péči.',
    vet: {
      title: 'Pro veterináře | Čenich',
      lead: 'Výpis z profilu v obchodě Čenich. Vážení a krmivo zapisuje majitel.',
      chip: 'Čip',
      breed: 'Plemeno',
      born: 'Narození',
      sex: 'Pohlaví',
      neutered: 'Po kastraci',
      condition: 'Kondice',
      allergies: 'Nesnáší',
      none: 'nic známého',
      treatment: 'V léčbě',
      digestion: 'Citlivé trávení',
      vet: 'Ošetřující veterinář',
      note: 'Poznámka majitele',
      food: 'Krmivo na den',
      noFood: 'Majitel zatím neuvedl, co pes jí.',
      diary: 'Váha',
      noDiary: 'Zatím žádný zápis.',
      day: 'Den',
      grams: 'Na den',
      share: 'Krmivo',
      change: 'Změna',
    },
    plan: {
      title: 'Přechod na nové krmivo | Čenich',
      day: 'Den',
      date: 'Datum',
      percent: 'Nového',
      fresh: 'Nové',
      old: 'Staré',
      start: 'Začít',
      length: 'Na jak dlouho',
      recount: 'Přepočítat rozpis',
      noDog: 'Na rozpis v gramech potřebujeme psa a jeho váhu.',
      addDog: 'Přidat psa',
      stop: 'Zvracení nebo průjem déle než den, krev nebo apatie: přestaňte a zavolejte veterináři.',
      sensitive: 'Citlivé trávení: přecházíme po desetinách.',
      link: 'Rozpis přechodu po dnech',
    },
  }),
  vetHeading: (name: string) => `${name} u\u00a0veterináře`,
  condition: (score: number) => `${score}/9`,
  chartCaption: (from: string, to: string, low: number, high: number) =>
    `${formatDate(from)} až ${formatDate(to)}, ${formatWeight(low)} až ${formatWeight(high)}`,
  planHeading: 'Přechod na nové krmivo',
  planLead: (from: string, to: string) =>
    `Z\u00a0„${from}“ na „${to}“. Míchejte v\u00a0jedné misce, gramy na celý den.`,
  planOf: (name: string, count: number) => `${name}, ${days(count)}`,
  planTotals: (fresh: number, old: number) =>
    `Dohromady ${formatNumber(fresh)}\u00a0g nového a\u00a0${formatNumber(old)}\u00a0g starého krmiva.`,
  oldShort: (left: number, needed: number) =>
    `Starého krmiva má zbývat asi ${formatNumber(left)}\u00a0g a\u00a0rozpis jich chce ${formatNumber(needed)}. Začněte radši dřív, nebo ho ještě kousek přikupte.`,
  mustNot: (name: string, allergens: readonly string[]) =>
    `${name} nesmí ${allergens.join(', ')} a\u00a0v\u00a0novém krmivu to je. Rozpis mu radši neděláme.`,
  days,
  percent: (value: number) => `${value}\u00a0%`,
  grams: (value: number) => `${formatNumber(value)}\u00a0g`,
  dayNumber: (day: number) => `${day}. den`,
  eventTitle: (name: string, fresh: number, old: number) =>
    old > 0
      ? `${name}: ${formatNumber(fresh)}\u00a0g nového, ${formatNumber(old)}\u00a0g starého`
      : `${name}: ${formatNumber(fresh)}\u00a0g nového krmiva`,
  eventText: (from: string, to: string, day: number) => `Přechod z „${from}“ na „${to}“, ${day}. den.`,
  changedFood: (name: string) =>
    `Naposledy jedli vaši psi něco jiného než „${name}“. Žaludek si zvyká aspoň týden, namíchejte mu to po dnech.`,
}
