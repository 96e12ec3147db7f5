import type { ChangeRefusal, LinesChange } from '@shop/contract/order/order-lines'
import { formatPrice } from '@shop/czech/format-price'
import { formatMoment } from './moments.ts'

/** One sentence of what follows, before anybody presses the button. */
function sentence({ toPay, toReturn, payable, was, deadlineAt, creditsBack }: LinesChange): string {
  const money =
    deadlineAt !== null
      ? `Zákazník doplatí ${formatPrice(toPay)} do ${formatMoment(deadlineAt)}; do té doby se objednávka nebalí. Když nezaplatí, zůstane původní.`
      : toReturn > 0
        ? `Zákazníkovi se vrátí ${formatPrice(toReturn)} stejnou cestou, jakou platil.`
        : payable === was
          ? 'Cena se nemění.'
          : `Objednávka bude stát ${formatPrice(payable)}.`
  const credits = creditsBack > 0 ? ` Vrátí se i kredity (${creditsBack}).` : ''
  return `${money}${credits} Odejde mail s novým souhrnem.`
}

export const LINES = {
  open: 'Změnit položky',
  title: 'Změnit položky objednávky',
  sentence: 'Co zůstane, stojí jako při objednání. Přidané kusy stojí jako dnes a musí se vejít do domluvené zásilky.',
  piecesOf: (name: string) => `Počet kusů: ${name}`,
  was: (pieces: number) => `bylo ${pieces}`,
  whole: 'balíček jde ubrat jen celý',
  added: 'Přidat zboží (kód)',
  addedPieces: 'Kusů',
  before: 'Dosud',
  after: 'Nově',
  toPay: 'Doplatí',
  toReturn: 'Vrátíme',
  choose: 'Změňte počet kusů nebo přidejte zboží a uvidíte rozdíl.',
  outcome: sentence,
  reason: 'Důvod',
  reasonHint: 'zůstane v historii',
  save: 'Změnit objednávku',
  leave: 'Zahodit',
  done: 'Objednávka je změněná, zákazník dostal mail.',
  conflict: 'Objednávku mezitím změnil někdo jiný. Co se liší:',
  conflictLine: (name: string, mine: number, theirs: number) => `${name}: viděli jste ${mine} ks, teď ${theirs} ks`,
  conflictOther: 'Položky jsou stejné, změnily se jiné údaje. Můžete pokračovat.',
  goOn: 'Pokračovat s novým stavem',
  withdraw: 'Vzít změnu zpět',
  withdrawn: 'Změna je vzatá zpět, platí původní objednávka.',
  withdrawSentence: 'Objednávka bude zase taková, jaká byla před změnou, a půjde balit. Zákazník dostane mail.',
} as const

export const LINE_REFUSALS: Record<ChangeRefusal, string> = {
  plan: 'Zásilku pravidelného doručení změňte v jejím plánu.',
  invoiced: 'Objednávka už má fakturu. Peníze za kusy vraťte níže, vznikne opravný doklad.',
  group: 'Objednávka je součástí společné, položky se po uzávěrce nemění.',
  voucher: 'Objednávka poukazu se nemění. Zrušte ji a zákazník si koupí jiný.',
  charged_back: 'Banka platbu vzala zpět. Nejdřív to vyřešte v Platbách.',
  payment_in_progress: 'Zrovna probíhá platba. Zkuste to za chvíli.',
  refund_in_progress: 'Peníze jsou na cestě k zákazníkovi. Změnit jde, až vratka doběhne.',
  corrected: 'Za část zboží se už vrátily peníze, řádky jsou na dokladech.',
  case_open: 'K objednávce běží odstoupení nebo reklamace. Nejdřív je vyřiďte, nebo ať je zákazník vezme zpět.',
  change_open: 'Jedna změna už čeká na doplatek. Vezměte ji zpět, nebo počkejte.',
  price_changed: 'Cena se mezitím změnila. Podívejte se na nový rozdíl.',
  on_hold: 'Pozastavená objednávka nemůže čekat na doplatek. Nejdřív ji uvolněte.',
  payment_impossible: 'Tak velkou objednávku takhle zaplatit nejde.',
  unknown_line: 'Takový řádek v objednávce není.',
  not_goods: 'Dárek, doprava a platba se nemění.',
  regular_line: 'Pravidelné doručení se mění v plánu.',
  bundle_is_whole: 'Balíček jde ubrat jen celý.',
  break_lost: 'Cena za množství platí až od většího počtu kusů.',
  nothing_left: 'Nezbylo by žádné zboží. Objednávku zrušte.',
  nothing_changed: 'Nic se nezměnilo.',
  on_credit: 'K objednávce na fakturu se nepřidává, má schválený limit. Založte novou.',
  unknown_code: 'Zboží s tímto kódem nemáme.',
  not_sold: 'Tohle zboží se teď neprodává.',
  method_gone: 'Způsob dopravy nebo platby už nenabízíme, přidat nejde.',
  group_changed: 'Zákazník má dnes jiný ceník. Přidané zboží objednejte zvlášť.',
  parcel_full: 'Do domluvené zásilky se tolik nevejde.',
  point_refused: 'Výdejní místo takovou zásilku nevezme.',
}
