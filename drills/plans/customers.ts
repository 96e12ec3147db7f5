import type { Random } from '@shop/database/random'
import { changeOwnPlan } from '@shop/services/plan/plan-commands'
import { savePlan } from '@shop/services/plan/save-plan'
import type { LivesShop } from '../order-lives/shop.ts'
import type { Answer } from '../order-lives/visitor.ts'
import { leavesFor, plus, wallClock, workingFrom } from './oracle/calendar.ts'
import { troubleOf, type World } from './oracle/judge-mind.ts'
import { closesAt, delay, go, halt, packedOn, restore, save, sendNow, skip } from './oracle/mind.ts'
import type { PlanPerson } from './people.ts'
import { asCustomer, findCycle, keyOfCycle } from './shop-view.ts'

/** As much of a plan as is looked at here. */
type PlanView = { cycle: { payable: number } | null }

type Act = (stage: Stage, person: PlanPerson) => Promise<void>

interface Stage {
  shop: LivesShop
  world: World
  random: Random
  /** What may be swapped to or added once. */
  others: readonly number[]
}

const MONTH = 30

/** Whether the day of the parcel is not the judge's to know: the bowl says it, or what was in its way. */
function isVague({ world, shop }: Stage, { mind }: PlanPerson): boolean {
  return mind.isByBowl || mind.trouble !== null || troubleOf(world, mind, wallClock(shop.clock.at).day) !== null
}

/** Whether the parcel may still be changed, by the judge's own clock; null when it cannot say. */
function isOpen(stage: Stage, person: PlanPerson): boolean | null {
  const { mind } = person
  if (mind.state !== 'active' || !mind.parcel) return false
  if (isVague(stage, person)) return null
  return stage.shop.clock.at < closesAt(mind, mind.parcel)
}

/** What moves no parcel. */
const KEEPS_ITS_DAY = ['add once']

/** The shop's answer beside the judge's; what was done is done in both. */
function agree(
  { shop }: Stage,
  person: PlanPerson,
  { what, expected, isDone, said }: { what: string; expected: boolean | null; isDone: boolean; said: unknown },
): boolean {
  person.mind.story.push(`${what}: ${isDone ? 'done' : 'refused'}`)
  if (isDone && !KEEPS_ITS_DAY.includes(what)) person.touchedOn = wallClock(shop.clock.at).day
  if (expected !== null && expected !== isDone) {
    person.mind.faults.push(
      `${what}: expected ${expected ? 'yes' : 'no'}, the shop says ${JSON.stringify(said)?.slice(0, 200)}`,
    )
  }
  return isDone
}

const heard = ({ status, body }: Answer) => ({ isDone: status === 200, said: body })

async function byLink(
  { shop }: Stage,
  person: PlanPerson,
  which: 'open' | 'skipped',
  body: object,
): Promise<Answer | null> {
  const cycle = await findCycle(shop, person.planId, which)
  if (!cycle) return null
  return person.visitor.send('POST', `/plans/${keyOfCycle(shop, person, cycle)}/cycle`, body)
}

async function shownTotal({ shop }: Stage, person: PlanPerson): Promise<number | null> {
  const cycle = await findCycle(shop, person.planId, 'open')
  if (!cycle) return null
  const { status, body } = await person.visitor.send('GET', `/plans/${keyOfCycle(shop, person, cycle)}`)
  return status === 200 ? body.cycle.payable : null
}

const skipIt: Act = async (stage, person) => {
  const at = stage.shop.clock.at
  const expected = isOpen(stage, person)
  const answer = await byLink(stage, person, 'open', { action: 'skip' })
  if (answer && agree(stage, person, { what: 'skip', expected, ...heard(answer) })) skip(person.mind, at)
}

