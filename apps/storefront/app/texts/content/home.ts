import { formatOnWeekdayDate, formatUntilWeekdayDate } from '@shop/czech/format-date'
import { formatNumber } from '@shop/czech/format-number'
import { pluralForm } from '@shop/czech/plural'
import { typeset } from '@shop/czech/typeset'

export const homeTexts = {
  ...typeset({
    bestsellers: 'Nejčastěji vylízané misky',
    shelves: 'Regály',
    shelfNames: { granule: 'Granule', konzervy: 'Konzervy', pamlsky: 'Pamlsky' },
    composition: 'Složení, které přečtete na jeden nádech',
    thisIs: 'Takhle vypadá',
    smallPrint: 'Rozpis najdete u každého krmiva, i to drobné písmo.',
    points: [
      { title: 'Žádná umělá barviva ani dochucovadla.', text: 'Barví jen mrkev, řepa a špenát.' },
      { title: 'Pečeme v Hlinsku,', text: 'každé úterý a čtvrtek, podle objednávek.' },
      { title: 'Každá šarže z laboratoře.', text: 'Výsledky najdete u produktu.' },
      { title: 'Nechutná? Vrátíme peníze.', text: 'Do 60 dnů, i za načatý pytel.' },
    ],
    regular: {
      heading: 'Miska hlásí, že dochází? My už jsme na cestě.',
      lead: 'Pravidelné doručení spočítá, kdy se dojídá, a pošle další pytel dřív. S desetiprocentní slevou a bez závazku.',
      action: 'Nastavit doručování',
      lines: [
        'První pytel. Seznámení.',
        'Bez prázdné misky.',
        'Posuneme, když jedete na hory.',
        'Čtvrtý pytel, pořád bez závazku.',
      ],
    },
    calculator: 'Kolik toho do misky',
    calculatorLead: 'Od oka umíme odhadnout leda hlad. Na dávku máme výpočet.',
    reviews: 'Psi nepíšou. Za ně mluví misky.',
    blog: 'Čtení pod misku',
    wholeBlog: 'Celý blog',
    finder: {
      heading: 'Najít krmivo podle psa',
      dogIs: 'Můj pes je',
      ageLabel: 'Věk',
      ages: [
        { value: 'dospely', label: 'dospělý' },
        { value: 'stene', label: 'štěně' },
        { value: 'senior', label: 'senior' },
      ],
      weighs: 'a váží',
      weightLabel: 'Váha',
      weights: [
        { value: 'stredni', label: '10–25 kg' },
        { value: 'mala', label: 'do 10 kg' },
        { value: 'velka', label: 'nad 25 kg' },
      ],
      moves: 'Hýbe se',
      moveLabel: 'Pohyb',
      activities: [
        { value: 'moderate', label: 'tak akorát' },
        { value: 'low', label: 'od gauče k misce' },
        { value: 'working', label: 'od rána do noci' },
      ],
      and: 'a',
      limitLabel: 'Omezení',
      limits: [
        { value: 'nic', label: 'sní úplně všechno' },
        { value: 'kure', label: 'nesnese kuře' },
        { value: 'hovezi', label: 'nesnese hovězí' },
        { value: 'obiloviny', label: 'nesnese obiloviny' },
        { value: 'bricho', label: 'má citlivé bříško' },
        { value: 'hubnuti', label: 'potřebuje zhubnout' },
      ],
      show: 'Ukázat krmiva',
      chooseForMe: 'Vyberte za mě jedno',
    },
  }),
  /** True of a dog, but not for the first page. */
  notForBreakfast: /stolic|průj|hovín|hoven|bobk|zvrac|zvrat|nadým|větry|prd/i,
  promise: ({ date, time, isToday }: { date: string; time: string; isToday: boolean }, arrivesOn: string) =>
    `Objednáte ${isToday ? '' : `${formatUntilWeekdayDate(date)} `}do\u00a0${time}, ${formatOnWeekdayDate(arrivesOn)} voní u\u00a0vás.`,
  showFoods: (count: number) =>
    `Ukázat ${formatNumber(count)}\u00a0${pluralForm(count, { one: 'krmivo', few: 'krmiva', many: 'krmiva', other: 'krmiv' })}`,
  allProducts: (count: number) => `Všech ${formatNumber(count)}\u00a0produktů`,
  example: (name: string, pack: string) => `Ukázka: pes 18\u00a0kg, ${name}, ${pack}`,
  saved: (price: string) => `S\u00a0každým pytlem ušetříte ${price}.`,
}
