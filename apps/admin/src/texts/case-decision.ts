import type { StaffCaseView } from '@shop/contract/case/staff-case'
import { formatCredits } from '@shop/czech/format-credits'
import { formatPrice } from '@shop/czech/format-price'
import { pluralForm } from '@shop/czech/plural'
import type { CaseOutcome, GoodsPlace } from '@shop/domain/case/case-state'
import { REFUND_WAYS } from './money/refund-ways.ts'

const OUTCOMES: Record<CaseOutcome, { name: string; hint: string }> = {
  refund: { name: 'Uznat, vrátit peníze', hint: 'podle toho, co opravdu zaplatil' },
  credits: { name: 'Uznat, připsat kredity', hint: 'zákazník si je vybral sám' },
  replacement: { name: 'Uznat, poslat náhradu', hint: 'objednávka bez ceny, stejné zboží' },
  discount: { name: 'Uznat, sleva z ceny', hint: 'zákazník si zboží nechá' },
  refuse: { name: 'Zamítnout', hint: 'písemný důvod, odkaz na ČOI' },
}

const PLACES: Record<GoodsPlace, string> = {
  shelf: 'zpět do prodeje',
  quarantine: 'stranou k prohlédnutí',
  scrap: 'vyhodit',
  none: 'nikam, u nás nejsou',
}

const pieces = (count: number) =>
  `${count} ${pluralForm(count, { one: 'kus', few: 'kusy', many: 'kusu', other: 'kusů' })}`

/** Money, document, credits, replacement, shelf, mail: in this order, whatever of it there is. */
function sentence(view: StaffCaseView, toShelf: number): string {
  const { orderState, lines, refund, credits: granted, replacementNumber } = view
  const isWhole = lines.every(({ decisions }) =>
    decisions.every(({ outcome, lowered }) => outcome !== 'refuse' && lowered === 0),
  )
  const way = REFUND_WAYS[refund?.way ?? 'transfer']
  return [
    refund ? `Zákazník dostane ${formatPrice(refund.amount)} ${way}.` : 'Žádné peníze se nevrátí.',
    refund && orderState !== 'cancelled' ? 'Opravný doklad se vystaví, až peníze odejdou.' : '',
    orderState === 'cancelled' ? 'Objednávka se zruší a zboží se uvolní.' : '',
    granted > 0 ? `Na účet se připíše ${formatCredits(granted)}.` : '',
    replacementNumber === null ? '' : 'Založí se objednávka bez ceny a zboží se pro ni rezervuje.',
    toShelf > 0 ? `Do prodeje se vrátí ${pieces(toShelf)}.` : '',
    isWhole ? 'Odejde e-mail s rozhodnutím.' : 'Odejde e-mail s rozhodnutím, důvody a odkazem na ČOI.',
    'Vzít zpět to nejde.',
  ]
    .filter(Boolean)
    .join(' ')
}

function submit({ state, refund, replacementNumber }: StaffCaseView): string {
  if (state === 'rejected') return 'Zamítnout'
  const verb = state === 'partly_accepted' ? 'Uznat zčásti' : 'Uznat'
  if (refund) return `${verb} a vrátit ${formatPrice(refund.amount)}`
  return replacementNumber === null ? verb : `${verb} a poslat náhradu`
}

