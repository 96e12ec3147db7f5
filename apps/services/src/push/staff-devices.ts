import type { SavePush } from '@shop/contract/push'
import { ok, refuse } from '@shop/domain/result'
import { arePushKeys } from '@shop/partners/web-push/encrypt-push'
import type { Context } from '#app/http/context'
import { describeDevice } from '#app/http/describe-device'
import { invalidField } from '#app/http/request-error'
import { staffAtWork } from '#app/http/signed-in'
import {
  deleteNoticeDevice,
  deleteOldestDevices,
  selectNoticeDevices,
  upsertNoticeDevice,
} from '#app/push/staff-push.sql'
import { hashSecret } from '#app/store/secret'

/** A desk, a bench, a phone and what they were before; the oldest gives way. */
const MOST_DEVICES = 10

export async function ownNotices(context: Context) {
  const devices = await selectNoticeDevices(context.db, staffAtWork(context).userId)
  return ok({
    publicKey: context.deps.push?.publicKey ?? null,
    devices: devices.map(({ createdAt, toldAt, ...device }) => ({
      ...device,
      createdAt: createdAt.toISOString(),
      toldAt: toldAt?.toISOString() ?? null,
    })),
  })
}

/** The address is the browser's word, so only services of the known browsers are taken. */
export async function addNoticeDevice(context: Context, input: Omit<SavePush, 'topics'>) {
  const { db, deps, now, headers } = context
  const { userId } = staffAtWork(context)
  if (!deps.push?.canReach(input.endpoint)) return refuse('push_unavailable')
  if (!arePushKeys(input)) throw invalidField('p256dh', 'invalid')
  const device = describeDevice(headers.get('user-agent') ?? '')
  const id = await upsertNoticeDevice(db, { ...input, userId, endpointHash: hashSecret(input.endpoint), device, now })
  await deleteOldestDevices(db, userId, MOST_DEVICES)
  return ok({ id })
}

/** Whose device it is not, changes nothing. */
export async function dropNoticeDevice(context: Context, { deviceId }: { deviceId: number }) {
  await deleteNoticeDevice(context.db, staffAtWork(context).userId, deviceId)
  return ok({})
}
