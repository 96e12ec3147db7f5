import { formatNumber } from '@shop/czech/format-number'
import { pluralForm } from '@shop/czech/plural'
import { typeset } from '@shop/czech/typeset'
import type { AlternativeReason } from '@shop/domain/dog/finder/recommend-food'
import type { CalledDog } from './called-dog.ts'

const crowns = (count: number) =>
  `${formatNumber(count)}\u00a0${pluralForm(count, { one: 'korunu', few: 'koruny', many: 'koruny', other: 'korun' })}`

const stages: Record<string, string> = typeset({
  stene: 'Pro štěňata',
  dospely: 'Pro dospělé psy',
  senior: 'Pro seniory',
  vsechna: 'Pro psy každého věku',
})

const sizes: Record<string, string> = typeset({
  mala: 'do 10 kg, s malou granulí.',
  velka: 'nad 25 kg, s velkou granulí.',
  vsechna: 'všech velikostí.',
})

/** One pack, why it, what was left out and what else. Shared by the finder and the calculator. */
export const recommendationTexts = {
  ...typeset({
    kibble: 'Granule ',
    daily: 'denně',
    perDay: 'na den',
    grams: 'g',
    crownsUnit: 'Kč',
    moneyBack: 'Nechutná? Vrátíme peníze, i za načatý pytel.',
    why: 'Proč tohle?',
    how: 'Jak jsme počítali',
    or: 'Nebo takhle',
    sameFromOther: 'Stejná dávka z jiného pytle',
    choose: 'Vybrat tohle',
    ownChoice: 'Podle vás',
    firstChoice: 'Naše první volba',
    onTop: 'Tohle vidíte nahoře',
    chosenInstead: 'Vybrali jste',
    browse: 'Projít všechny granule',
    nothing: 'Tady radši zavoláme',
    changeForbidden: 'Upravit, co nesmí',
    tooYoung: 'Tohle štěně ještě patří k mámě',
    tooYoungText:
      'Do osmi týdnů žije z mléka a dávku v gramech mu poctivě nespočítá nikdo. Co do misky při odstavu, poradí chovatel nebo veterinář. Vraťte se k nám od devátého týdne.',
    changeWeeks: 'Opravit věk',
    keepText: 'Obchod pak sám pohlídá, co nesmí, u každého krmiva ukáže dávku a na kolik dní pytel vystačí.',
    toAccount: 'Uložit do účtu',
    register: 'Uložit a založit účet',
    toBrowser: 'Jen v tomhle prohlížeči',
    browserNote: 'V prohlížeči zůstane, dokud ho nesmažete. My si ho neukládáme.',
    transition: 'Přechod na týden',
    days: 'Dny',
    old: 'dosavadní',
    transitionRows: [
      { days: '1.–2.', old: 'tři čtvrtiny' },
      { days: '3.–4.', old: 'polovina' },
      { days: '5.–6.', old: 'čtvrtina' },
      { days: 'od 7.', old: '–' },
    ],
    transitionWarning: 'Při zvracení nebo průjmu delším než den přestaňte a zajděte k veterináři.',
    overweightStrong: 'Dávka je na ideální váhu.',
    overweight: 'Hubnutí s vámi ať projde veterinář, ten pozná i příčinu.',
    cheapest: 'Nejlevnější den',
    cheapestOfMild: 'z šetrných receptur bez obilovin, které sedí.',
    disclaimer:
      'Orientační výpočet. Skutečná potřeba se liší podle aktivity, kondice a zdraví psa. Sledujte váhu a kondici a dávku upravte. U štěňat, březích a kojících fen, nemocných, obézních nebo velmi starých psů se poraďte s veterinářem. Nenahrazuje veterinární péči.',
  }),
  sniffedOut: ({ accusative }: CalledDog) => `Pro\u00a0${accusative} jsme vyčenichali`,
  enough: ({ dative }: CalledDog, kcal: number) =>
    `${upper(dative)} stačí ${formatNumber(kcal)}\u00a0kcal denně. To je`,
  packLasts: (pack: string) => `vydrží pytel ${pack}`,
  dayWord: (count: number) => pluralForm(count, { one: 'den', few: 'dny', many: 'dne', other: 'dní' }),
  regularly: (weeks: number) =>
    `Pravidelně ${pluralForm(weeks, { one: 'každý týden', few: `každé ${weeks}\u00a0týdny`, many: `každých ${weeks}\u00a0týdne`, other: `každých ${weeks}\u00a0týdnů` })}`,
  add: (price: string) => `Do\u00a0košíku · ${price}`,
  bar: (pack: string, perDay: string) => `${pack} · ${perDay}/den`,
  numbers: (grams: number, days: string) => `${formatNumber(grams)}\u00a0g · ${days} · `,
  perDayPrice: (price: string) => `${price}/den`,
  without: (names: string) => ({
    strong: `Bez\u00a0${names}.`,
    text: 'Počítáme i\u00a0tuk, vývar a\u00a0všechno, u\u00a0čeho výrobce neuvádí druh.',
  }),
  fits: (kg: number, life: string, kcal: number, grams: number) => ({
    strong: `Dávka sedí na\u00a0${formatNumber(kg)}\u00a0kg.`,
    text: `${life} = ${formatNumber(kcal)}\u00a0kcal, to je ${formatNumber(grams)}\u00a0g těchto granulí.`,
  }),
  growing: 'Růst',
  madeFor: ({ lifeStage, breedSize }: { lifeStage: string | null; breedSize: string | null }) =>
    `${stages[lifeStage ?? 'vsechna']} ${sizes[breedSize ?? 'vsechna']}`,
  cheapestOf: (count: number) => `z\u00a0${formatNumber(count)} krmiv, která sedí.`,
  counted: (kcal: number, method: string, per100: number) =>
    `Denní potřeba ${formatNumber(kcal)}\u00a0kcal (${method}). Krmivo má ${formatNumber(per100)}\u00a0kcal ve\u00a0100\u00a0g. Pamlsky do\u00a010\u00a0% energie odečtěte z\u00a0misky.`,
  leftOut: (all: number, out: number) => `Z\u00a0${formatNumber(all)} granulí jsme vyřadili ${formatNumber(out)}`,
  /** „Ukázat všech 10, co Bady smí“ */
  showAll: (count: number, { nominative }: CalledDog) =>
    `Ukázat ${pluralForm(count, { one: 'to jediné', few: `všechna\u00a0${formatNumber(count)}`, many: 'všechna', other: `všech\u00a0${formatNumber(count)}` })}, co ${nominative} smí`,
  reason: (reason: AlternativeReason, difference: number): string => {
    if (reason === 'cheaper_day') return `O\u00a0${crowns(difference)} na\u00a0den míň`
    return { single_protein: 'Jediná bílkovina', grain_free: 'Bez obilovin', other_meat: 'Jiné maso' }[reason]
  },
  reasonText: {
    cheaper_day: 'Stejná dávka energie za\u00a0míň peněz.',
    single_protein: 'Pro psy, u\u00a0kterých teprve hledáte, co jim vadí.',
    grain_free: 'Když má odpočinout od\u00a0obilí.',
    other_meat: 'Když má pes radši změnu.',
  } satisfies Record<AlternativeReason, string>,
  chooseLabel: (name: string) => `Vybrat tohle: ${name}`,
  nothingText: ({ nominative }: CalledDog, count: number, all: number) =>
    `${upper(nominative)} nesmí ${formatNumber(count)}\u00a0${pluralForm(count, { one: 'věc', few: 'věci', many: 'věci', other: 'věcí' })} z\u00a0našich receptur. Z\u00a0${formatNumber(all)} granulí nezbylo nic, co bychom dali s\u00a0klidem.`,
  nothingLeft: (all: number) => `Z\u00a0${formatNumber(all)} granulí nezbylo nic, co bychom dali s\u00a0klidem.`,
  nearest: (name: string, names: string[]) => ({
    name,
    text: `Obsahuje ale: ${names.join(', ')}. Bez porady ho nenabízíme.`,
  }),
  nearestIs: 'Nejblíž je',
  keep: ({ accusative }: CalledDog) => `Zapamatovat ${accusative}?`,
  kept: ({ nominative }: CalledDog) => `${upper(nominative)} je v\u00a0tomhle prohlížeči.`,
}

function upper(text: string): string {
  return text.charAt(0).toLocaleUpperCase('cs') + text.slice(1)
}