const restoreIt: Act = async (stage, person) => {
  const { mind } = person
  const at = stage.shop.clock.at
  const { skipped } = mind
  const isFree = mind.state === 'active' && !mind.order && !mind.parcel?.wish && skipped !== null
  const isInTime = skipped !== null && at < closesAt(mind, skipped)
  const nextClosed = mind.parcel !== null && at >= closesAt(mind, mind.parcel)
  const expected = isVague(stage, person) ? (mind.state === 'active' ? null : false) : isFree && isInTime && !nextClosed
  const answer = await byLink(stage, person, 'skipped', { action: 'restore' })
  if (answer && agree(stage, person, { what: 'restore', expected, ...heard(answer) })) restore(mind, at)
}

const delayIt: Act = async (stage, person) => {
  const { mind } = person
  const at = stage.shop.clock.at
  const { parcel } = mind
  const from = parcel ? packedOn(mind, parcel) : wallClock(at).day
  const arriveOn = plus(from, 2 + stage.random.below(stage.random.chance(0.5) ? 6 : 40))
  const isLater = parcel !== null && leavesFor(arriveOn, mind.transit) > from
  const isNear = parcel !== null && arriveOn <= plus(parcel.due, 90)
  const open = isOpen(stage, person)
  const answer = await byLink(stage, person, 'open', { action: 'delay', arriveOn })
  if (
    answer &&
    agree(stage, person, { what: `delay to ${arriveOn}`, expected: open && isLater && isNear, ...heard(answer) })
  ) {
    delay(mind, arriveOn, at)
  }
}

/** Goods may be gone, so a no is no fault; a yes to what is closed is. */
const orNot = (expected: boolean | null): boolean | null => (expected === false ? false : null)

const sendItNow: Act = async (stage, person) => {
  const at = stage.shop.clock.at
  const payable = await shownTotal(stage, person)
  if (payable === null) return
  const open = isOpen(stage, person)
  const answer = await byLink(stage, person, 'open', { action: 'send_now', payable })
  if (answer && agree(stage, person, { what: 'send now', expected: orNot(open), ...heard(answer) })) {
    sendNow(person.mind, payable, at, workingFrom)
  }
}

const addOnce: Act = async (stage, person) => {
  const { mind } = person
  const at = stage.shop.clock.at
  const variantId = stage.random.pick(stage.others)
  const pieces = 1 + stage.random.below(2)
  const open = isOpen(stage, person)
  const answer = await byLink(stage, person, 'open', { action: 'add_once', variantId, pieces })
  if (!answer || !agree(stage, person, { what: 'add once', expected: orNot(open), ...heard(answer) }) || !mind.parcel)
    return
  mind.parcel.once.set(variantId, pieces)
  retell(person, answer.body.cycle.payable, at)
}

const removeOnce: Act = async (stage, person) => {
  const { mind } = person
  const at = stage.shop.clock.at
  const [variantId] = mind.parcel?.once.keys() ?? []
  if (variantId === undefined) return
  const answer = await byLink(stage, person, 'open', { action: 'remove_once', variantId })
  if (answer?.status !== 200 || !mind.parcel) return
  mind.parcel.once.delete(variantId)
  retell(person, answer.body.cycle.payable, at)
}

/** What the page shows after a change is what was said from then on; when it was said first still counts. */
function retell({ mind }: PlanPerson, total: number, _at: number): void {
  if (mind.parcel?.notice) mind.parcel.notice = { ...mind.parcel.notice, total }
}

