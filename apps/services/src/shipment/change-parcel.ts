import { ok, type Result } from '@shop/domain/result'
import { SHIPMENT_MACHINE } from '@shop/domain/shipment/shipment-machine'
import type { ShipmentEffect, ShipmentEvent, ShipmentState } from '@shop/domain/shipment/shipment-state'
import { type TransitionRefusal, transition } from '@shop/domain/state-machine'
import { actorId, audit, type CommandContext } from '#app/http/context'
import { insertParcelEvent, type Parcel, updateParcelState } from '#app/shipment/parcels.sql'
import { enqueue } from '#app/store/jobs'

/** When and in whose words it happened; without it, here and now. */
interface ParcelNews {
  at?: Date
  /** The carrier's own code, when it was the carrier who told. */
  statusCode?: string
  words?: string
}

export type ParcelEffects = Readonly<Record<ShipmentEffect, (context: CommandContext, parcel: Parcel) => Promise<void>>>

declare module '#app/http/deps' {
  interface Effects {
    parcel: ParcelEffects
  }
}

interface ParcelChange {
  parcel: Parcel
  isChanged: boolean
}

/** The one way a parcel changes. The caller holds the order and tells it afterwards; see notify-order in this area. */
export async function changeParcel(
  context: CommandContext,
  parcel: Parcel,
  event: ShipmentEvent,
  news: ParcelNews = {},
): Promise<Result<ParcelChange, TransitionRefusal>> {
  const { db, now, actor, requestId } = context
  const step = transition(SHIPMENT_MACHINE, parcel.state, event)
  if (!step.ok) return step
  const { to, isChanged, effects } = step.value
  const at = news.at ?? now
  const isNew = await keepEvent(context, parcel, {
    event,
    to,
    at,
    news,
    isWorthKeeping: isChanged || effects.length > 0,
  })
  if (!isNew || (!isChanged && effects.length === 0)) return ok({ parcel, isChanged: false })
  if (isChanged) await updateParcelState(db, parcel.id, to, at)
  if (leavesAgain(parcel, to)) await enqueue(db, 'tell-late-recall', { parcelId: parcel.id, requestId })
  const changed: Parcel = { ...parcel, state: to }
  for (const effect of effects) await context.deps.effects.parcel[effect](context, changed)
  await audit(db, { ...context, actor }, `parcel.${event}`, { type: 'parcel', id: parcel.id })
  return ok({ parcel: changed, isChanged })
}

/** Sent again: the order and its stock do not notice when the box leaves, but its goods may have been recalled while it stood here. */
function leavesAgain({ state, issuedAt }: Parcel, to: ShipmentState): boolean {
  return issuedAt !== null && state === 'labelled' && !['planned', 'packed', 'labelled', 'cancelled'].includes(to)
}

interface Kept {
  event: ShipmentEvent
  to: Parcel['state']
  at: Date
  news: ParcelNews
  isWorthKeeping: boolean
}

/** Whatever a carrier says is kept, once; what we do ourselves only when it changes something. */
async function keepEvent({ db, now, actor }: CommandContext, parcel: Parcel, kept: Kept): Promise<boolean> {
  const { event, to, at, news, isWorthKeeping } = kept
  if (!isWorthKeeping && news.statusCode === undefined) return true
  return insertParcelEvent(db, {
    parcelId: parcel.id,
    at,
    toldAt: now,
    event,
    fromState: parcel.state,
    toState: to,
    statusCode: news.statusCode ?? null,
    words: news.words ?? '',
    actorKind: actor.kind,
    actorId: actorId(actor),
  })
}