export const DECISION = {
  title: 'Rozhodnutí',
  outcomes: OUTCOMES,
  places: PLACES,
  goodsTo: 'Kam s kusy',
  partOf: (name: string, count: number) => `${name}, ${pieces(count)}`,
  pieces: 'Kusů',
  split: 'Rozdělit',
  join: 'Spojit',
  lowered: 'Snížit o',
  loweredHint: 'Kč, hodnota klesla',
  discount: 'Sleva',
  discountHint: 'Kč',
  reason: 'Důvod',
  reasonHint: 'uvidí zákazník',
  note: 'Poznámka k rozhodnutí',
  noteHint: 'uvidí zákazník, nepovinná',
  preview: 'Co se stane',
  trying: 'Počítá se, co rozhodnutí udělá.',
  amount: 'Vrátí se',
  where: 'Kam',
  ways: { gateway: 'zpět přes bránu', transfer: 'převodem na účet', voucher: 'zpět na dárkový poukaz' },
  credits: 'Kredity',
  result: 'Výsledek',
  sentence,
  submit,
  wait: 'Rozhodnout',
  done: 'Rozhodnuto, zákazník dostane e-mail.',
  reload: 'Načíst znovu',
  amountUnread: 'Částku napište v korunách, například 155,83.',
  keys: { outcome: 'rozhodnutí', confirm: 'potvrdit' },
} as const

/** What a decision still lacks: no mistake, only not finished. */
export const UNFINISHED: Record<string, string> = {
  reason_missing: 'Doplňte důvod. Zákazník ho dostane písemně.',
  not_a_discount: 'Napište, jak velká sleva to je.',
  line_not_decided: 'Kusy nedávají dohromady tolik, kolik zákazník žádá.',
}

export const DECISION_REFUSALS: Record<string, string> = {
  credits_not_chosen: 'Kredity místo peněz si zákazník nevybral.',
  outcome_not_for_kind: 'Takhle tenhle druh případu skončit nemůže.',
  goods_not_here: 'Kusy, které nedorazily, nejde nikam dát.',
  not_for_the_shelf: 'Otevřené nebo poškozené kusy se na sklad nevracejí.',
  parcel_restocks:
    'Nevyzvednutý balík se celý vrátí na sklad se zrušením objednávky, sem ho dávat nejde. Poškozené kusy potom odepište ve skladu.',
  granted_before: 'Za tyto kusy už šly peníze, kredity nebo náhrada.',
  unknown_line: 'Takový řádek objednávka nemá.',
  over_amount: 'Je to víc, než zákazník za zboží zaplatil.',
  too_many_pieces: 'Tolik kusů už k vrácení nezbývá, část se vrátila dřív.',
  not_a_correction: 'Za tohle už není co vracet.',
  nothing_to_refund: 'Obchod u téhle objednávky žádné peníze nedrží. U dobírky počkejte, až je pošle dopravce.',
  not_paid_yet:
    'Za objednávku nic nepřišlo a nic z ní zákazník nemá. Zrušte ji, případ tím skončí, a zbytek pošlete novou objednávkou.',
  not_sent_yet: 'Zákazník zboží nikdy neměl, na hodnotě ztratit nemohlo. Vraťte celou částku.',
  awaits_approval: 'Objednávka čeká na schválení. Neschvalte ji, případ tím skončí.',
  over_refundable: 'Obchod u téhle objednávky tolik peněz nedrží.',
  refund_in_progress: 'Jiné vrácení u téhle objednávky ještě běží. Rozhodněte, až doběhne.',
  charged_back: 'Peníze už zákazníkovi vrátila banka.',
}

export const CASE_REFUSALS: Record<string, string> = {
  case_state: 'Případ je mezitím v jiném stavu a tohle s ním už nejde. Načetli jsme ho znovu.',
  case_line_unknown: 'Víc kusů, než o kolik zákazník žádá, přijmout nejde.',
  case_decision_refused: 'Takhle rozhodnout nejde.',
  refund_refused: 'Takhle peníze vrátit nejde.',
  out_of_stock: 'Na náhradu není na skladě dost kusů.',
  version_conflict: 'Případ mezitím někdo změnil. Načtěte ho znovu, než rozhodnete.',
  proof_too_old: 'Bez kódu z aplikace to nejde.',
  forbidden: 'Na tohle nemáte právo. Řekněte kolegovi z péče nebo správě.',
  invalid_input: 'Něco není vyplněné, jak má být.',
}
export const CASE_REFUSED = 'Nepodařilo se to. Zkuste to znovu.'
