import { expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { catchUp, move, query, runJob, subjectsTo, tasksOf } from '../paying.ts'
import { act, groupOf, HOUR, joinAndConfirm, memberNow, openGroup, pay, settle } from './group.ts'

const shop = openShop()

test('who pays for a part is told that it waits for the others, not that it is packed', async () => {
  const group = await openGroup(shop)
  const member = await joinAndConfirm(shop, group, 9)
  await joinAndConfirm(shop, group, 9)
  move(shop, 24 * HOUR + 1)
  await settle(shop)
  await pay(shop, group, member)
  await shop.runJobs()
  expect(subjectsTo(shop, member.email)).toContain('Váš díl je zaplacený, čekáme na ostatní')
  expect(subjectsTo(shop, member.email)).not.toContain('Platba dorazila, balíme')
  const { orderId } = await memberNow(shop, group, member)
  await query(shop, 'update shop.orders set delivery_to = ($2::timestamptz)::date - 3 where id = $1', [
    orderId,
    shop.clock.now(),
  ])
  await runJob(shop, 'tell-late-parcels')
  await shop.runJobs()
  expect(await tasksOf(shop, orderId ?? 0)).not.toContain('order_unsent')
})

test('who stays keeps goods that have gone from sale since the deadline: their order holds them', async () => {
  const group = await openGroup(shop)
  const member = await joinAndConfirm(shop, group, 9)
  await joinAndConfirm(shop, group, 9)
  move(shop, 24 * HOUR + 1)
  await settle(shop)
  await pay(shop, group, member)
  move(shop, 48 * HOUR + 1)
  await catchUp(shop)
  await settle(shop)
  const asked = await memberNow(shop, group, member)
  expect(asked.state).toBe('asked')
  await query(shop, `update shop.variants set status = 'discontinued' where id = $1`, [group.bag])
  try {
    expect((await act(shop, group, member, 'stay')).status).toBe(200)
    const stays = await memberNow(shop, group, member)
    expect(stays.payable).toBeGreaterThan(asked.payable ?? 0)
    expect(await groupOf(shop, group.hash)).toMatchObject({ state: 'settling' })
  } finally {
    await query(shop, `update shop.variants set status = 'active' where id = $1`, [group.bag])
  }
})
