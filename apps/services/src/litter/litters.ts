import type { LitterInput, LitterWeights, PuppyInput } from '@shop/contract/dog/litter'
import { MOST_PUPPIES } from '@shop/contract/dog/litter'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { judgeWeighing } from '@shop/domain/litter/judge-weighing'
import { packsDue, packsMoment } from '@shop/domain/litter/starter-packs'
import { ok, refuse } from '@shop/domain/result'
import { lockCustomer } from '#app/customer/customer.sql'
import { audit, type Context } from '#app/http/context'
import { invalidField, notFound } from '#app/http/request-error'
import { customer } from '#app/http/signed-in'
import {
  countLitters,
  hasFood,
  insertLitter,
  insertPuppies,
  isBreeder,
  type LockedLitter,
  lockLitter,
  selectLastWeights,
  selectLitterRules,
  selectPuppies,
  updateLitter,
  updatePacks,
  upsertWeights,
} from '#app/litter/litters.sql'
import { PACKS_TASK } from '#app/litter/starter-packs'
import { openStaffTask, updateTaskDetails } from '#app/tasks/staff-tasks.sql'

const MOST_LITTERS = 200

export async function openLitter(context: Context, input: LitterInput) {
  const { db, now } = context
  const { customerId } = customer(context)
  checkDays(input, now)
  await lockCustomer(db, customerId)
  if (!(await isBreeder(db, customerId))) return refuse('not_a_breeder')
  if ((await countLitters(db, customerId)) >= MOST_LITTERS) return refuse('too_many_items', { limit: MOST_LITTERS })
  if (input.productId !== null && !(await hasFood(db, input.productId))) return refuse('food_unknown')
  const id = await insertLitter(db, customerId, input, now)
  await audit(db, context, 'litter.opened', { type: 'litter', id })
  return ok({ id })
}

export async function saveLitter(context: Context, { id, version, ...input }: LitterInput & Saved) {
  const { db, now } = context
  checkDays(input, now)
  const litter = await ownLitter(context, id)
  if (!litter) return refuse('not_a_breeder')
  if (litter.version !== version) return refuse('version_conflict', { version: litter.version })
  if (input.productId !== null && !(await hasFood(db, input.productId))) return refuse('food_unknown')
  const hasPuppies = (await selectPuppies(db, id)).length > 0
  // Weights and cards stand on the day of the birth.
  if (hasPuppies && input.bornOn !== litter.bornOn) throw invalidField('bornOn', 'invalid')
  await updateLitter(db, id, input)
  await audit(db, context, 'litter.saved', { type: 'litter', id })
  return ok({})
}

interface Saved {
  id: number
  version: number
}

export async function addPuppies(context: Context, { id, puppies }: { id: number; puppies: PuppyInput[] }) {
  const { db, now } = context
  const litter = await ownLitter(context, id)
  if (!litter) return refuse('not_a_breeder')
  if (litter.bornOn === null) return refuse('litter_unborn')
  const known = await selectPuppies(db, id)
  if (known.length + puppies.length > MOST_PUPPIES) return refuse('too_many_items', { limit: MOST_PUPPIES })
  const after = known.at(-1)?.position ?? 0
  await insertPuppies(db, puppies, { litterId: id, bornOn: litter.bornOn, after, now })
  await audit(db, context, 'litter.puppies_added', { type: 'litter', id })
  return ok({})
}

export async function weighLitter(
  context: Context,
  { id, measuredOn, weights, isConfirmed }: LitterWeights & { id: number },
) {
  const { db, now } = context
  const litter = await ownLitter(context, id)
  if (!litter) return refuse('not_a_breeder')
  if (litter.bornOn === null) return refuse('litter_unborn')
  if (measuredOn > toPragueTime(now).date) throw invalidField('measuredOn', 'date_future')
  if (measuredOn < litter.bornOn) throw invalidField('measuredOn', 'invalid')
  const puppies = await selectPuppies(db, id)
  const weighed = new Map(weights.map(({ puppyId, grams }) => [puppyId, grams]))
  for (const puppyId of weighed.keys()) {
    const puppy = puppies.find((one) => one.id === puppyId)
    if (!puppy || (puppy.diedOn !== null && puppy.diedOn < measuredOn)) throw notFound()
  }
  const unlikely = isConfirmed ? [] : await findUnlikely(context, id, measuredOn, weighed)
  if (unlikely.length > 0) return refuse('weight_unlikely', { unlikely })
  const last = [...weighed].map(([puppyId, grams]) => ({ puppyId, grams }))
  await upsertWeights(db, last, { measuredOn, now })
  await audit(db, context, 'litter.weighed', { type: 'litter', id })
  return ok({})
}

async function findUnlikely({ db }: Context, litterId: number, on: string, weighed: ReadonlyMap<number, number>) {
  const before = await selectLastWeights(db, litterId, on)
  return [...weighed].flatMap(([puppyId, grams]) => {
    const last = before.get(puppyId)
    if (!last) return []
    const { isLikely, suggestion } = judgeWeighing(last, { on, grams })
    return isLikely ? [] : [{ puppyId, grams, before: last.grams, suggestion }]
  })
}

/** Asked again it brings what puppies written down since add, until the packs are sent; it never takes one away. */
export async function askForPacks(context: Context, { id }: { id: number }) {
  const { db, now } = context
  const litter = await ownLitter(context, id)
  if (!litter) return refuse('not_a_breeder')
  const { mostPacks, daysBefore } = await selectLitterRules(db)
  const living = (await selectPuppies(db, id)).filter(({ diedOn }) => diedOn === null).length
  const moment = packsMoment(litter.bornOn, toPragueTime(now).date, daysBefore)
  const packs = packsDue(litter.packs, living, mostPacks)
  if (litter.packs !== null && (packs === litter.packs || litter.arePacksSent)) return ok({ packs: litter.packs })
  if (moment === 'unborn' || packs === 0) return refuse('litter_unborn')
  if (moment === 'closed') return refuse('packs_closed')
  await updatePacks(db, id, packs, now)
  const details = { packs, customerId: customer(context).customerId }
  const task = { kind: PACKS_TASK, subject: `litter:${id}`, details, now }
  if (litter.packs === null) await openStaffTask(db, { ...task, orderId: null })
  else await updateTaskDetails(db, task)
  await audit(db, context, 'litter.packs_asked', { type: 'litter', id })
  return ok({ packs })
}

/** Locked. Null when whoever asks is no breeder any more; a litter of somebody else is not there. */
export async function ownLitter(context: Context, id: number): Promise<LockedLitter | null> {
  const { db } = context
  const { customerId } = customer(context)
  if (!(await isBreeder(db, customerId))) return null
  const litter = await lockLitter(db, customerId, id)
  if (!litter) throw notFound()
  return litter
}

function checkDays({ matedOn, bornOn }: Pick<LitterInput, 'matedOn' | 'bornOn'>, now: Date): void {
  const today = toPragueTime(now).date
  if (matedOn === null && bornOn === null) throw invalidField('bornOn', 'required')
  if (bornOn !== null && bornOn > today) throw invalidField('bornOn', 'birth_future')
  if (matedOn !== null && matedOn > today) throw invalidField('matedOn', 'date_future')
  if (matedOn !== null && bornOn !== null && bornOn <= matedOn) throw invalidField('bornOn', 'invalid')
}
