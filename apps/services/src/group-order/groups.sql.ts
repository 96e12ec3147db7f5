import type { GroupEvent } from '@shop/domain/group-order/group-machine'
import type { KiloStep } from '@shop/domain/group-order/kilo-steps'
import { notResting } from '#app/jobs/each-item.sql'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type {
  CountRunningGroups,
  InsertGroupOrder,
  SelectDueGroups,
  SelectGroupGoods,
  SelectGroupOrder,
  SelectGroupSettings,
  SelectTrainer,
} from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

type GroupState = 'open' | 'paying' | 'settling' | 'placed' | 'failed'

export type GroupRow = Narrow<SelectGroupOrder, { state: GroupState; steps: KiloStep[] }>

const GROUP = `g.id, g.uid, g.customer_id as "customerId", g.title, g.organiser, g.phone, g.place_name as "placeName", g.street, g.city, g.zip,
  g.pickup_note as "pickupNote", g.state, g.deadline_at as "deadlineAt", g.pay_until as "payUntil", g.answer_until as "answerUntil", g.steps,
  g.pay_hours as "payHours", g.answer_hours as "answerHours", g.joined_grams as "joinedGrams", g.agreed_percent as "agreedPercent",
  g.paid_grams as "paidGrams", g.final_percent as "finalPercent"`

export async function selectGroupByHash(db: Db, uid: string): Promise<GroupRow | null> {
  const { rows } = await db.query<GroupRow>(`select ${GROUP} from shop.group_orders g where g.uid = $1`, [uid])
  return rows[0] ?? null
}

/**
 * Members hold the group together, whoever closes it or moves it on holds it alone: nobody joins, changes or leaves between the kilos that
 * were counted and the price that they brought.
 */
export async function shareGroup(db: Db, uid: string): Promise<GroupRow | null> {
  const { rows } = await db.query<GroupRow>(`select ${GROUP} from shop.group_orders g where g.uid = $1 for share`, [
    uid,
  ])
  return rows[0] ?? null
}

export async function shareGroupById(db: Db, id: number): Promise<GroupRow | null> {
  const { rows } = await db.query<GroupRow>(`select ${GROUP} from shop.group_orders g where g.id = $1 for share`, [id])
  return rows[0] ?? null
}

export async function lockGroup(db: Db, id: number): Promise<GroupRow | null> {
  const { rows } = await db.query<GroupRow>(`select ${GROUP} from shop.group_orders g where g.id = $1 for update`, [id])
  return rows[0] ?? null
}

export async function selectGroupsOf(db: Db, customerId: number): Promise<GroupRow[]> {
  const { rows } = await db.query<GroupRow>(
    `select ${GROUP} from shop.group_orders g where g.customer_id = $1 order by g.id desc limit 50`,
    [customerId],
  )
  return rows
}

export interface DueGroup {
  id: number
  state: GroupState
  /** Whoever called it together has deleted the account: nobody would hand the parcels out. */
  isLeft: boolean
}

/** Those in which something may have to happen now. */
export async function selectDueGroups(db: Db, now: Date): Promise<DueGroup[]> {
  const { rows } = await db.query<Narrow<SelectDueGroups, DueGroup>>(
    `select g.id, g.state, c.deleted_at is not null as "isLeft" from shop.group_orders g join shop.customers c on c.id = g.customer_id
      where (g.state = 'open' and (g.deadline_at <= $1 or c.deleted_at is not null) or g.state in ('paying', 'settling')) and ${notResting('settle-groups', 'g.id', '$1')}
      order by g.deadline_at, g.id limit 200`,
    [now],
  )
  return rows
}

interface Trainer {
  firstName: string
  lastName: string
}

/** Null for whoever is not an approved trainer now. */
export async function selectTrainer(db: Db, customerId: number): Promise<Trainer | null> {
  const { rows } = await db.query<SelectTrainer>(
    `select c.first_name as "firstName", c.last_name as "lastName"
       from shop.customers c join shop.customer_groups g on g.id = c.customer_group_id
      where c.id = $1 and c.deleted_at is null and g.code = 'trener'`,
    [customerId],
  )
  return rows[0] ?? null
}

