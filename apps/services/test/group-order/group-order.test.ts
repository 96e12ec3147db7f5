import { expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { catchUp, hear, move, paymentsOf, query, runJob, stateOf, subjectsTo } from '../paying.ts'
import { newCustomer, PASSWORD } from '../people.ts'
import { SKU, setPrice, visit } from '../shopping.ts'
import { newStaff } from '../staff.ts'
import {
  act,
  type Group,
  groupOf,
  HOUR,
  join,
  joinAndConfirm,
  type Member,
  memberNow,
  membersOf,
  openGroup,
  PLACE,
  pay,
  settle,
  untrue,
} from './group.ts'

const shop = openShop()

const KILO = 1_000

async function closed(pieces: readonly number[]): Promise<{ group: Group; members: Member[] }> {
  const group = await openGroup(shop)
  const members: Member[] = []
  for (const count of pieces) members.push(await joinAndConfirm(shop, group, count))
  move(shop, 24 * HOUR + 1)
  await settle(shop)
  return { group, members }
}

test('only an approved trainer opens a group, over the goods of the own cart and within a month', async () => {
  const stranger = await newCustomer(shop)
  const deadlineAt = new Date(shop.clock.now().getTime() + 3_600_000 * 24).toISOString()
  const refused = await stranger.call('openGroup', { ...PLACE, deadlineAt })
  expect(refused.error).toMatchObject({ code: 'group_refused', details: { reason: 'not_a_trainer' } })
  expect((await stranger.call('ownGroups', {})).value).toEqual({ isTrainer: false, groups: [] })
  const { trainer, hash } = await openGroup(shop)
  const late = new Date(shop.clock.now().getTime() + 3_600_000 * 24 * 31).toISOString()
  expect((await trainer.call('openGroup', { ...PLACE, deadlineAt: late })).error.details).toMatchObject({
    reason: 'deadline',
  })
  expect((await trainer.call('ownGroups', {})).value.groups.map((one) => one.hash)).toContain(hash)
  expect((await stranger.call('callOffGroup', { hash })).status).toBe(404)
})

test('kilos paid hold the price: orders cost what the deadline froze, go to the ground by name, and are packed once all is placed', async () => {
  const { group, members } = await closed([9, 9])
  expect(await groupOf(shop, group.hash)).toMatchObject({ state: 'paying', joined: 216 * KILO, agreed: 10 })
  const [first, second] = await membersOf(shop, group.hash)
  expect([first?.state, first?.orderState, first?.payable]).toEqual(['to_pay', 'awaiting_payment', first?.agreed])
  // What the shop asks for now is nothing to those whose price is frozen.
  await setPrice(shop, SKU.bag12, 999_900)
  for (const member of members) await pay(shop, group, member)
  const support = await newStaff(shop, 'staff_warehouse')
  const early = await support.call('startPacking', { orderId: first?.orderId ?? 0 })
  expect(early.error.code).toBe('group_not_placed')
  await settle(shop)
  expect(await groupOf(shop, group.hash)).toMatchObject({ state: 'placed', paid: 216 * KILO, final: 10 })
  const [row] = await query<{ delivery: { lastName: string; company: string }; total: number }>(
    shop,
    'select delivery, total::int from shop.orders where id = $1',
    [second?.orderId],
  )
  expect(row?.delivery).toMatchObject({ company: PLACE.placeName })
  expect(row?.delivery.lastName).toMatch(/^Nováková/)
  expect(row?.total).toBe(second?.agreed)
  expect((await support.call('startPacking', { orderId: first?.orderId ?? 0 })).status).toBe(200)
  expect(subjectsTo(shop, members[0]?.email ?? '')).toContain(`${PLACE.title}: objednáno, začínáme balit`)
  expect(await untrue(shop)).toEqual([])
})

test('what is sold no more by the deadline is left out of a part, and the mail that asks for money names it', async () => {
  const group = await openGroup(shop)
  const [member, whole] = [await joinAndConfirm(shop, group, 2), await joinAndConfirm(shop, group, 2)]
  const lines = [
    { variantId: group.bag, pieces: 2 },
    { variantId: group.treat, pieces: 1 },
  ]
  expect((await act(shop, group, member, 'change', lines)).status).toBe(200)
  const [{ name = '' } = {}] = await query<{ name: string }>(
    shop,
    `update shop.variants v set status = 'discontinued' from shop.products p where p.id = v.product_id and v.id = $1
      returning p.name || ' ' || v.name as name`,
    [group.treat],
  )
  move(shop, 24 * HOUR + 1)
  await settle(shop)
  await query(shop, `update shop.variants set status = 'active' where id = $1`, [group.treat])
  expect(await memberNow(shop, group, member)).toMatchObject({ state: 'to_pay', grams: 24 * KILO })
  await shop.runJobs()
  const leftOut = 'Z vašeho dílu jsme vyškrtli, co už neprodáváme'
  expect((await shop.mailTo(member.email)).text).toContain(`${leftOut}: ${name}.`)
  expect((await shop.mailTo(whole.email)).text).not.toContain(leftOut)
})

test('a dearer step is asked about once: who stays pays the difference, who is silent has the money back', async () => {
  const { group, members } = await closed([9, 5, 5])
  const [payer, silent, absent] = members as [Member, Member, Member]
  expect(await groupOf(shop, group.hash)).toMatchObject({ agreed: 10 })
  await pay(shop, group, payer)
  await pay(shop, group, silent)
  move(shop, 48 * HOUR + 1)
  await catchUp(shop)
  await settle(shop)
  expect(await groupOf(shop, group.hash)).toMatchObject({ state: 'settling', paid: 168 * KILO, final: 5 })
  expect((await memberNow(shop, group, absent)).state).toBe('expired')
  const before = await memberNow(shop, group, payer)
  expect(before.state).toBe('asked')
  expect((await act(shop, group, payer, 'stay')).status).toBe(200)
  const dearer = await memberNow(shop, group, payer)
  expect(dearer.payable).toBeGreaterThan(before.payable ?? 0)
  expect([dearer.agreed, dearer.orderState]).toEqual([dearer.payable, 'awaiting_payment'])
  await pay(shop, group, payer)
  await settle(shop)
  // The other has not answered yet.
  expect(await groupOf(shop, group.hash)).toMatchObject({ state: 'settling' })
  move(shop, 48 * HOUR + 1)
  await catchUp(shop)
  await settle(shop)
  await hear(shop)
  const left = await memberNow(shop, group, silent)
  expect([left.state, left.orderState]).toEqual(['refunded', 'cancelled'])
  expect(await paymentsOf(shop, left.orderId ?? 0)).toMatchObject([{ state: 'refunded', refunded: left.payable }])
  expect(await groupOf(shop, group.hash)).toMatchObject({ state: 'placed', final: 5 })
  const asked = shop.sink.mails.find(({ subject }) => subject?.startsWith(`${PLACE.title}: doplaťte`))
  expect(asked?.text).toMatch(/Doplatek prosím pošlete do \d/)
  expect((await memberNow(shop, group, payer)).orderState).toBe('accepted')
  expect((await act(shop, group, payer, 'take_back')).error.details).toMatchObject({ reason: 'closed' })
  expect(await untrue(shop)).toEqual([])
})

test('who stays and does not pay the difference has all of it back, and a group that nobody stays in fails', async () => {
  const { group, members } = await closed([9, 9])
  const [stays] = members as [Member, Member]
  await pay(shop, group, stays)
  move(shop, 48 * HOUR + 1)
  await catchUp(shop)
  await settle(shop)
  expect((await act(shop, group, stays, 'stay')).status).toBe(200)
  move(shop, 240 * HOUR)
  await catchUp(shop)
  await settle(shop)
  await hear(shop)
  const ended = await memberNow(shop, group, stays)
  expect([ended.state, ended.orderState]).toEqual(['refunded', 'cancelled'])
  expect((await groupOf(shop, group.hash))?.state).toBe('failed')
  expect(await untrue(shop)).toEqual([])
})

test('money that comes after the time to pay goes back, and the group does not take it up again', async () => {
  const { group, members } = await closed([9])
  const [late] = members as [Member]
  const { orderId } = await memberNow(shop, group, late)
  const page = await visit(shop).call('groupPage', { hash: group.hash, member: late.member })
  const started = await visit(shop).call('startPayment', { token: page.value.you?.orderToken ?? '' })
  expect(started.status).toBe(200)
  const [payment] = await query<{ id: string }>(
    shop,
    'select gateway_id as id from shop.payments where order_id = $1',
    [orderId],
  )
  move(shop, 72 * HOUR)
  await catchUp(shop)
  await settle(shop)
  expect((await groupOf(shop, group.hash))?.state).toBe('failed')
  shop.partners.gopay.act(payment?.id ?? '', 'pay')
  await hear(shop)
  expect(await stateOf(shop, orderId ?? 0)).toBe('expired')
  expect(await paymentsOf(shop, orderId ?? 0)).toMatchObject([{ state: 'refunded' }])
  expect(await untrue(shop)).toEqual([])
})

test('a member sees the others by initials only, a stranger sees the sum, and a foreign token opens nothing', async () => {
  const [group, other] = [await openGroup(shop), await openGroup(shop)]
  const member = await joinAndConfirm(shop, group, 2)
  const stranger = await visit(shop).call('groupPage', { hash: group.hash })
  expect(stranger.value).toMatchObject({ grams: 24 * KILO, people: 1, members: [], you: null })
  const mine = await visit(shop).call('groupPage', { hash: group.hash, member: member.member })
  expect(mine.value.members).toEqual([{ initials: 'J. N.', grams: 24 * KILO, state: 'joined', isYou: true }])
  expect(JSON.stringify(mine.value)).not.toContain(member.email)
  const foreign = { hash: other.hash, member: member.member, act: 'leave' as const }
  expect((await visit(shop).call('actInGroup', foreign)).status).toBe(404)
  expect((await visit(shop).call('groupPage', { hash: other.hash, member: member.member })).value.you).toBeNull()
})

test('joining twice changes nothing and tells nothing; who does not confirm is not counted', async () => {
  const group = await openGroup(shop)
  const member = await joinAndConfirm(shop, group, 2)
  const again = {
    firstName: 'Zlý',
    lastName: 'Soused',
    email: member.email,
    lines: [{ variantId: group.bag, pieces: 20 }],
  }
  expect((await visit(shop).call('joinGroup', { hash: group.hash, ...again })).status).toBe(202)
  await join(shop, group, 9)
  const page = await visit(shop).call('groupPage', { hash: group.hash, member: member.member })
  expect(page.value).toMatchObject({ grams: 24 * KILO, people: 1, you: { firstName: 'Jana' } })
  const foreign = [{ variantId: group.treat + 9_999, pieces: 1 }]
  expect((await act(shop, group, member, 'change', foreign)).error.details).toMatchObject({ reason: 'no_goods' })
})

test('lines and address of an order of a group stay, and it is paid ahead or not at all', async () => {
  const { group, members } = await closed([9])
  const page = await visit(shop).call('groupPage', { hash: group.hash, member: members[0]?.member ?? '' })
  const token = page.value.you?.orderToken ?? ''
  const edited = await visit(shop).call('editOrder', { token, note: 'Raději domů.' })
  expect(edited.error.code).toBe('order_state')
  const cash = await visit(shop).call('changeMethod', { token, paymentCode: 'dobirka' })
  expect(cash.error.code).toBe('payment_impossible')
})

test('called off before the deadline, nobody is asked for money', async () => {
  const group = await openGroup(shop)
  const member = await joinAndConfirm(shop, group, 2)
  expect((await group.trainer.call('callOffGroup', { hash: group.hash })).status).toBe(200)
  move(shop, 25 * HOUR)
  await settle(shop)
  expect(await memberNow(shop, group, member)).toMatchObject({ state: 'expired', orderId: null })
  expect(subjectsTo(shop, member.email)).toContain(`${PLACE.title}: společná objednávka se ruší`)
})

test('who deletes the account leaves no open group behind: its members are told and pay nothing', async () => {
  const group = await openGroup(shop)
  const member = await joinAndConfirm(shop, group, 2)
  expect((await group.trainer.call('deleteAccount', { password: PASSWORD, understood: true })).status).toBe(200)
  await settle(shop)
  expect(await groupOf(shop, group.hash)).toMatchObject({ state: 'failed' })
  expect(await memberNow(shop, group, member)).toMatchObject({ state: 'expired', orderId: null })
  expect(subjectsTo(shop, member.email)).toContain(`${PLACE.title}: společná objednávka se ruší`)
})

test('while members pay, the courier can call the ground of a deleted account; afterwards its phone is forgotten', async () => {
  const { group, members } = await closed([9])
  expect((await group.trainer.call('deleteAccount', { password: PASSWORD, understood: true })).status).toBe(200)
  const phone = () => query(shop, `select phone from shop.group_orders where uid = $1`, [group.hash])
  expect(await phone()).toEqual([{ phone: PLACE.phone.replaceAll(' ', '') }])
  for (const member of members) await pay(shop, group, member)
  await settle(shop)
  expect(await groupOf(shop, group.hash)).toMatchObject({ state: 'placed' })
  await runJob(shop, 'purge-expired')
  expect(await phone()).toEqual([{ phone: '' }])
})

test('addresses that somebody only typed hold a place for an hour and do not fill a group', async () => {
  const group = await openGroup(shop)
  await query(
    shop,
    `insert into shop.group_members (group_id, email, first_name, last_name, state, created_at)
     select g.id, 'vymysl' || n || '@priklad.cz', 'A', 'B', 'unconfirmed', $2 from shop.group_orders g, generate_series(1, 200) n where g.uid = $1`,
    [group.hash, shop.clock.now()],
  )
  const wanted = { firstName: 'Jana', lastName: 'Malá', email: 'opravdova@priklad.cz' }
  const lines = [{ variantId: group.bag, pieces: 1 }]
  const joining = () => visit(shop).call('joinGroup', { hash: group.hash, ...wanted, lines })
  expect((await joining()).error.details).toMatchObject({ reason: 'full' })
  move(shop, HOUR + 1)
  expect((await joining()).status).toBe(202)
  await query(shop, `update shop.group_members m set state = 'joined' where m.email like 'vymysl%'`)
  const late = /[?&]clen=([^\s"&)]+)/.exec((await shop.mailTo(wanted.email)).text ?? '')?.[1] ?? ''
  const confirmed = await act(shop, group, { email: wanted.email, member: late }, 'confirm')
  expect(confirmed.error.details).toMatchObject({ reason: 'full' })
})
