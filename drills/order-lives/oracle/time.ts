import { isUndecided } from './case.ts'
import { giveUpGoods } from './cases.ts'
import { fallBack } from './lines.ts'
import { gatewaySources } from './live.ts'
import { ask, hear, takeTransfer } from './money.ts'
import { deliver, issueInvoice, live, move } from './parcels.ts'
import { DAY, enter, held, type Parcel, type Source, type World } from './world.ts'

/** The statement is read and carriers are asked. */
export function endMoment(world: World): void {
  for (const { amount, symbol } of world.transfers.splice(0)) {
    if (symbol === 'wrong') world.unassigned.push(amount)
    else takeTransfer(world, amount)
  }
  for (const { parcel, word } of world.words.splice(0)) move(world, world.parcels[parcel] as Parcel, word)
  pollGateway(world)
  if (world.agreed && world.deadline !== null && world.now + EVENING >= world.deadline) fallBack(world)
  invoiceOldMoney(world, INVOICED)
  close(world)
  giveUpGoods(world)
}

/** Money is invoiced when it has been here so long; whatever came in a moment came after its beginning. */
function invoiceOldMoney(world: World, least: number): void {
  const isWaiting = ['accepted', 'on_hold', 'packing'].includes(world.state)
  const isOld = ({ received, paidAt }: Source) => received > 0 && paidAt !== null && world.now - paidAt >= least
  if (isWaiting && world.sources.some(isOld)) issueInvoice(world)
}

/** Whatever is not finished at the gateway is asked about for ten days. */
function pollGateway(world: World): void {
  for (const source of gatewaySources(world)) {
    if (!source.isUnanswered && source.received === 0) hear(world, source)
  }
}

/** A moment of a day ends three hours after it began. */
const EVENING = 3 * 60
const PRESUMED = 14 * DAY
const CLOSED = 30 * DAY
const INVOICED = 14 * DAY

/** What time alone brings. */
export function beginMoment(world: World, now: number): void {
  world.now = now
  pollGateway(world)
  if (world.deadline !== null && now >= world.deadline) expire(world)
  const { state } = world
  invoiceOldMoney(world, INVOICED + 1)
  const isOut = state === 'shipped' || state === 'ready_for_pickup'
  const isInTrouble = live(world).some((one) => ['problem', 'returning', 'returned'].includes(one.state))
  if (isOut && now - world.since >= PRESUMED && !isInTrouble) deliver(world)
  else close(world)
  giveUpGoods(world)
}

/** Not while somebody waits for our decision. */
function close(world: World): void {
  const isOld = world.state === 'delivered' && world.now - world.since >= CLOSED
  if (isOld && !world.cases.some(isUndecided)) enter(world, 'closed')
}

function expire(world: World): void {
  if (world.agreed) {
    fallBack(world)
    return
  }
  world.deadline = null
  if (world.state === 'awaiting_approval') {
    enter(world, 'cancelled')
    return
  }
  if (world.state !== 'awaiting_payment') return
  enter(world, 'expired')
  for (const source of world.sources) if (source.received === 0) source.isOpen = false
  // Nobody has to send it: the voucher has its money again at once.
  for (const source of world.sources) {
    if (source.way === 'voucher' && held(source) > 0)
      ask(world, source, { amount: held(source), forGoods: 0, lines: [] })
  }
}
