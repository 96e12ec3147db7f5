import { type FakePush, startFakePush } from '@shop/partners/test/fake-push'
import { makeVapidKeys } from '@shop/partners/web-push/vapid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { move, query, runJob } from '../paying.ts'
import { visit } from '../shopping.ts'
import { newStaff } from '../staff.ts'

const keys = makeVapidKeys()
const MESSAGE = { topic: 'other', name: 'Eva Nováková', email: 'eva@example.cz', message: 'Kde je balík?' } as const

let service: FakePush
beforeAll(async () => {
  service = await startFakePush()
})
afterAll(() => service.stop())
const shop = openShop({
  ...{ VAPID_PUBLIC_KEY: keys.publicKey, VAPID_PRIVATE_KEY: keys.privateKey, PUSH_HOSTS: '127.0.0.1' },
})

const heard = (endpoint: string) => service.received.filter((push) => push.endpoint === endpoint)

async function newDevice(member: Browser) {
  const target = service.subscribe()
  const { value } = await member.call('addNoticeDevice', target)
  return { ...target, id: value.id }
}

/** Something new for the support, told at the next turn of the clock. */
async function tellOfMessage(): Promise<void> {
  await visit(shop).call('sendTicket', MESSAGE)
  move(shop, 40)
  await runJob(shop, 'tell-staff')
}

test('every device of a member is told what waits, encrypted and signed, without a person in it', async () => {
  const eva = await newStaff(shop, 'staff_support')
  const packer = await newStaff(shop, 'staff_warehouse')
  const [desk, phone, bench] = [await newDevice(eva), await newDevice(eva), await newDevice(packer)]
  await tellOfMessage()
  for (const { endpoint } of [desk, phone]) {
    expect(heard(endpoint)).toMatchObject([
      {
        payload: {
          title: 'V zázemí něco čeká',
          body: expect.stringContaining('Zprávy bez odpovědi: 1'),
          path: '/dnes',
        },
        vapid: { publicKey: keys.publicKey, aud: service.url },
      },
    ])
    expect(JSON.stringify(heard(endpoint)[0]?.payload)).not.toMatch(/Eva|example\.cz|balík/)
  }
  expect(heard(bench.endpoint)).toEqual([])
  const jobs = await query<{ payload: unknown }>(shop, 'select payload from graphile_worker._private_jobs')
  expect(JSON.stringify(jobs)).not.toMatch(/Nováková|eva@example/)
})

test('a device that has ended is removed, one that its service cannot reach is asked again', async () => {
  const member = await newStaff(shop, 'staff_support')
  const [kept, ended] = [await newDevice(member), await newDevice(member)]
  service.end(ended.endpoint)
  await tellOfMessage()
  expect((await member.call('ownNotices', {})).value.devices.map(({ id }) => id)).toEqual([kept.id])
  const before = heard(kept.endpoint).length
  service.failWith(503)
  await tellOfMessage()
  expect(heard(kept.endpoint)).toHaveLength(before)
  service.failWith(null)
  await query(shop, 'update graphile_worker._private_jobs set run_at = now()')
  await shop.runJobs()
  expect(heard(kept.endpoint)).toHaveLength(before + 1)
})

test('what was not told within the hour is no news any more', async () => {
  const member = await newStaff(shop, 'staff_support')
  const device = await newDevice(member)
  service.failWith(503)
  await tellOfMessage()
  service.failWith(null)
  move(shop, 61)
  await query(shop, 'update graphile_worker._private_jobs set run_at = now()')
  await shop.runJobs()
  expect(heard(device.endpoint)).toEqual([])
})

test('whoever has lost the access is told nothing', async () => {
  const member = await newStaff(shop, 'staff_support')
  const device = await newDevice(member)
  service.failWith(503)
  await tellOfMessage()
  await query(
    shop,
    `update auth.users set staff_disabled_at = now() where id = (
       select user_id from internal.staff_push_subscriptions where id = $1)`,
    [device.id],
  )
  service.failWith(null)
  await query(shop, 'update graphile_worker._private_jobs set run_at = now()')
  await shop.runJobs()
  expect(heard(device.endpoint)).toEqual([])
})

test('a browser is of whoever let it be told last, and nobody ends the device of another', async () => {
  const [first, second] = [await newStaff(shop, 'staff_content'), await newStaff(shop, 'staff_accounting')]
  const target = service.subscribe()
  const { id } = (await first.call('addNoticeDevice', target)).value
  await second.call('dropNoticeDevice', { deviceId: id })
  expect((await first.call('ownNotices', {})).value.devices).toHaveLength(1)
  await second.call('addNoticeDevice', target)
  expect((await first.call('ownNotices', {})).value.devices).toEqual([])
  expect((await second.call('ownNotices', {})).value.devices).toMatchObject([{ id, toldAt: null }])
  await second.call('dropNoticeDevice', { deviceId: id })
  expect((await second.call('ownNotices', {})).value.devices).toEqual([])
})

test('nobody sends us to an address of their own choice, and ten devices are enough', async () => {
  const member = await newStaff(shop, 'staff_content')
  const target = service.subscribe()
  for (const endpoint of ['http://localhost:5432/x', 'https://169.254.169.254/x', 'https://evil.example/x']) {
    expect((await member.call('addNoticeDevice', { ...target, endpoint })).error.code).toBe('push_unavailable')
  }
  const refused = await member.call('addNoticeDevice', { ...target, p256dh: 'A'.repeat(87) })
  expect(refused.error.details).toEqual({ fields: { p256dh: 'invalid' } })
  for (let count = 0; count < 12; count += 1) await newDevice(member)
  expect((await member.call('ownNotices', {})).value.devices).toHaveLength(10)
})
