import { expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { catchUp, move, runJob } from '../paying.ts'
import { visit } from '../shopping.ts'
import { act, groupOf, HOUR, join, type Member, membersOf, openGroup, pay, settle, untrue } from './group.ts'

const shop = openShop()

const MEMBERS = 50
const KILO = 1_000

test('fifty join, change and leave in the last second while the deadline job runs: totals, step and parcels agree', async () => {
  const group = await openGroup(shop)
  const members: Member[] = []
  for (let index = 0; index < MEMBERS; index += 1) members.push(await join(shop, group, 1 + (index % 3)))
  for (const member of members.slice(0, 30)) await act(shop, group, member, 'confirm')
  move(shop, 24 * HOUR - 1)

  // The clock of each request is read when it comes; the deadline passes while they are on their way.
  const wishes = members.map((member, index) => {
    if (index % 3 === 0) return () => act(shop, group, member, 'leave')
    if (index >= 30) return () => act(shop, group, member, 'confirm')
    return () => act(shop, group, member, 'change', [{ variantId: group.bag, pieces: 1 + (index % 4) }])
  })
  const early = wishes.slice(0, 25).map((wish) => wish())
  move(shop, 1)
  const jobs = [settle(shop), runJob(shop, 'settle-groups')]
  const late = wishes.slice(25).map((wish) => wish())
  const answers = await Promise.all([...early, ...late])
  await Promise.all(jobs)
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
  await settle(shop)

  const closed = await groupOf(shop, group.hash)
  const asked = (await membersOf(shop, group.hash)).filter(({ state }) => state === 'to_pay')
  const grams = asked.reduce((sum, one) => sum + one.grams, 0)
  expect(closed).toMatchObject({ state: 'paying', joined: grams })
  expect(closed?.agreed).toBe(grams >= 200 * KILO ? 10 : grams >= 100 * KILO ? 5 : 0)
  expect(
    asked.every(({ orderState, payable, agreed }) => orderState === 'awaiting_payment' && payable === agreed),
  ).toBe(true)
  expect(await untrue(shop)).toEqual([])

  const paying = members.filter(({ email }) => asked.some((one) => one.email === email))
  for (const member of paying.slice(0, 4)) await pay(shop, group, member)
  await Promise.all(paying.slice(4, 8).map((member) => act(shop, group, member, 'leave')))
  move(shop, 49 * HOUR)
  await Promise.all([catchUp(shop), settle(shop)])
  await settle(shop)
  const counted = (await membersOf(shop, group.hash)).filter(({ state }) => state === 'asked' || state === 'paid')
  expect((await groupOf(shop, group.hash))?.paid).toBe(counted.reduce((sum, one) => sum + one.grams, 0))
  expect(counted).toHaveLength(4)

  // Half of them stay, the others take their money back, all at once and beside the job.
  const answering = paying.slice(0, 4)
  await Promise.all([
    ...answering.map((member, index) => act(shop, group, member, index % 2 === 0 ? 'stay' : 'take_back')),
    settle(shop),
  ])
  expect(await untrue(shop)).toEqual([])
  expect((await visit(shop).call('groupPage', { hash: group.hash })).status).toBe(200)
})
