import type { CaseGoods } from '../life.ts'
import { type Case, isUndecided } from './case.ts'
import { DAY, type World } from './world.ts'

/** Who does not send goods so long after they were asked for keeps them. */
const GIVEN_UP = 30 * DAY
const NOT_LEFT = ['awaiting_approval', 'awaiting_payment', 'accepted', 'on_hold', 'packing']

export function newCase(kind: Case['kind'], lines: Case['lines'], since: number): Case {
  const nothing = { came: [], granted: [], money: 0, credits: 0, holds: false }
  return { kind, lines, state: 'here', since, wish: 'refund', condition: 'unknown', ...nothing }
}

/** The last thing asked for after the sale but a complaint, which is decided as soon as it is made. */
export const lastCase = ({ cases }: World): Case | undefined => cases.findLast(({ kind }) => kind !== 'complaint')

/** The goods are still here. */
export const isHere = ({ state }: World): boolean => NOT_LEFT.includes(state)

/** Nobody has taken it over: still here, or back without its customer. */
export const isUntaken = (world: World): boolean => isHere(world) || world.state === 'not_collected'

/** Nobody packs, sends again or lets go what somebody has withdrawn from. */
export function isWithdrawn({ cases }: World): boolean {
  return cases.some((one) => one.kind === 'withdrawal' && (isUndecided(one) || one.granted.length > 0))
}

/** Pieces of a line that cases of one or of all kinds have made good. */
function grantedPieces({ cases }: World, position: number, kind?: Case['kind']): number {
  return cases
    .filter((one) => kind === undefined || one.kind === kind)
    .flatMap(({ granted }) => granted.filter((line) => line.position === position))
    .reduce((sum, { pieces }) => sum + pieces, 0)
}

export function isMadeGoodOnce(world: World, { position, pieces }: { position: number; pieces: number }): boolean {
  const line = world.order.lines.find((one) => one.position === position)
  return line !== undefined && grantedPieces(world, position) + pieces <= line.pieces
}

/** Nothing that was sold is kept: all of it went back by withdrawals, these pieces among them. */
export function isWhole(world: World, lines: readonly { position: number; pieces: number }[]): boolean {
  const goods = world.order.lines.filter(({ kind }) => kind === 'goods')
  return goods.every(({ position, pieces }) => {
    const now = lines.filter((one) => one.position === position).reduce((sum, one) => sum + one.pieces, 0)
    return grantedPieces(world, position, 'withdrawal') + now >= pieces
  })
}

/** Empty when there is nothing to ask about. */
export function piecesAsked(world: World, wish: CaseGoods): Case['lines'] {
  const goods = world.order.lines.filter(({ kind }) => kind === 'goods')
  if (typeof wish === 'string') {
    return goods.flatMap(({ position, pieces }) => {
      const left = wish === 'all' ? pieces : pieces - grantedPieces(world, position, 'withdrawal')
      return left > 0 ? [{ position, pieces: left }] : []
    })
  }
  const line = wish.line === 'first' ? goods[0] : goods.at(-1)
  if (!line) return []
  return [{ position: line.position, pieces: wish.pieces === 'all' ? line.pieces : Math.min(wish.pieces, line.pieces) }]
}

/** A person has stopped it: what a customer takes back lets nothing go. */
export function holdByStaff({ cases }: World): void {
  for (const one of cases) one.holds = false
}

/** Boxes that nobody took are the goods their withdrawals wait for. */
export function receiveBoxes(world: World): void {
  const boxes = world.parcels.filter(({ state }) => state !== 'cancelled' && state !== 'replaced')
  const isOut = ['shipped', 'ready_for_pickup', 'not_collected'].includes(world.state)
  if (!isOut || boxes.length === 0 || !boxes.every(({ state }) => state === 'returned')) return
  for (const one of world.cases) {
    if (one.kind !== 'withdrawal' || (one.state !== 'awaited' && one.state !== 'given up')) continue
    Object.assign(one, { state: 'came', came: one.lines, condition: 'unknown' })
  }
}

/** A box that its customer has not taken is the carrier's to bring; nobody else is waited for. */
export function giveUpGoods(world: World): void {
  for (const one of world.cases) {
    if (one.state !== 'awaited' || world.now - one.since < GIVEN_UP) continue
    const isOnItsWay = (world.state === 'shipped' || world.state === 'ready_for_pickup') && !keepsSome(world)
    if (world.state !== 'not_collected' && !isOnItsWay) one.state = 'given up'
  }
}

/** Whoever keeps some of it takes the box and sends the rest. */
function keepsSome({ order, cases }: World): boolean {
  const counted = cases.filter(({ state }) => !['over', 'given up', 'refused'].includes(state))
  return order.lines.some(({ kind, position, pieces }) => {
    const asked = counted.flatMap(({ lines }) => lines.filter((one) => one.position === position))
    return kind === 'goods' && asked.reduce((sum, one) => sum + one.pieces, 0) < pieces
  })
}
