import { randomUUID } from 'node:crypto'
import type { FoundDog } from '@shop/contract/dog/dog-tag'
import { formatMoment } from '@shop/czech/format-date'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { ok } from '@shop/domain/result'
import { revokeTags, selectDogTag, upsertDogTag } from '#app/customer/dog-tags.sql'
import { lockDog } from '#app/customer/dogs.sql'
import { audit, type Context } from '#app/http/context'
import { limitSubject } from '#app/http/limits'
import { notFound } from '#app/http/request-error'
import { customer } from '#app/http/signed-in'
import { ACCOUNT_MAILS } from '#app/identity/emails/account-mails'
import { queueMail } from '#app/mail/queue-mail'
import { newUid } from '#app/store/new-uid'

const DAY_SECONDS = 24 * 60 * 60
/** Whoever wears out the owner with one tag in the hand is stopped, from however many networks they come. */
const FINDS_A_DAY = { action: 'found_dog_tag', max: 6, windowSeconds: DAY_SECONDS }

export async function makeDogTag(context: Context, { id, note }: { id: number; note: string }) {
  const { db, now } = context
  if (!(await lockDog(db, customer(context).customerId, id))) throw notFound()
  const uid = await upsertDogTag(db, { dogId: id, uid: newUid(), note, now })
  await audit(db, context, 'customer.dog_tagged', { type: 'dog', id })
  return ok({ uid })
}

export async function revokeDogTag(context: Context, { id }: { id: number }) {
  const { db, now } = context
  if (!(await lockDog(db, customer(context).customerId, id))) throw notFound()
  if (!(await revokeTags(db, id, now))) throw notFound()
  await audit(db, context, 'customer.dog_untagged', { type: 'dog', id })
  return ok({})
}

/** The words go by mail and stay nowhere else: the two answer each other as the finder wishes. */
export async function reportFoundDog(context: Context, { uid, place, message, contact }: FoundDog & { uid: string }) {
  const { db, deps, now } = context
  const tag = await selectDogTag(db, uid)
  if (!tag) throw notFound()
  await limitSubject(deps, FINDS_A_DAY, uid, now)
  await queueMail(context, ACCOUNT_MAILS['dog-found'], {
    object: `dog:${tag.dogId}`,
    event: `found:${randomUUID()}`,
    to: tag.email,
    data: {
      'dog.name': tag.name,
      'find.at': formatMoment(toPragueTime(now)),
      'links.dogs': `${deps.config.STOREFRONT_URL}/ucet/psi`,
    },
    // The page promises that we do not keep who found the dog and where: sealed until the mail has gone, then nothing.
    secrets: { 'find.place': place, 'find.contact': contact, 'find.message': message || '–' },
  })
  return ok({})
}
