import type { MemberAct } from '@shop/contract/order/group-order'
import type { Harness } from '../harness.ts'
import { hear, openPayment, query, runJob } from '../paying.ts'
import { newCustomer, type Person } from '../people.ts'
import { SKU, setStock, variantId, visit } from '../shopping.ts'

export const HOUR = 60

/** An account with the terms of an approved trainer. How they come about is tested with applications. */
async function newTrainer(shop: Harness): Promise<Person> {
  const trainer = await newCustomer(shop)
  await query(
    shop,
    `update shop.customers c set first_name = 'Honza', last_name = 'Krejčí', customer_group_id = g.id
       from shop.customer_groups g where g.code = 'trener' and c.email = $1`,
    [trainer.email],
  )
  return trainer
}

export const PLACE = {
  title: 'Cvičák Pod Tratí',
  placeName: 'Cvičák Pod Tratí',
  street: 'Pod Tratí 12',
  city: 'Brno',
  zip: '615 00',
  phone: '+420 777 123 456',
  pickupNote: 'v sobotu 9–12 h',
}

export interface Group {
  trainer: Person
  hash: string
  bag: number
  treat: number
}

/** A group open for a day over a big bag and a small one, with enough of both. */
export async function openGroup(shop: Harness, more: object = {}): Promise<Group> {
  const trainer = await newTrainer(shop)
  const [bag, treat] = [await variantId(shop, SKU.bag12), await variantId(shop, SKU.bag2)]
  await setStock(shop, SKU.bag12, 2_000)
  await setStock(shop, SKU.bag2, 2_000)
  await trainer.call('addLine', { variantId: bag })
  await trainer.call('addLine', { variantId: treat })
  const deadlineAt = new Date(shop.clock.now().getTime() + 24 * 3_600_000).toISOString()
  const { status, value, error } = await trainer.call('openGroup', { ...PLACE, deadlineAt, ...more })
  if (status !== 201) throw new Error(JSON.stringify(error))
  return { trainer, hash: value.hash, bag, treat }
}

let people = 0

/** Whoever has the link joins with so many big bags; the answer is the token out of their mail. */
export async function join(shop: Harness, { hash, bag }: Group, pieces: number) {
  people += 1
  const email = `clen${people}@priklad.cz`
  const person = { firstName: 'Jana', lastName: `Nováková ${people}`, email }
  const joined = await visit(shop).call('joinGroup', { hash, ...person, lines: [{ variantId: bag, pieces }] })
  if (joined.status !== 202) throw new Error(JSON.stringify(joined.error))
  const mail = await shop.mailTo(email)
  const member = /[?&]clen=([^\s"&)]+)/.exec(mail.text ?? '')?.[1] ?? ''
  return { email, member }
}

export type Member = Awaited<ReturnType<typeof join>>

export async function act(shop: Harness, { hash }: Group, { member }: Member, what: MemberAct, lines: Lines = null) {
  return visit(shop).call('actInGroup', { hash, member, act: what, lines })
}

type Lines = { variantId: number; pieces: number }[] | null

export async function joinAndConfirm(shop: Harness, group: Group, pieces: number): Promise<Member> {
  const member = await join(shop, group, pieces)
  const confirmed = await act(shop, group, member, 'confirm')
  if (confirmed.status !== 200) throw new Error(JSON.stringify(confirmed.error))
  return member
}

export const settle = (shop: Harness) => runJob(shop, 'settle-groups')

interface StoredMember {
  email: string
  state: string
  orderId: number | null
  agreed: number | null
  payable: number | null
  orderState: string | null
  grams: number
}

export const membersOf = (shop: Harness, hash: string) =>
  query<StoredMember>(
    shop,
    `select m.email, m.state, m.order_id::int as "orderId", m.agreed_payable::int as agreed, o.payable::int, o.state as "orderState",
            coalesce((select sum(l.grams * l.pieces) from shop.group_member_lines l where l.member_id = m.id), 0)::int as grams
       from shop.group_members m join shop.group_orders g on g.id = m.group_id left join shop.orders o on o.id = m.order_id
      where g.uid = $1 order by m.id`,
    [hash],
  )

interface StoredGroup {
  state: string
  joined: number | null
  agreed: number | null
  paid: number | null
  final: number | null
}

export async function groupOf(shop: Harness, hash: string): Promise<StoredGroup | undefined> {
  const rows = await query<StoredGroup>(
    shop,
    `select state, joined_grams::int as joined, agreed_percent as agreed, paid_grams::int as paid, final_percent as final
       from shop.group_orders where uid = $1`,
    [hash],
  )
  return rows[0]
}

export async function memberNow(shop: Harness, { hash }: Group, { email }: Member): Promise<StoredMember> {
  const found = (await membersOf(shop, hash)).find((one) => one.email === email)
  if (!found) throw new Error(`${email} is in no group.`)
  return found
}

/** By the link of the order, as its mail says. */
export async function pay(shop: Harness, group: Group, member: Member): Promise<void> {
  const page = await visit(shop).call('groupPage', { hash: group.hash, member: member.member })
  const token = page.value.you?.orderToken ?? ''
  const { orderId, payable } = await memberNow(shop, group, member)
  const placed = { browser: visit(shop), orderId: orderId ?? 0, number: '', payable: payable ?? 0, token, email: '' }
  const gatewayId = await openPayment(shop, placed)
  shop.partners.gopay.act(gatewayId, 'pay')
  await hear(shop)
}

export const untrue = (shop: Harness) =>
  query(shop, 'select name, samples from internal.check_truths() where violations > 0')
