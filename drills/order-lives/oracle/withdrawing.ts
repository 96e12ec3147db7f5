import type { CaseGoods } from '../life.ts'
import { type Case, isUndecided } from './case.ts'
import { isHere, isWhole, lastCase, newCase, piecesAsked, receiveBoxes } from './cases.ts'
import { cutPieces } from './lines.ts'
import { takeApart } from './parcels.ts'
import type { ExpectedCase, Verdict } from './verdict.ts'
import { enter, held, isEnded, type World } from './world.ts'

const SKIPPED: Verdict = { isAllowed: false, isSkipped: true }
/** Within these minutes the same words are the same case, in whatever tab. */
const SAME_WITHIN = 10

export const toldOf = ({ state, money, credits }: Case): ExpectedCase => ({ word: state, money, credits })

/** Never refused. What is still here stops; a part of it leaves the order where a change can take it out. */
export function withdraw(world: World, goods: CaseGoods): Verdict {
  const lines = piecesAsked(world, goods)
  const isBusy = world.cases.some((one) => isUndecided(one) || world.now - one.since <= SAME_WITHIN)
  if (lines.length === 0 || isBusy || isEnded(world) || world.agreed !== null) return SKIPPED
  if (world.state === 'packing') {
    takeApart(world)
    enter(world, 'accepted')
  }
  const made = newCase('withdrawal', lines, world.now)
  const cut = canCut(world, lines) ? cutPieces(world, lines) : null
  world.cases.push(made)
  if (cut !== null) made.state = 'over'
  else stop(world, made)
  return { isAllowed: true, lines, told: toldOf(made) }
}

function stop(world: World, made: Case): void {
  const wasHere = isHere(world)
  if (!wasHere) made.state = 'awaited'
  receiveBoxes(world)
  if (!wasHere || world.state !== 'accepted') return
  enter(world, 'on_hold')
  made.holds = true
}

/** A bundle goes whole, and money goes only to whom it came from. */
function canCut(world: World, lines: Case['lines']): boolean {
  if (world.state !== 'accepted' || isWhole(world, lines)) return false
  const isOfBundle = world.order.lines.some(
    ({ position, bundleId }) => bundleId !== null && lines.some((one) => one.position === position),
  )
  const isPayerKnown = world.sources.some(({ way, received }) => way === 'bank' && received > 0)
  const isUnknownMoney = world.sources.some((source) => source.way !== 'gateway' && held(source) > 0) && !isPayerKnown
  return !isOfBundle && !isUnknownMoney
}

/** The customer has changed their mind, as long as nobody has looked. */
export function takeBack(world: World): Verdict {
  const given = lastCase(world)
  if (!given) return SKIPPED
  const isOpen = given.state === 'here' || given.state === 'awaited'
  if (!isOpen) return { isAllowed: given.state === 'over' }
  given.state = 'over'
  if (given.holds && world.state === 'on_hold') enter(world, 'accepted')
  return { isAllowed: true, told: toldOf(given) }
}

/** A parcel of returned goods is opened. */
export function receiveGoods(world: World, condition: 'unopened' | 'opened', missing: number): Verdict {
  const given = lastCase(world)
  if (given?.kind !== 'withdrawal' || (given.state !== 'awaited' && given.state !== 'given up')) return SKIPPED
  const came = given.lines.map(({ position, pieces }, index) => {
    return { position, pieces: index === 0 ? Math.max(0, pieces - missing) : pieces }
  })
  Object.assign(given, { state: 'came', came, condition })
  return { isAllowed: true, lines: came, told: toldOf(given) }
}
