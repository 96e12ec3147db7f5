import { formatMoment } from '@shop/czech/format-date'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import type { Actor } from '#app/http/actor'
import { audit, type Context } from '#app/http/context'
import { deviceCookie, readDeviceCookie } from '#app/http/cookie'
import { describeDevice } from '#app/http/describe-device'
import { STAFF_MAILS } from '#app/identity/emails/staff-mails'
import { insertDevice, selectOwnerEmails } from '#app/identity/members.sql'
import { queueMail } from '#app/mail/queue-mail'
import { hashSecret, makeSecret } from '#app/store/secret'

/** Of whoever has just come in with both factors. A browser they have not come in with before is told to the owners. */
export async function noticeDevice(context: Context, member: Actor): Promise<void> {
  if (member.kind !== 'staff' || !member.secondFactor) return
  const { db, deps, now, headers } = context
  const { STOREFRONT_URL } = deps.config
  const known = readDeviceCookie(headers, STOREFRONT_URL)
  const device = known ?? makeSecret()
  context.cookies.push(deviceCookie(STOREFRONT_URL, device))
  if (!(await insertDevice(db, member.userId, hashSecret(device), now))) return
  await audit(db, { ...context, actor: member }, 'staff.new_device', { type: 'user', id: member.userId })
  for (const to of await selectOwnerEmails(db)) {
    await queueMail(context, STAFF_MAILS['staff-new-device'], {
      object: `user:${member.userId}`,
      event: `device:${member.sessionId}:${to}`,
      to,
      data: {
        'staff.email': member.email,
        'request.time': formatMoment(toPragueTime(now)),
        'request.browser': describeDevice(headers.get('user-agent') ?? '') || 'neznámého',
      },
    })
  }
}
