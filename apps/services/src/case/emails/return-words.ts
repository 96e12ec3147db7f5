import { formatDate } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import type { CaseRow } from '#app/case/cases.sql'
import type { PaidMoney } from '#app/case/paid-money'
import { hasLeft, isOnItsWay, parcelOf } from '#app/case/stop-order'

type Way = Pick<CaseRow, 'number' | 'kind' | 'sendBy' | 'returnWay'>

const PAID_BY_US =
  'Zboží předejte na kterémkoli výdejním místě Zásilkovny, cestu platíme my. Kód k podání přijde v dalším e-mailu a bude i na stránce podání.'

const NOTHING_CAME = 'Peníze jsme za tuto objednávku nedostali. Kdyby ještě přišly, vrátíme je stejnou cestou.'
const UNKNOWN_MONEY = 'Peníze, které jste za toto zboží zaplatili a ještě je nemáte zpět,'

/** What comes next after a withdrawal: where goods go to, or that nothing is to be sent. */
export function tellReturn(
  given: Way & Pick<CaseRow, 'quoted'>,
  {
    order,
    paid,
    lines,
  }: { order: Parameters<typeof parcelOf>[0]; paid: PaidMoney; lines: Parameters<typeof parcelOf>[1] },
  returnAddress: string,
): { text: string; money: string } {
  const isAwaited = hasLeft(order)
  return {
    text: isAwaited
      ? tellGoods(given, order, { lines, returnAddress })
      : 'Zboží jsme ještě neodeslali, nic nám proto neposílejte.',
    money: tellMoney(given, paid, isAwaited),
  }
}

/** An amount is promised only of money we have: cash may still be with the carrier, and some goods cost none. */
function tellMoney({ quoted }: Pick<CaseRow, 'quoted'>, { held, hasCome }: PaidMoney, isAwaited: boolean): string {
  if (!hasCome && !isAwaited) return NOTHING_CAME
  const wait = isAwaited ? ' Počkat smíme na zboží nebo doklad o odeslání.' : ''
  const money = quoted > 0 && held >= quoted ? `Peníze ${formatPrice(quoted)}` : UNKNOWN_MONEY
  return `${money} vrátíme do 14 dnů od odstoupení stejnou cestou, jakou přišly.${wait}`
}

const COMING_BACK = 'Balík se k nám vrací sám, nic nám neposílejte.'
const ON_ITS_WAY =
  'Balík ještě nemáte, přebírat ho proto nemusíte: sám se vrátí k nám a nic neposíláte. Kdybyste ho přece převzali, platí tohle:'

const KEEPS_SOME = 'Balík prosím převezměte, je v něm i to, co si necháváte. Co vracíte, pošlete potom:'

/** Where goods that were withdrawn from come from: the carrier brings what its customer never took. */
export function tellGoods(
  given: Way,
  order: Parameters<typeof parcelOf>[0],
  { lines, returnAddress }: { lines?: Parameters<typeof parcelOf>[1]; returnAddress: string },
): string {
  const way = tellWay(given, returnAddress)
  if (given.kind !== 'withdrawal') return way
  const parcel = parcelOf(order, lines)
  if (parcel === 'coming_back') return COMING_BACK
  if (parcel === 'on_its_way') return `${ON_ITS_WAY} ${way}`
  return isOnItsWay(order) ? `${KEEPS_SOME} ${way}` : way
}

/** How goods that are asked for come to us. */
export function tellWay({ number, kind, sendBy, returnWay }: Way, returnAddress: string): string {
  const until = sendBy === null ? '' : ` Stačí ho podat do ${formatDate(sendBy)}.`
  const box = `Na krabici napište číslo podání ${number}, ať balík poznáme.`
  if (returnWay === 'packeta') return `${PAID_BY_US}${until} ${box}`
  const cost = kind === 'withdrawal' ? ' Náklady na vrácení nesete vy.' : ''
  return `Zboží pošlete na adresu ${returnAddress} nebo předejte ve výdejně v Brně.${until}${cost} ${box}`
}
