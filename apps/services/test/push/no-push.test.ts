import { makeVapidKeys } from '@shop/partners/web-push/vapid'
import { expect, test } from 'vitest'
import { openEmptyShop } from '../open-shop.ts'
import { newStaff } from '../staff.ts'

const shop = openEmptyShop()

test('without keys the screen is told so, and no device is taken', async () => {
  const member = await newStaff(shop, 'staff_support')
  expect((await member.call('ownNotices', {})).value).toEqual({ publicKey: null, devices: [] })
  const device = { endpoint: 'https://fcm.googleapis.com/x', p256dh: makeVapidKeys().publicKey, auth: 'A'.repeat(22) }
  expect((await member.call('addNoticeDevice', device)).error.code).toBe('push_unavailable')
})
