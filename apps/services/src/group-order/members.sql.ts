import type { MemberState } from '@shop/domain/group-order/member-machine'
import type { OrderState } from '@shop/domain/order/order-state'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type { CountGroupMembers, InsertGroupMember, SelectGroupMembers } from '#app/store/rows'

export interface MemberLine {
  variantId: number
  pieces: number
  /** Of one piece, frozen at the deadline. */
  grams: number | null
  unitPrice: number | null
}

interface Known {
  state: MemberState
  reason: 'goods_gone' | null
  orderState: OrderState | null
  orderNumber: string | null
  orderPayable: number | null
  orderPlacedAt: Date | null
  lines: MemberLine[]
}

export type MemberRow = Narrow<SelectGroupMembers, Known>

const MEMBER = `m.id, m.group_id as "groupId", m.email, m.first_name as "firstName", m.last_name as "lastName", m.state, m.order_id as "orderId",
  m.agreed_payable as "agreedPayable", m.is_counted as "isCounted", m.reason, o.state as "orderState", o.number as "orderNumber",
  o.payable as "orderPayable", o.placed_at as "orderPlacedAt",
  (select coalesce(jsonb_agg(jsonb_build_object('variantId', l.variant_id, 'pieces', l.pieces, 'grams', l.grams, 'unitPrice', l.unit_price)
      order by l.variant_id), '[]') from shop.group_member_lines l where l.member_id = m.id) as lines`
const FROM = 'from shop.group_members m left join shop.orders o on o.id = m.order_id'

export async function selectMembers(db: Db, groupId: number): Promise<MemberRow[]> {
  const { rows } = await db.query<MemberRow>(`select ${MEMBER} ${FROM} where m.group_id = $1 order by m.id`, [groupId])
  return rows
}

/** The lock alone first: what the member wants is read by a statement of its own, once the row is held. */
export async function lockMember(db: Db, id: number): Promise<MemberRow | null> {
  await db.query<NoRow>('select from shop.group_members where id = $1 for update', [id])
  const { rows } = await db.query<MemberRow>(`select ${MEMBER} ${FROM} where m.id = $1`, [id])
  return rows[0] ?? null
}

/** Who is in, and whose place is still held: who joined after the moment and has yet to confirm. */
export async function countMembers(db: Db, groupId: number, heldSince: Date): Promise<number> {
  const { rows } = await db.query<CountGroupMembers>(
    `select count(*)::integer as count from shop.group_members m
      where m.group_id = $1 and (m.state = 'joined' or m.state = 'unconfirmed' and m.created_at > $2)`,
    [groupId, heldSince],
  )
  return onlyRow(rows).count
}

interface NewMember {
  groupId: number
  email: string
  firstName: string
  lastName: string
  now: Date
}

interface Joined {
  id: number
  isNew: boolean
}

/** The same address once in a group: whoever comes again is told by the same mail, and nothing of theirs changes. */
export async function insertMember(db: Db, { groupId, email, firstName, lastName, now }: NewMember): Promise<Joined> {
  const { rows } = await db.query<Narrow<InsertGroupMember, Joined>>(
    `with made as (
       insert into shop.group_members (group_id, email, first_name, last_name, state, created_at)
       values ($1, $2, $3, $4, 'unconfirmed', $5) on conflict (group_id, email) do nothing returning id
     )
     select id, true as "isNew" from made
     union all select m.id, false from shop.group_members m where m.group_id = $1 and m.email = $2 and not exists (select from made)`,
    [groupId, email, firstName, lastName, now],
  )
  return onlyRow(rows)
}

export async function replaceMemberLines(
  db: Db,
  memberId: number,
  lines: readonly Pick<MemberLine, 'variantId' | 'pieces'>[],
): Promise<void> {
  await db.query<NoRow>('delete from shop.group_member_lines where member_id = $1', [memberId])
  await db.query<NoRow>(
    `insert into shop.group_member_lines (member_id, variant_id, pieces)
     select $1, l."variantId", l.pieces from jsonb_to_recordset($2::jsonb) as l ("variantId" bigint, pieces integer)`,
    [memberId, JSON.stringify(lines)],
  )
}

/** Everything of one member that the deadline freezes: weights, prices, and the most they will ever pay. */
export async function freezeMember(
  db: Db,
  memberId: number,
  lines: readonly MemberLine[],
  agreedPayable: number,
): Promise<void> {
  await db.query<NoRow>(
    `update shop.group_member_lines l set grams = f.grams, unit_price = f."unitPrice"
       from jsonb_to_recordset($2::jsonb) as f ("variantId" bigint, grams integer, "unitPrice" bigint)
      where l.member_id = $1 and l.variant_id = f."variantId"`,
    [memberId, JSON.stringify(lines)],
  )
  await db.query<NoRow>('update shop.group_members set agreed_payable = $2 where id = $1', [memberId, agreedPayable])
}

export async function updateMemberState(db: Db, id: number, state: MemberState): Promise<void> {
  await db.query<NoRow>('update shop.group_members set state = $2 where id = $1', [id, state])
}

export async function updateMemberOrder(db: Db, id: number, orderId: number): Promise<void> {
  await db.query<NoRow>('update shop.group_members set order_id = $2 where id = $1', [id, orderId])
}

export async function updateMemberReason(db: Db, id: number, reason: 'goods_gone'): Promise<void> {
  await db.query<NoRow>('update shop.group_members set reason = $2 where id = $1', [id, reason])
}

export async function updateAgreed(db: Db, id: number, agreedPayable: number): Promise<void> {
  await db.query<NoRow>('update shop.group_members set agreed_payable = $2 where id = $1', [id, agreedPayable])
}

export async function countIn(db: Db, ids: readonly number[]): Promise<void> {
  await db.query<NoRow>('update shop.group_members set is_counted = true where id = any($1)', [ids])
}