interface GroupSettings {
  kilos: number[]
  percents: number[]
  payHours: number
  answerHours: number
}

export async function selectGroupSettings(db: Db): Promise<GroupSettings> {
  const { rows } = await db.query<Narrow<SelectGroupSettings, GroupSettings>>(
    `select (select s.value from shop.settings s where s.storefront_id = $1 and s.key = 'trainers.group_kilos') as kilos,
            (select s.value from shop.settings s where s.storefront_id = $1 and s.key = 'trainers.group_percents') as percents,
            (select (s.value #>> '{}')::integer from shop.settings s where s.storefront_id = $1 and s.key = 'trainers.group_pay_hours') as "payHours",
            (select (s.value #>> '{}')::integer from shop.settings s where s.storefront_id = $1 and s.key = 'trainers.group_answer_hours') as "answerHours"`,
    [STOREFRONT_ID],
  )
  return onlyRow(rows)
}

export async function countRunningGroups(db: Db, customerId: number): Promise<number> {
  const { rows } = await db.query<CountRunningGroups>(
    `select count(*)::integer as count from shop.group_orders g where g.customer_id = $1 and g.state in ('open', 'paying', 'settling')`,
    [customerId],
  )
  return onlyRow(rows).count
}

interface NewGroup {
  uid: string
  customerId: number
  title: string
  organiser: string
  phone: string
  placeName: string
  street: string
  city: string
  zip: string
  pickupNote: string
  deadlineAt: string
  steps: readonly KiloStep[]
  payHours: number
  answerHours: number
  variantIds: readonly number[]
  now: Date
}

export async function insertGroup(db: Db, group: NewGroup): Promise<number> {
  const { rows } = await db.query<InsertGroupOrder>(
    `insert into shop.group_orders (uid, customer_id, title, organiser, phone, place_name, street, city, zip, pickup_note, state, deadline_at,
       steps, pay_hours, answer_hours, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'open', $11, $12, $13, $14, $15) returning id`,
    [
      ...[group.uid, group.customerId, group.title, group.organiser, group.phone, group.placeName, group.street],
      ...[group.city, group.zip, group.pickupNote, group.deadlineAt, JSON.stringify(group.steps)],
      ...[group.payHours, group.answerHours, group.now],
    ],
  )
  const { id } = onlyRow(rows)
  await db.query<NoRow>(
    `insert into shop.group_goods (group_id, position, variant_id)
     select $1, w.position, w.variant_id from unnest($2::bigint[]) with ordinality as w (variant_id, position)`,
    [id, group.variantIds],
  )
  return id
}

export async function selectGroupGoods(db: Db, groupId: number): Promise<number[]> {
  const { rows } = await db.query<SelectGroupGoods>(
    `select variant_id as "variantId" from shop.group_goods where group_id = $1 order by position`,
    [groupId],
  )
  return rows.map(({ variantId }) => variantId)
}

interface Moved {
  event: GroupEvent
  state: GroupState
  grams?: number
  percent?: number
  until: Date | null
  now: Date
}

/** The group in its next state; kilos and percent are written once for each of the two deadlines. */
export async function updateGroup(db: Db, id: number, moved: Moved): Promise<void> {
  const { event, state, grams = null, percent = null, until, now } = moved
  await db.query<NoRow>(
    `update shop.group_orders
        set state = $2, ended_at = case when $2 in ('placed', 'failed') then $7::timestamptz end,
            joined_grams = case when $3 = 'close' then $4 else joined_grams end,
            agreed_percent = case when $3 = 'close' then $5 else agreed_percent end,
            pay_until = case when $3 = 'close' then $6 else pay_until end,
            paid_grams = case when $3 in ('price_held', 'price_rose') then $4 else paid_grams end,
            final_percent = case when $3 in ('price_held', 'price_rose') then $5 else final_percent end,
            answer_until = case when $3 = 'price_rose' then $6 else answer_until end
      where id = $1`,
    [id, state, event, grams, percent, until, now],
  )
}
