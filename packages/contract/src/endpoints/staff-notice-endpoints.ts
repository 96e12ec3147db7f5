import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { SavePush } from '../push.ts'
import { Id, Moment, Nothing } from '../text-fields.ts'

const StaffDevice = z.object({ id: z.number(), device: z.string(), createdAt: Moment, toldAt: Moment.nullable() })

/** `publicKey` is null where the shop has no keys for notifications: then no device can be added. */
const StaffNotices = z.object({ publicKey: z.string().nullable(), devices: z.array(StaffDevice) })

const ThisBrowser = SavePush.omit({ topics: true })

/** What calls a member to the counter when the back office is not in front of them. */
export const staffNoticeEndpoints = {
  ownNotices: endpoint({
    method: 'GET',
    path: '/staff/notices',
    summary: 'Own devices that are told when something waits.',
    access: 'staff',
    work: 'notices',
    reply: StaffNotices,
    refusals: [],
  }),
  addNoticeDevice: endpoint({
    method: 'PUT',
    path: '/staff/notices/devices',
    summary: 'Tells this browser too, whoever it belonged to before.',
    access: 'staff',
    work: 'notices',
    body: ThisBrowser,
    reply: z.object({ id: z.number() }),
    refusals: ['push_unavailable'],
  }),
  dropNoticeDevice: endpoint({
    method: 'DELETE',
    path: '/staff/notices/devices/:deviceId',
    summary: 'Tells one of the own devices no more.',
    access: 'staff',
    work: 'notices',
    params: z.strictObject({ deviceId: Id }),
    reply: Nothing,
    refusals: [],
  }),
} as const
