import { type Draft, say, wait } from './draft.ts'
import { withdrawOnTheWay } from './generate-cases.ts'
import { changeBeforePacking, changeTooLate } from './generate-lines.ts'
import type { CarrierWord, Step, Which } from './life.ts'

/** When an invoice of the first days is overdue, as an index into MOMENTS. */
const PAST_ITS_DAY = 11

/** From the shelf to the door, or back again. */
export function addShipping(draft: Draft): void {
  const { random } = draft
  if (random.chance(0.06)) return
  say(draft, { do: 'pack' })
  if (random.chance(draft.wish.shipping === 'dpd' ? 0.4 : 0.1)) {
    // Whose number is typed by hand may have none yet when it is taken apart.
    if (random.chance(0.5)) say(draft, random.chance(0.5) ? { do: 'label' } : { do: 'pack parcels' })
    say(draft, { do: 'queue' })
    changeBeforePacking(draft)
    say(draft, { do: 'pack' })
  }
  changeTooLate(draft)
  say(draft, { do: 'label' })
  if (random.chance(0.04)) say(draft, { do: 'queue' }, { do: 'cancel', by: 'customer' })
  handOver(draft)
  withdrawOnTheWay(draft)
  wait(draft)
  if (draft.payment === 'na-fakturu' && random.chance(0.2)) {
    comeBack(draft, 'all')
    return
  }
  const isFate = random.below(100)
  if (isFate < 52) {
    arrive(draft, 'all')
    return
  }
  if (isFate < 58) {
    payAfterwards(draft)
    return
  }
  if (isFate < 63) {
    say(draft, word(draft, 'problem', 'all'))
    return
  }
  if (isFate < 68) {
    say(draft, word(draft, 'problem', 'all'))
    wait(draft)
    if (random.chance(0.5)) say(draft, word(draft, 'accepted', 'all'))
    arrive(draft, 'all')
    return
  }
  if (isFate < 76) {
    say(draft, word(draft, 'delivered', 'first'))
    if (random.chance(0.5)) wait(draft)
    comeBack(draft, 'rest')
    return
  }
  comeBack(draft, 'all')
}

function handOver(draft: Draft): void {
  const { random, wish } = draft
  const isDivided = wish.basket === 'heavy' || wish.basket.startsWith('company')
  if (isDivided && random.chance(0.4)) {
    say(draft, { do: 'hand over', parcels: 'first' })
    if (random.chance(0.6)) wait(draft)
    say(draft, { do: 'hand over', parcels: 'rest' })
    return
  }
  // A carrier may say what nobody here has scanned.
  const isScannedByCarrier = canSpeak(draft) && random.chance(0.15)
  draft.isHandedOver = !isScannedByCarrier
  if (!isScannedByCarrier) say(draft, { do: 'hand over', parcels: 'all' })
}

const canSpeak = ({ wish }: Draft): boolean => wish.shipping === 'ppl' || wish.shipping === 'zasilkovna-vydejni-misto'

/** The carrier says it where it can; else somebody saw it. */
function word(draft: Draft, said: CarrierWord, parcels: Which): Step {
  if (canSpeak(draft)) return { do: 'carrier', word: said, parcels }
  return { do: 'saw', word: said === 'returned' || said === 'returning' ? 'returned' : 'delivered', parcels }
}

function arrive(draft: Draft, parcels: Which): void {
  const { random } = draft
  if (random.chance(0.4)) {
    say(draft, word(draft, 'accepted', parcels))
    wait(draft)
  }
  if (random.chance(0.3)) {
    say(draft, word(draft, 'ready', parcels))
    wait(draft)
  }
  if (random.chance(0.1)) say(draft, { do: 'saw', word: 'delivered', parcels })
  else say(draft, word(draft, 'delivered', parcels))
  if (random.chance(0.1)) say(draft, word(draft, 'delivered', parcels))
  payAfterwards(draft)
}

function payAfterwards(draft: Draft): void {
  const { random, payment } = draft
  wait(draft)
  if (payment === 'dobirka') say(draft, { do: 'cash' }, ...(random.chance(0.1) ? [{ do: 'cash' } as const] : []))
  if (payment !== 'na-fakturu') return
  const by = 1 + random.below(9000)
  const roll = random.below(10)
  // Past its day, and before the order is closed.
  if (roll >= 8) draft.at = Math.max(draft.at, PAST_ITS_DAY)
  if (roll === 4 || roll === 5) {
    say(draft, { do: 'transfer', amount: { kind: 'under', by }, symbol: 'right' })
    wait(draft)
  }
  if (roll === 5) {
    draft.at = Math.max(draft.at, PAST_ITS_DAY)
    say(draft, { do: 'refund', wish: { kind: 'pieces', line: 'first', pieces: 1 } }, { do: 'confirm' })
    return
  }
  if (roll === 6) say(draft, { do: 'transfer', amount: { kind: 'over', by }, symbol: 'right' })
  else if (roll !== 7) say(draft, { do: 'transfer', amount: { kind: 'missing' }, symbol: 'right' })
  wait(draft)
}

function comeBack(draft: Draft, parcels: Which): void {
  const { random } = draft
  if (random.chance(0.3)) {
    say(draft, word(draft, 'ready', parcels))
    wait(draft)
  }
  if (random.chance(0.1)) {
    say(draft, word(draft, 'problem', parcels))
    draft.isHandedOver = true
    wait(draft)
  }
  // What nobody has seen leave cannot be back.
  if (!draft.isHandedOver || random.chance(0.6)) {
    say(draft, word(draft, 'returning', parcels))
    wait(draft)
  }
  if (random.chance(0.08)) {
    arrive(draft, parcels)
    return
  }
  if (random.chance(0.2)) say(draft, { do: 'saw', word: 'returned', parcels })
  else say(draft, word(draft, 'returned', parcels))
  wait(draft)
  const isInvoice = draft.payment === 'na-fakturu'
  if (random.chance(isInvoice ? 0.25 : 0.45)) {
    say(draft, { do: 'resend' }, { do: 'hand over', parcels: 'all' })
    wait(draft)
    arrive(draft, 'all')
    return
  }
  if (isInvoice && random.chance(0.7)) draft.at = Math.max(draft.at, PAST_ITS_DAY)
  if (random.chance(0.85)) say(draft, { do: 'cancel', by: 'staff' })
}
