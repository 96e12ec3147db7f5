import { type Day, daysFrom, later, plus, wallClock } from './calendar.ts'
import { contentOf, type Mind, type Parcel, packedOn } from './mind.ts'

const HOUR_MS = 3_600_000
/** After trouble: to look again, a notice of three days, a weekend and the longest holidays. */
const PATIENCE_DAYS = 13

/** What the world outside can tell the judge: when goods, carriage and prices were in the way, and what may stand for what. */
export interface World {
  /** The last day up to this one on which a variant could not be had, or hardly. */
  scarceUntil(variant: number, day: Day): Day | null
  /** Whether something of it became cheaper between two moments. */
  fellBetween(variants: readonly number[], from: number, to: number): boolean
  /** What may come instead, as the customer has agreed. */
  mayReplace(index: number, wanted: number, sent: number): boolean
}

/** Whether something was in the way of exact dates; then only the patience counts. */
export function troubleOf(world: World, mind: Mind, day: Day): { day: Day; why: string } | null {
  const parcel = mind.parcel
  const since = parcel ? wallClock(parcel.madeAt).day : day
  const scarce = [...(parcel ? contentOf(parcel).keys() : [])]
    .flatMap((variant) => world.scarceUntil(variant, day) ?? [])
    .sort()
    .at(-1)
  const goods = scarce !== undefined && scarce >= plus(since, -1) ? { day: scarce, why: 'goods' } : null
  const own = mind.trouble && mind.trouble.day >= since ? mind.trouble : null
  return [goods, own].filter((one) => one !== null).sort((a, b) => (a.day < b.day ? 1 : -1))[0] ?? null
}

export function judgeNotice(world: World, mind: Mind, said: { at: number; total: number }): void {
  const { parcel } = mind
  const { day, hour } = wallClock(said.at)
  if (!parcel || mind.state !== 'active') {
    mind.faults.push(`${day}: a notice of a parcel that nobody is to get`)
    return
  }
  if (hour < 8 || hour >= 20) mind.faults.push(`${day}: a notice at ${hour} o'clock`)
  // What was left out is not in the bowl: nothing comes instead of it on the next day.
  const isBack = mind.isByBowl && mind.skipped?.notice && said.at - parcel.madeAt < 24 * HOUR_MS
  if (isBack && !troubleOf(world, mind, day)) mind.faults.push(`${day}: what was left out is announced again`)
  const isAgain = parcel.notice !== null || parcel.wish !== null
  if (isAgain && !troubleOf(world, mind, day)) mind.faults.push(`${day}: a second notice of one parcel`)
  mind.parcel = { ...parcel, notice: said, wish: null, isUrgent: parcel.isUrgent || parcel.wish !== null }
}

interface NewOrder {
  at: number
  payable: number
  goods: Map<number, number>
}

export function judgeOrder(world: World, mind: Mind, order: NewOrder): void {
  const { parcel } = mind
  const { day } = wallClock(order.at)
  if (!parcel || mind.state !== 'active') {
    const why = mind.order ? 'while another is on its way' : `of a plan that is ${mind.state}`
    mind.faults.push(`${day}: an order that nobody was to get, ${why}`)
    return
  }
  const said = parcel.wish ?? parcel.notice
  if (!said) {
    mind.faults.push(`${day}: an order without a notice`)
    return
  }
  if (!parcel.wish && order.at - said.at < 72 * HOUR_MS) {
    mind.faults.push(`${day}: an order ${((order.at - said.at) / HOUR_MS).toFixed(1)} hours after its notice`)
  }
  judgePrice(world, mind, order, { said, parcel })
  judgeGoods(world, mind, order, parcel)
  const trouble = troubleOf(world, mind, day)
  const expected = packedOn(mind, parcel)
  if (!trouble && !mind.isByBowl && day !== expected) {
    mind.faults.push(`${day}: an order that was to be placed on ${expected}, due ${parcel.due}`)
  }
  if (trouble && !mind.isByBowl && day < expected) mind.faults.push(`${day}: an order before its day ${expected}`)
}

function judgePrice(
  world: World,
  mind: Mind,
  { at, payable, goods }: NewOrder,
  { said, parcel }: { said: { at: number; total: number }; parcel: Parcel },
): void {
  const { day } = wallClock(at)
  if (payable > said.total) mind.faults.push(`${day}: ${payable} asked for and ${said.total} announced`)
  if (payable >= said.total) return
  const isReplaced = [...contentOf(parcel)].some(([variant, pieces]) => goods.get(variant) !== pieces)
  const variants = [...contentOf(parcel).keys(), ...goods.keys()]
  if (isReplaced || mind.trouble || world.fellBetween(variants, said.at, at)) return
  mind.faults.push(`${day}: ${payable} asked for, ${said.total} announced, and nothing became cheaper`)
}

function judgeGoods(world: World, mind: Mind, { at, goods }: NewOrder, parcel: Parcel): void {
  const { day } = wallClock(at)
  const wanted = contentOf(parcel)
  // What stands in for something does so while that cannot be had, and no longer.
  const told = wallClock(parcel.wish?.toldAt ?? parcel.notice?.at ?? at).day
  const isShort = (one: number) => (world.scarceUntil(one, day) ?? '') >= told
  const strange = [...goods.keys()].filter(
    (sent) =>
      !wanted.has(sent) &&
      ![...parcel.content.keys()].some((one) => isShort(one) && world.mayReplace(mind.index, one, sent)),
  )
  if (strange.length > 0) mind.faults.push(`${day}: variants ${strange.join()} that are not in the plan`)
  if (troubleOf(world, mind, day) || mind.isByBowl) return
  const differs = goods.size !== wanted.size || [...wanted].some(([variant, pieces]) => goods.get(variant) !== pieces)
  if (differs) mind.faults.push(`${day}: sent ${show(goods)}, wanted ${show(wanted)}`)
}

const show = (goods: ReadonlyMap<number, number>): string =>
  [...goods].map(([variant, pieces]) => `${pieces}× ${variant}`).join(', ')

/** At the end of a day: what should have happened by now. Lost is what nobody has said a word about. */
export function judgeSilence(world: World, mind: Mind, day: Day): void {
  const { parcel } = mind
  if (mind.state !== 'active' || !parcel || mind.isByBowl) return
  const packed = packedOn(mind, parcel)
  const trouble = troubleOf(world, mind, day)
  if (trouble) {
    const last = later(packed, plus(trouble.day, PATIENCE_DAYS))
    if (day > last) lose(mind, `${day}: no order for days after ${trouble.why} on ${trouble.day}, due ${parcel.due}`)
    return
  }
  const said = parcel.wish ?? parcel.notice
  if (said && day >= packed) lose(mind, `${day}: no order on its day ${packed}, due ${parcel.due}`)
  const told = later(plus(packed, -4), wallClock(parcel.madeAt).day)
  if (!said && daysFrom(told, day) > 1) lose(mind, `${day}: no notice for ${packed}, due ${parcel.due}`)
}

/** Said once; from then on the parcel is nobody's. */
function lose(mind: Mind, words: string): void {
  mind.faults.push(`lost: ${words}`)
  mind.parcel = null
}
