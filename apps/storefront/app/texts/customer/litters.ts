import { formatDate, formatDayAndMonth, formatShortWeekdayDate, formatUntilWeekdayDate } from '@shop/czech/format-date'
import { formatDigits, formatNumber, formatWeight } from '@shop/czech/format-number'
import { pluralForm } from '@shop/czech/plural'
import { typeset } from '@shop/czech/typeset'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import type { Ribbon } from '@shop/domain/litter/ribbons'

const puppiesOf = (count: number) =>
  `${formatNumber(count)} ${pluralForm(count, { one: 'štěně', few: 'štěňata', many: 'štěněte', other: 'štěňat' })}`
const packsOf = (count: number) =>
  `${formatNumber(count)} ${pluralForm(count, { one: 'balíček', few: 'balíčky', many: 'balíčku', other: 'balíčků' })}`
const daysOf = (count: number) =>
  `${formatNumber(count)} ${pluralForm(count, { one: 'den', few: 'dny', many: 'dne', other: 'dní' })}`
const grams = (value: number) => `${formatNumber(value)} g`
const kcal = (value: number) => `${formatNumber(Math.round(value))} kcal`

/** The litter book of a breeder. */
export const litterTexts = {
  ...typeset({
    title: 'Vrhová kniha | Čenich',
    heading: 'Vrhová kniha',
    lead: 'Porody, denní vážení, krmný plán a karta pro každého nového majitele.',
    emptyHeading: 'Čekáte štěňata?',
    empty: 'Založte vrh třeba hned po krytí. Spočítáme dávku pro fenu a připomeneme balíčky.',
    open: 'Založit vrh',
    closedHeading: 'Kniha je pro schválené chovatele',
    closed:
      'Stačí přihláška s dokladem o chovatelské stanici. Odpovíme do jednoho pracovního dne a kniha se otevře sama.',
    apply: 'Požádat o program',
    newLitter: 'Nový vrh',
    change: 'Údaje o vrhu',
    name: 'Jméno vrhu',
    nameHint: 'Třeba Vrh B.',
    breed: 'Plemeno',
    motherName: 'Jméno feny',
    motherWeight: 'Váha feny v kg',
    matedOn: 'Den krytí',
    bornOn: 'Den narození',
    bornHint: 'Stačí jedno z obou dat. Den narození po zápisu štěňat už nezměníte.',
    food: 'Čím krmíte',
    noFood: 'Jiným krmivem',
    save: 'Uložit vrh',
    births: 'Kdo se narodil',
    birthsLead: 'Prázdné řádky nechte být. Další štěňata připíšete kdykoli.',
    moreBirths: 'Připsat další štěně',
    puppyName: 'Jméno',
    sex: 'Pohlaví',
    ribbon: 'Stužka',
    birthGrams: 'Váha při porodu v g',
    savePuppies: 'Zapsat štěňata',
    weighing: 'Vážení v gramech',
    puppy: 'Štěně',
    birth: 'porod',
    before: 'předtím',
    today: 'dnes',
    sinceYesterday: 'od minule',
    sinceBirth: 'od porodu',
    saveWeights: 'Uložit dnešní váhy',
    confirm: 'Čísla jsou správně, uložit',
    growth: 'Jak rostou',
    inWords: 'Slovy:',
    feeding: 'Krmný plán',
    how: 'Jak to počítáme',
    perDay: 'Za den',
    method: 'Podle doporučení FEDIAF, orientačně. Sledujte kondici feny.',
    noNumber: 'Dávku v gramech teď poctivě nespočítáme.',
    now: 'Teď:',
    packs: 'Startovací balíčky',
    packsContent:
      'V každém je malé balení krmiva pro štěňata, plán krmení na první týdny, leták o přechodu a poukaz na první nákup.',
    packsFree: 'Noví majitelé u nás nakupovat nemusí.',
    packsLimit: 'Nárok na vrh',
    packsBorn: 'Žijících štěňat',
    packsSend: 'Pošleme',
    packsUnborn: 'Balíčky nahlásíte, až se štěňata narodí a zapíšete je.',
    packsClosed: 'Štěňata už mohla odejít, balíčky k tomuhle vrhu už neposíláme.',
    packsLate: 'Do předání je méně než tři týdny. Pošleme je s nejbližší objednávkou, že dorazí včas, ale neslíbíme.',
    packsWait: 'Přijedou s vaší příští objednávkou.',
    handover: 'Předání',
    handoverLead:
      'Karta nese odkaz a QR kód. Kdo ji má, štěně si prohlédne a převezme jeho profil do svého účtu. Kdo to byl, se od nás nedozvíte. Na dálku pošlete odkaz e-mailem.',
    makeCards: 'Vyrobit karty',
    printCards: 'Karty k tisku',
    cardsTitle: 'Karty štěňat | Čenich',
    cardsHeading: 'Karty štěňat',
    cardsLead: 'Vytiskněte stránku z prohlížeče. Na jeden list se vejdou dvě karty.',
    cardKind: 'Karta štěněte',
    cardBorn: 'Datum narození',
    cardWeight: 'Poslední váha',
    cardFood: 'Jí',
    cardOther: 'zeptejte se chovatele',
    cardScan: 'Naskenujte a převezměte profil: váhy od porodu a krmivo, na které je zvyklé.',
    cardNone: 'Žádná karta teď není. Vyrobíte je u vrhu.',
    back: 'Zpátky k vrhu',
    states: { taken: 'převzato', issued: 'karta vydaná', expired: 'karta skončila', none: 'bez karty', ended: '' },
    basket: 'Krmivo pro nové majitele',
    basketNoFood: 'Doplňte u vrhu, čím krmíte, a připravíte z toho košík pro nové majitele.',
    basketLink: 'Odkaz na košík pro nové majitele',
    basketLook: 'Prohlédnout košík',
    basketPack: 'Balení',
    basketPieces: 'Kolik balení',
    basketMake: 'Připravit košík',
    basketAgain: 'Připravit znovu',
    basketGone: 'Tohle krmivo teď neprodáváme. Košík připravíte, až u vrhu vyberete jiné.',
    offer: 'Předat e-mailem',
    offerText:
      'Na adresu pošleme odkaz na profil štěněte. Platí čtyři týdny a kdo ho otevře, převezme ho do svého účtu.',
    offerAgain: 'Nový odkaz nahradí ten poslaný. Ten starý tím přestane platit.',
    offerEmail: 'E-mail nového majitele',
    offerSend: 'Poslat odkaz',
    end: 'Štěně nepřežilo',
    endHeading: 'Je nám to líto',
    endText: 'Zápis ukončíme k datu, které zadáte. Křivka zůstane, karta se zruší.',
    endDay: 'Den',
    endSave: 'Ukončit zápis',
    watch: 'Na co se podívat',
    nothing: 'Všechna štěňata přibírají, nic nečeká.',
    firstFood: 'Od čtvrtého týdne můžete nabízet namočené granule.',
    milk: 'Jen mateřské mléko. Vážíte denně.',
    fourth: 'Nabízejte granule namočené ve vlažné vodě, čtyřikrát denně. Kolik snědí, tolik.',
    weaning: 'Vody ubývá, granulí přibývá. Číslo na štěně do 8 týdnů neuvádíme, metoda pro ně neplatí.',
    later: 'Dávku spočítáme v profilu štěněte podle váhy a očekávané dospělosti.',
  }),
  sexes: { male: 'pes', female: 'fena' },
  ribbons: {
    none: 'bez stužky',
    blue: 'modrá',
    yellow: 'žlutá',
    green: 'zelená',
    red: 'červená',
    white: 'bílá',
    black: 'černá',
    pink: 'růžová',
    orange: 'oranžová',
    violet: 'fialová',
  } satisfies Record<Ribbon, string>,
  weeks: ['1.–3. týden', '4. týden', '5.–8. týden', 'od 9. týdne'] as const,
  pageTitle: (name: string) => `${name}, vrhová kniha | Čenich`,
  kennel: (name: string) => (name ? `Chovatelská stanice ${name}` : 'Chovatelská stanice'),
  litter: (breed: string, count: number) =>
    [breed, count > 0 ? puppiesOf(count) : ''].filter(Boolean).join(', ') || 'Vrh',
  facts: { born: 'Den narození', expected: 'Porod čekáme kolem', mother: 'Fena', handover: 'Předání od' },
  motherFact: (name: string, weight: number | null) => (weight === null ? name : `${name}, ${formatWeight(weight)}`),
  handoverFact: (day: string) => `${formatShortWeekdayDate(day)}, 8 týdnů`,
  day: (age: number) => `Den ${formatNumber(age)}.`,
  expected: (day: string) => `Porod čekáme kolem ${formatDate(day)}.`,
  allGain: (count: number) =>
    pluralForm(count, {
      one: 'Štěně přibírá.',
      few: `Přibírají všechna ${puppiesOf(count)}.`,
      many: 'Štěňata přibírají.',
      other: `Přibírá všech ${puppiesOf(count)}.`,
    }),
  someSlow: (names: string) => `Pozor na váhu: ${names}.`,
  slow: (name: string, days: number) =>
    days > 2
      ? `${name} je s přírůstkem pod hranicí už ${daysOf(days)}. Zavolejte veterináře.`
      : `${name} je s přírůstkem ${daysOf(days)} pod hranicí. Zkontrolujte, jestli saje, a při třetím dni volejte veterináře.`,
  packsBy: (day: string) => `Startovací balíčky nahlaste ${formatUntilWeekdayDate(day)}, tři týdny před předáním.`,
  limit: (percent: number) =>
    `Oranžově je přírůstek pod ${formatNumber(percent)} % za den. Hranici jsme nastavili my, není to diagnóza.`,
  unlikely: (before: number, suggestion: number | null) =>
    suggestion === null
      ? `Minule ${grams(before)}. Zkontrolujte prosím číslo.`
      : `Minule ${grams(before)}. Nemělo to být ${grams(suggestion)}?`,
  todayWeight: (name: string) => `${name}, dnešní váha v gramech`,
  column: formatDayAndMonth,
  grams,
  number: formatNumber,
  gain: (value: number) => `${value > 0 ? '+' : ''}${grams(value)}`,
  percent: (value: number) => `${formatDigits(value, 1)} %`,
  times: (value: number) => `${formatDigits(value, 1)}×`,
  slowMark: 'pod hranicí',
  sub: (sex: string, ribbon: string) => `${sex}, ${ribbon}`,
  diedOn: (day: string) => `zápis ukončen ${formatDate(day)}`,
  chartTitle: (count: number, day: number) => `Růst: ${puppiesOf(count)} od porodu do ${formatNumber(day)}. dne`,
  chartSlow: (names: string) => `Pod hranicí přírůstku: ${names}. Přesná čísla jsou v tabulce nad grafem.`,
  chartEven: 'Všechna štěňata přibírají. Přesná čísla jsou v tabulce nad grafem.',
  chartLevel: (value: number) => formatDigits(value / 1000, 1),
  chartUnit: 'kg',
  chartDay: (day: number) => (day === 0 ? 'porod' : `${day}. den`),
  label: (name: string, value: number) => `${name} ${formatDigits(value / 1000, 2)}`,
  extremes: (heaviest: string, most: number, lightest: string, least: number) =>
    `nejtěžší je ${heaviest} (${formatDigits(most / 1000, 2)} kg), nejlehčí ${lightest} (${formatDigits(least / 1000, 2)} kg).`,
  doubled: (from: number, to: number) =>
    from === to
      ? `Váhu z porodu štěňata zdvojnásobila ${from}. den.`
      : `Váhu z porodu štěňata zdvojnásobila mezi ${from}. a ${to}. dnem.`,
  nursing: (name: string, week: number, count: number) => `${name}, ${week}. týden kojení, ${puppiesOf(count)}`,
  pregnant: (name: string, week: number) => `${name}, ${week}. týden březosti`,
  perDayGrams: 'g denně',
  ofFood: (food: string) => `${food}, do čtyř porcí.`,
  base: (factor: number, kilograms: string) => `Základ, ${factor} × ${kilograms}`,
  milkRow: (count: number, week: number) => `${puppiesOf(count)}, ${week}. týden: mléko`,
  growingRow: 'Růst plodů od 5. týdne',
  kcal,
  divide: (value: number) => `: ${formatNumber(value)} kcal ve 100 g`,
  needs: {
    weight: 'Doplňte váhu feny.',
    food: 'Doplňte, čím krmíte.',
    pregnancy_week_needed: 'Krytí je déle než devět týdnů. Doplňte den narození.',
    nursing_week_needed: 'Vzorec platí pro první čtyři týdny kojení, potom fena dávku postupně snižuje.',
    litter_size_needed: 'Vzorec platí pro jedno až osm štěňat. U většího vrhu krmte podle chuti feny.',
    under_8_weeks: '',
  },
  packsAsked: (count: number) => `Nahlášeno: ${packsOf(count)}.`,
  packsSent: (count: number, day: string) => `Odesláno ${formatDate(day)}: ${packsOf(count)}.`,
  packsFor: (packs: number, living: number) => `${packsOf(packs)} pro ${puppiesOf(living)}, zdarma.`,
  packsUpTo: (most: number) => `až ${most}`,
  askPacks: (count: number) => `Nahlásit ${packsOf(count)}`,
  takenText: (day: string, credits: number, reward: string | null) =>
    reward === 'given'
      ? `Převzato ${formatDate(day)}. ${formatNumber(credits)} kreditů jsme vám připsali.`
      : reward === 'refused'
        ? `Převzato ${formatDate(day)}. Kredity patří jen za štěně v cizí domácnosti.`
        : `Převzato ${formatDate(day)}. Až si nový majitel nechá první doručenou objednávku, připíšeme vám ${formatNumber(credits)} kreditů.`,
  offered: (email: string, sentOn: string, until: string) =>
    `Odkaz odešel ${formatDate(sentOn)} na ${email}, platí do ${formatDate(until)}.`,
  issuedText: (day: string) => `Zatím nikdo nepřevzal, platí do ${formatDate(day)}.`,
  expiredText: (day: string) => `Platila do ${formatDate(day)}. Vyrobte novou.`,
  basketLead: (food: string) =>
    `${food} v košíku za odkazem, který uvidí každý, kdo si otevře kartu štěněte. Cena bude dnešní a koupit ho nikdo nemusí.`,
  basketUntil: (moment: string) => `Odkaz platí do ${formatDate(toPragueDay(moment))}.`,
  noneText: 'Kartu vytisknete nebo pošlete odkazem.',
  cardName: (puppy: string, litter: string) => `${puppy}, ${litter}`,
  qr: (name: string) => `QR kód karty: ${name}`,
  kilograms: (value: number) => `${formatDigits(value / 1000, 2)} kg`,
  listed: (count: number, bornOn: string | null) =>
    bornOn === null ? 'Čekáme porod.' : `Porod ${formatDate(bornOn)}, ${puppiesOf(count)}.`,
}
