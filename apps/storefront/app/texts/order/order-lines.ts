import type { ChangeRefusal, LinesChange } from '@shop/contract/order/order-lines'
import { formatMoment } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { typeset } from '@shop/czech/typeset'
import { toPragueTime } from '@shop/domain/calendar/prague-time'

export const orderLinesTexts = typeset({
  title: 'Změnit položky',
  intro:
    'Co v objednávce zůstane, stojí jako dosud. Přidané kusy stojí jako dnes v obchodě a za dopravu nic nepřipočteme. Nulou položku uberete.',
  whole: 'Balíček jde ubrat jen celý.',
  look: 'Spočítat rozdíl',
  save: 'Změnit objednávku',
  open: 'Změna čeká na doplatek. Dokud nepřijde, objednávku nebalíme. Když nezaplatíte, pošleme ji v původní podobě.',
  withdraw: 'Vzít změnu zpět',
})

/** What follows, before the button that does it. */
export function tellDifference({ was, payable, toPay, toReturn, deadlineAt, creditsBack }: LinesChange): string {
  const price = `Objednávka stála ${formatPrice(was)}, nově bude stát ${formatPrice(payable)}.`
  const credits = creditsBack > 0 ? ' Kredity za vynechané zboží vrátíme na účet.' : ''
  if (deadlineAt !== null) {
    const until = formatMoment(toPragueTime(new Date(deadlineAt)))
    return `${price} Doplatíte ${formatPrice(toPay)}, máte na to čas do ${until}. Když doplatek nepřijde, platí původní objednávka.`
  }
  if (toReturn > 0) return `${price} Vrátíme vám ${formatPrice(toReturn)} stejnou cestou, jakou jste platili.${credits}`
  return `${price}${credits}`
}

const REASONS: Record<ChangeRefusal, string> = typeset({
  plan: 'Zásilku pravidelného doručení změníte v jejím plánu.',
  invoiced: 'Objednávka už má fakturu, položky změnit nejde. Napište nám.',
  group: 'Objednávka je součástí společné, položky se po uzávěrce nemění. Můžete ji jen zrušit.',
  voucher: 'Objednávku poukazu změnit nejde. Zrušte ji a kupte poukaz na jinou částku.',
  charged_back: 'S platbou je potíž, položky teď změnit nejde. Zavolejte nám.',
  payment_in_progress: 'Zrovna probíhá platba. Zkuste to za chvíli.',
  refund_in_progress: 'Peníze za předchozí změnu jsou na cestě. Zkuste to, až dorazí.',
  corrected: 'Část peněz jsme vám už vrátili, další změnu s námi prosím domluvte.',
  case_open: 'K objednávce vyřizujeme odstoupení nebo reklamaci, položky teď změnit nejde. Napište nám.',
  change_open: 'Jedna změna už čeká na doplatek. Zaplaťte ji, nebo ji vezměte zpět.',
  price_changed: 'Cena je jiná než ta, kterou jste viděli. Podívejte se na nový rozdíl.',
  on_hold: 'Objednávka čeká na vaši odpověď, přidat do ní teď nejde.',
  payment_impossible: 'Tak velkou objednávku zvoleným způsobem zaplatit nejde.',
  unknown_line: 'Takovou položku v objednávce nemáte. Načtěte stránku znovu.',
  not_goods: 'Dárek, doprava a platba se nemění.',
  regular_line: 'Pravidelné doručení změníte v plánu.',
  bundle_is_whole: 'Balíček jde ubrat jen celý.',
  break_lost:
    'Cena platí až od většího počtu kusů, tak málo jich za ni nechat nejde. Odeberte je všechny, nebo nám napište.',
  nothing_left: 'Nezbylo by žádné zboží. Objednávku můžete zrušit níže.',
  nothing_changed: 'Počty kusů jsou stejné jako dosud.',
  on_credit: 'K objednávce na fakturu prosím přidané zboží objednejte zvlášť.',
  unknown_code: 'Takové zboží nemáme.',
  not_sold: 'Tohle zboží už neprodáváme, víc kusů přidat nejde.',
  method_gone: 'Zvolenou dopravu nebo platbu už nenabízíme, přidané zboží objednejte zvlášť.',
  group_changed: 'Máte teď jiný ceník, přidané zboží objednejte zvlášť.',
  parcel_full: 'Tolik se do domluvené zásilky nevejde. Přidané zboží objednejte zvlášť.',
  point_refused: 'Výdejní místo takovou zásilku nevezme.',
})

const CODES: Record<string, string> = typeset({
  order_state: 'Objednávku už balíme nebo je na cestě, takže položky změnit nejde. Zavolejte nám.',
  version_conflict: 'Objednávka se mezitím změnila. Níže je, jak vypadá teď; změňte ji prosím znovu.',
  out_of_stock: 'Tolik kusů na skladě nemáme.',
  unavailable: 'Tahle část obchodu teď neodpovídá. Zkuste to za chvíli, nebo nám zavolejte.',
})
const OTHER = 'Nepodařilo se to. Načtěte prosím stránku a zkuste to znovu.'

export function tellLinesRefusal(code: string, details: unknown): string {
  const { reason } = (details ?? {}) as { reason?: ChangeRefusal }
  return code === 'change_refused' && reason ? REASONS[reason] : (CODES[code] ?? OTHER)
}