/** Another food instead of one, or another rhythm or number of pieces. */
const swap: Act = async (stage, person) => {
  const { mind, model } = person
  const at = stage.shop.clock.at
  const cycle = await findCycle(stage.shop, person.planId, 'open')
  if (mind.isByBowl || !cycle) return
  const wanted = [...mind.lines].map(([variant, { pieces, every }]) => ({ variant, pieces, every }))
  const one = stage.random.pick(wanted)
  const kind = stage.random.below(3)
  if (kind === 0) one.every = 7 * (2 + stage.random.below(5))
  if (kind === 1) one.pieces = 1 + stage.random.below(3)
  const other = stage.random.pick(stage.others)
  if (kind === 2 && !mind.lines.has(other)) one.variant = other
  const substituteVariantId = model.policy === 'substitute' ? (stage.others[0] ?? null) : null
  const lines = wanted.map(({ variant, pieces, every }) => ({
    ...{ variantId: variant, pieces, intervalDays: every, isByBowl: false },
    substituteVariantId: substituteVariantId === variant ? null : substituteVariantId,
  }))
  const input = {
    ...{ planId: person.planId, version: cycle.version, stockPolicy: model.policy, shippingCode: model.shipping },
    ...{ pickupPointId: null, addressId: null, paymentCode: model.payment, lines },
  }
  const answer = await asCustomer<PlanView>(stage.shop, person, (context) => savePlan(context, input))
  const isLocked = mind.parcel !== null && (mind.parcel.wish !== null || at >= closesAt(mind, mind.parcel))
  const expected = isVague(stage, person) ? null : mind.state === 'active' && !isLocked
  if (
    !agree(stage, person, {
      what: 'save',
      expected: mind.state === 'ended' ? false : orNot(expected),
      isDone: answer.ok,
      said: answer,
    })
  )
    return
  save(mind, wanted, at)
  if (answer.ok && answer.value.cycle) retell(person, answer.value.cycle.payable, at)
}

function stateAct(action: 'pause' | 'resume' | 'end' | 'restart', from: readonly string[]): Act {
  return async (stage, person) => {
    const { mind } = person
    const at = stage.shop.clock.at
    const until =
      action === 'pause' && stage.random.chance(0.5) ? plus(wallClock(at).day, 5 + stage.random.below(MONTH)) : null
    const input = { planId: person.planId, ...toInput(action, until) }
    const answer = await asCustomer<PlanView>(stage.shop, person, (context) => changeOwnPlan(context, input))
    if (!agree(stage, person, { what: action, expected: from.includes(mind.state), isDone: answer.ok, said: answer }))
      return
    if (action === 'pause') halt(mind, 'paused')
    if (action === 'end') halt(mind, 'ended')
    if (action === 'resume' || action === 'restart') go(mind, at)
    person.endedAt = action === 'end' ? at : null
    person.pausedAt = action === 'pause' ? (person.pausedAt ?? at) : null
    if (action === 'resume' || action === 'restart') person.resumedOn = wallClock(at).day
    person.pausedUntil = until
  }
}

function toInput(action: 'pause' | 'resume' | 'end' | 'restart', until: string | null) {
  if (action === 'pause') return { action, until } as const
  return action === 'end' ? ({ action, reason: null } as const) : ({ action, sameFood: 'keep' } as const)
}

const pause = stateAct('pause', ['active'])
const resume = stateAct('resume', ['paused'])
const end = stateAct('end', ['active', 'paused'])
const restart = stateAct('restart', ['ended'])

const WHILE_ACTIVE: readonly (readonly [Act, number])[] = [
  [skipIt, 20],
  [restoreIt, 10],
  [delayIt, 16],
  [sendItNow, 12],
  [addOnce, 12],
  [removeOnce, 6],
  [swap, 14],
  [pause, 6],
  [end, 4],
]

/** What somebody does on a day, when they do something. */
export async function act(stage: Stage, person: PlanPerson): Promise<void> {
  const { random } = stage
  if (person.mind.state === 'paused') return random.chance(0.5) ? resume(stage, person) : restoreIt(stage, person)
  if (person.mind.state === 'ended') return random.chance(0.5) ? restart(stage, person) : restoreIt(stage, person)
  let left = random.below(WHILE_ACTIVE.reduce((sum, [, share]) => sum + share, 0))
  for (const [one, share] of WHILE_ACTIVE) {
    left -= share
    if (left < 0) return one(stage, person)
  }
}
