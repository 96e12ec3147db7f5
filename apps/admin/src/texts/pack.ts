import type { BenchAnswer } from '@shop/contract/staff/bench'

const KILOGRAMS = new Intl.NumberFormat('cs', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const PLURAL = new Intl.PluralRules('cs')

const ALARMS: Partial<Record<BenchAnswer['verdict'], string>> = {
  wrong_goods: 'Sem nepatří',
  goods_complete: 'Už je tam všechno',
  blocked_batch: 'Stažená šarže',
  unknown: 'Neznámý kód',
  taken_by_other: 'Balí ji někdo jiný',
  not_packable: 'Tuhle teď balit nejde',
  wrong_batch: 'Jiná šarže',
  short_date: 'Krátké datum',
}

const PROBLEMS: Record<string, string> = {
  paper_out: 'V tiskárně došel papír.',
  offline: 'Tiskárna neodpovídá.',
  head_open: 'Tiskárna je otevřená.',
  paused: 'Tiskárna je pozastavená.',
  unknown_printer: 'Tiskárnu server nezná.',
  no_label: 'Dopravce štítek ještě nedal.',
}

const REASONS: Record<string, string> = {
  label_refused: 'dopravce odmítl štítek, opravuje péče',
  missing_piece: 'chybí kus',
  damaged: 'poškozené zboží',
  batches_short: 'na regálu není šarže, kterou lze poslat',
  money_returned: 'peníze se vrátily zákazníkovi',
  other: 'odloženo',
}

export const PACK = {
  title: 'Balení',
  whichBench: 'U kterého stolu jste?',
  otherBench: 'Jiný stůl',
  progress: (packed: number, all: number) => `Zabaleno ${packed} z ${all}`,
  collection: (at: string) => `svoz v ${at}`,
  offline: 'Čekáme na server, neskenujte',
  scanSheet: 'Naskenujte vychystávací list',
  orNext: 'nebo si vezměte další zásilku v pořadí',
  queueEmpty: 'Všechno je zabalené',
  notAsked: 'O štítek nelze požádat: dopravce není napojený. Číslo zásilky od něj zapište v uzávěrce dne.',
  notTaken: 'Číslo se nezapsalo: zásilka mezitím změnila stav. Načtěte seznam znovu.',
  writeNumber: 'Zapsat číslo',
  numberOf: (number: string) => `Číslo zásilky od dopravce k objednávce ${number}`,
  byHand: (isOn: boolean) => (isOn ? 'Vážíte ručně' : 'Vážit ručně'),
  weighTitle: (number: string) => `Zvažte zásilku ${number}`,
  weighLead: (grams: number) => `Všechny kusy jsou v krabici. Má vážit ${KILOGRAMS.format(grams / 1000)} kg.`,
  weighed: 'Na váze je',
  closeBox: 'Zavřít krabici',
  wasPutAside: 'Zásilka je odložená. Pokračujte další.',
  next: 'Další zásilka',
  space: 'Mezerník',
  order: 'Pořadí: nejbližší svoz, pak stejné zboží za sebou.',
  left: 'Do svozu',
  leftCount: (left: number) => `zbývá ${left}`,
  asideTitle: 'Odložené',
  asideReason: (reason: string) => REASONS[reason] ?? 'odloženo',
  undo: 'Vzít zpět poslední',
  missing: 'Chybí kus',
  aside: 'Odložit zásilku',
  reprint: 'Vytisknout štítek znovu',
  day: 'Uzávěrka dne',
  parcel: 'Zásilka',
  ownCounter: 'Osobní odběr',
  part: (number: number, count: number) => `Krabice ${number} z ${count}`,
  pieces: 'Kusy',
  of: (pieces: number) => `z ${pieces}`,
  weight: 'Váha',
  kilograms: (grams: number) => `${KILOGRAMS.format(grams / 1000)} kg`,
  closesItself: 'Posledním kusem se krabice zavře a štítek se vytiskne sám.',
  gift: 'dárek',
  starterPacks: (packs: number) => `Přiložte startovací balíčky: ${packs}`,
  shelf: 'regál',
  batch: 'šarže',
  batchOf: 'šarži',
  until: (date: string) => `do ${formatDay(date)}`,
  take: 'Vezměte z regálu',
  whichBatch: 'Která šarže je na obalu?',
  asPlanned: 'podle plánu',
  insteadOfPlanned: 'vezme se místo plánované',
  scanShelfTag: 'Rychleji: naskenujte štítek šarže na regálu. Kód z obalu GS1 s šarží se pozná sám.',
  closed: (number: string) => `Zásilka ${number} je zabalená`,
  printState: (state: string, problem: string | null) =>
    state === 'printed'
      ? 'Štítek je vytištěný.'
      : problem
        ? (PROBLEMS[problem] ?? 'Štítek čeká.')
        : 'Štítek se tiskne…',
  alarm: (said: BenchAnswer) =>
    said.missingGrams === null
      ? (ALARMS[said.verdict] ?? 'Něco nesedí')
      : `${said.missingGrams > 0 ? 'Chybí' : 'Přebývá'} ${Math.abs(said.missingGrams)} g`,
  alarmMore: (said: BenchAnswer, goods: string) => toMore(said, goods),
  acceptWeight: 'Opravdu je tam všechno',
  alarmEnds: 'Pokračujte správným skenem.',
  printsWait: (count: number) =>
    `${{ one: 'Čeká 1 štítek.', few: `Čekají ${count} štítky.` }[PLURAL.select(count) as 'one' | 'few'] ?? `Čeká ${count} štítků.`}`,
  printProblem: (problem: string | null) => (problem ? (PROBLEMS[problem] ?? '') : ''),
  printQueue: (count: number) => `Vytisknout frontu štítků (${count})`,
  retryLabel: (number: string) => `Zkusit štítek ${number}`,
  swapTo: (name: string) => `Tisknout na: ${name}`,
  dayColumns: ['Dopravce', 'Zabaleno', 'Se štítkem', 'Bez štítku', 'Předáno', 'Co dál'],
  wholeList:
    'Předání podepisuje celý seznam: buď všechny zásilky, nebo žádná. Soupiska se tiskne dvakrát, jedna zůstává.',
  nothingPacked: 'Dnes ještě nic není zabalené. Co se zabalí, čeká tady na dopravce.',
  withoutLabel: 'Bez štítku',
  refused: 'dopravce štítek odmítl',
  waits: 'štítek čeká na dopravce',
  retryOne: 'Zkusit jen tento',
  printManifest: 'Vytisknout soupisku',
  handOver: (count: number) => `Předat ${count}`,
  notHandedOver: 'Předat se to nepovedlo: některá zásilka mezitím změnila stav. Načtěte seznam znovu.',
}

function toMore(said: BenchAnswer, goods: string): string {
  if (said.verdict === 'short_date' && said.bestBefore) {
    const batch = said.batchCode ? `Šarže ${said.batchCode} má` : 'Kus má'
    return `${batch} do ${formatDay(said.bestBefore)}, zbývá ${said.daysLeft} dní. Posíláme nejméně s ${said.minimumDaysLeft} dny.`
  }
  if (said.verdict === 'wrong_batch') return `${goods}: šarže ${said.batchCode} není ta, kterou posíláme jako první.`
  if (said.verdict === 'blocked_batch')
    return `Šarže ${said.batchCode} se neposílá. Dejte kus stranou a řekněte vedoucímu.`
  if (said.verdict === 'goods_complete') return `${goods} už v krabici leží tolikrát, kolikrát má.`
  if (said.verdict === 'taken_by_other') return said.bench ? `Otevřená je u: ${said.bench}.` : ''
  if (said.verdict === 'weight_differs') return 'Krabice neváží, co má. Zkontrolujte kusy.'
  if (said.verdict === 'wrong_goods') return 'Tohle zboží v zásilce není. Vraťte kus na regál.'
  return 'Kód jsme nepoznali.'
}

function formatDay(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${day}. ${month}. ${year}`
}
