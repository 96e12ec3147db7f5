import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { chooseBatches } from '@shop/domain/shipment/choose-batches'
import type { Parcel as PlannedParcel } from '@shop/domain/shipment/parcel'
import { SHIPMENT_MACHINE } from '@shop/domain/shipment/shipment-machine'
import type { ShipmentEvent, ShipmentState } from '@shop/domain/shipment/shipment-state'
import { transition } from '@shop/domain/state-machine'
import type { Row } from '../seed/sync-rows.sql.ts'
import type { Order } from './place-order.ts'
import { type Actor, add, addAudit, hexOf, nextId, SYSTEM, type World } from './world.ts'

export interface Parcel {
  id: number
  state: ShipmentState
  row: Row
}

/** Parcels as they were promised, each line with the batch it was taken from. */
export function planParcels(world: World, order: Order, at: Date, isLeaving: boolean): Parcel[] {
  const { shipping, payment } = order.spec
  return toPlan(order).map((planned, index) => {
    const id = nextId(world, 'shop.parcels')
    const row = add(world, 'shop.parcels', {
      id,
      order_id: order.id,
      number: index + 1,
      state: 'planned',
      carrier: shipping.carrier,
      weight_g: Math.max(1, planned.weightGrams),
      value: worthOf(order, planned),
      cod_amount: payment.kind === 'cod' && index === 0 ? order.payable : 0,
      carrier_shipment_id: null,
      tracking_number: null,
      tracking_url: null,
      stored_until: null,
      created_at: at,
      handed_over_at: null,
      delivered_at: null,
      issued_at: null,
      updated_at: at,
      carrier_code: shipping.carrierCode,
    })
    addLines(world, id, planned, at, isLeaving)
    add(world, 'shop.printed_tags', { uid: uidOf(world), kind: 'parcel', parcel_id: id, created_at: at })
    addEvent(world, id, {
      event: 'planned',
      from: null,
      to: 'planned',
      at,
      told: at,
      actor: world.packer,
      words: '',
      code: null,
    })
    return { id, state: 'planned', row }
  })
}

function toPlan({ plan, lines }: Order): readonly PlannedParcel[] {
  if (plan.length > 0) return plan
  const goods = lines.filter(({ kind }) => kind === 'goods')
  const weightGrams = goods.reduce((sum, { weight, pieces }) => sum + weight * pieces, 0)
  return [{ weightGrams, items: goods.map(({ itemId, pieces }) => ({ itemId, pieces })) }]
}

function worthOf({ lines }: Order, { items }: PlannedParcel): number {
  return items.reduce((sum, { itemId, pieces }) => {
    const line = lines.find((one) => one.itemId === itemId)
    return sum + (line ? Math.round((line.gross * pieces) / line.pieces) : 0)
  }, 0)
}

function uidOf({ random }: World): string {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'
  return Array.from({ length: 20 }, () => alphabet[random.below(32)]).join('')
}

function addLines(world: World, parcelId: number, { items }: PlannedParcel, at: Date, isLeaving: boolean): void {
  let position = 0
  for (const { itemId, pieces } of items) {
    for (const { batch, count } of pickBatches(world, Number(itemId), pieces, at, isLeaving)) {
      position += 1
      add(world, 'shop.parcel_lines', {
        parcel_id: parcelId,
        position,
        variant_id: Number(itemId),
        pieces: count,
        batch_id: batch?.id ?? null,
        batch_code: batch?.code ?? null,
        best_before: batch?.bestBefore ?? null,
      })
    }
  }
}

/** A shelf of the demo does not grow old. */
const ANY_DAY = '2000-01-01'

/** What has left was of the batch that had come last; what still lies here is taken from what lies here. */
function pickBatches({ shop }: World, variantId: number, pieces: number, at: Date, isLeaving: boolean) {
  const day = toPragueDay(at)
  const batches = shop.batches.filter((batch) => batch.variantId === variantId)
  if (isLeaving) {
    const come = batches.filter(({ receivedOn }) => receivedOn < day)
    return [{ batch: come.toSorted((a, b) => (a.receivedOn < b.receivedOn ? 1 : -1))[0] ?? null, count: pieces }]
  }
  const usable = batches.map(({ id, bestBefore, available }) => ({
    id: String(id),
    bestBefore,
    available,
    isBlocked: false,
  }))
  const picks = chooseBatches(pieces, usable, ANY_DAY, 0)
  if (!picks.ok) return [{ batch: batches.at(-1) ?? null, count: pieces }]
  return picks.value.map(({ batchId, pieces: count }) => {
    const batch = batches.find(({ id }) => String(id) === batchId) ?? null
    if (batch) batch.available -= count
    return { batch, count }
  })
}

interface News {
  at: Date
  actor?: Actor
  /** Of the carrier: its own code and its words. */
  code?: string
  words?: string
}

const LEFT: readonly ShipmentState[] = ['in_transit', 'problem', 'ready_for_pickup', 'delivered', 'returning']

export function moveParcel(world: World, parcel: Parcel, event: ShipmentEvent, news: News): void {
  const { at, actor = SYSTEM, code = null, words = '' } = news
  const step = transition(SHIPMENT_MACHINE, parcel.state, event)
  if (!step.ok) throw new Error(`A parcel in ${parcel.state} does not take ${event}.`)
  const from = parcel.state
  parcel.state = step.value.to
  const { row } = parcel
  row.state = parcel.state
  row.updated_at = at
  if (LEFT.includes(parcel.state)) row.handed_over_at ??= at
  if (parcel.state === 'delivered') row.delivered_at = at
  addEvent(world, parcel.id, { event, from, to: parcel.state, at, told: at, actor, words, code })
  addAudit(world, at, actor, `parcel.${event}`, { type: 'parcel', id: parcel.id })
}

interface Happening {
  event: string
  from: ShipmentState | null
  to: ShipmentState
  at: Date
  told: Date
  actor: Actor
  words: string
  code: string | null
}

function addEvent(world: World, parcelId: number, { event, from, to, at, told, actor, words, code }: Happening): void {
  add(world, 'shop.parcel_events', {
    parcel_id: parcelId,
    at,
    told_at: told,
    event,
    from_state: from,
    to_state: to,
    status_code: code,
    words,
    actor_kind: actor.kind,
    actor_id: actor.id,
  })
}

/** The carrier gives its numbers, or, where we have no adapter for it, somebody types them in. */
export function labelParcel(world: World, order: Order, parcel: Parcel, at: Date): void {
  const { row } = parcel
  const { carrierCode, carrier } = order.spec.shipping
  if (carrierCode !== null) {
    const number = carrierCode === 'packeta' ? `Z${3_000_000_000 + parcel.id}` : String(40_000_000_000 + parcel.id)
    row.carrier_shipment_id = carrierCode === 'packeta' ? number.slice(1) : hexOf(world.random, 24)
    row.tracking_number = number
    row.tracking_url =
      carrierCode === 'packeta'
        ? `https://tracking.packeta.com/cs/?id=${number}`
        : `https://www.ppl.cz/vyhledat-zasilku?shipmentId=${number}`
    announce(world, order, parcel, 'shipped', at)
  } else if (carrier !== null) row.tracking_number = `DR${900_000_000 + parcel.id}M`
  moveParcel(world, parcel, 'label_created', { at })
}

export function announce(world: World, { number }: Order, { id, row }: Parcel, state: 'shipped' | 'refused', at: Date) {
  add(world, 'internal.parcel_announcements', {
    parcel_id: id,
    reference: `${number}-${row.number}`,
    state,
    taken_id: state === 'shipped' ? row.carrier_shipment_id : null,
    asked_at: at,
  })
}
