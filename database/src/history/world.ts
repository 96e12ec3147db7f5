import { fromPragueTime } from '@shop/domain/calendar/prague-time'
import type { CustomerGroup, PricingSettings } from '@shop/domain/cart/pricing-settings'
import type { Invoice } from '@shop/domain/order/invoice'
import type { Random } from '../random.ts'
import type { Row } from '../seed/sync-rows.sql.ts'
import type { ShopRows } from './shop.sql.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

export interface HistorySize {
  days: number
  customers: number
  orders: number
}

export interface Actor {
  kind: 'anonymous' | 'customer' | 'staff' | 'system'
  id: string | null
}

export const SYSTEM: Actor = { kind: 'system', id: null }

/** A document without its number: series have no gaps, and who is first is known when everybody has lived. */
export interface DraftDocument {
  row: Row
  lines: Row[]
  issuedAt: Date
  email: string
  original: DraftDocument | null
  invoice: Invoice
}

/** Where a history is made: what there is, what has been written so far, and the dice. */
export interface World {
  now: Date
  since: Date
  size: HistorySize
  random: Random
  shop: ShopRows
  groups: Map<string, CustomerGroup>
  pricing: PricingSettings
  rows: Map<string, Row[]>
  documents: DraftDocument[]
  packer: Actor
  office: Actor
  orders: number
}

export function add(world: World, table: string, row: Row): Row {
  const rows = world.rows.get(table)
  if (rows) rows.push(row)
  else world.rows.set(table, [row])
  return row
}

const FIRST_ID = 1000

/** Tables of the demo have some rows of their own; all of them are below. */
export function nextId(world: World, table: string): number {
  return FIRST_ID + (world.rows.get(table)?.length ?? 0) + 1
}

export function between(random: Random, from: number, to: number): number {
  return from + random.below(to - from + 1)
}

/** A moment of a day by the clock of Prague, from one minute of it up to another. */
export function momentOn(random: Random, day: string, from: string, minutes: number): Date {
  return new Date(fromPragueTime(day, from).getTime() + random.below(minutes * MINUTE))
}

export function after(at: Date, ms: number): Date {
  return new Date(at.getTime() + ms)
}

export function later(one: Date, other: Date): Date {
  return one > other ? one : other
}

export function hexOf(random: Random, digits: number): string {
  let text = ''
  while (text.length < digits) text += random.below(0x10000).toString(16).padStart(4, '0')
  return text.slice(0, digits)
}

export function uuidOf(random: Random): string {
  const hex = hexOf(random, 32)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}

/** Of a history nobody keeps the words of a mail, only that it went. */
export function addMail(world: World, mail: { object: string; event: string; template: string; to: string; at: Date }) {
  const { object, event, template, to: recipient, at } = mail
  add(world, 'internal.mails', {
    object,
    event,
    template,
    recipient: world.now.getTime() - at.getTime() > 400 * DAY ? '' : recipient,
    data: {},
    request_id: 'history',
    created_at: at,
    status: 'sent',
    attempts: 1,
    sending_at: after(at, 20_000),
    sent_at: after(at, 21_000),
  })
}

export function addAudit(world: World, at: Date, actor: Actor, action: string, object: { type: string; id: number }) {
  add(world, 'internal.audit_log', {
    at,
    request_id: 'history',
    actor_kind: actor.kind,
    actor_id: actor.id,
    action,
    object_type: object.type,
    object_id: String(object.id),
    details: {},
  })
}

interface Task {
  kind: string
  subject: string
  orderId: number | null
  details?: object
  openedAt: Date
  /** Without it somebody still has to see to it. */
  closedAt: Date | null
}

export function addTask(world: World, { kind, subject, orderId, details = {}, openedAt, closedAt }: Task): void {
  const isClosed = closedAt !== null && closedAt <= world.now
  add(world, 'shop.staff_tasks', {
    id: nextId(world, 'shop.staff_tasks'),
    storefront_id: 1,
    kind,
    subject,
    order_id: orderId,
    details,
    opened_at: openedAt,
    closed_at: isClosed ? closedAt : null,
    closed_by: isClosed ? world.office.id : null,
    note: isClosed ? 'Vyřízeno.' : '',
  })
}
