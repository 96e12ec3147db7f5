import { ok } from '@shop/domain/result'
import { selectDogTag } from '#app/customer/dog-tags.sql'
import { selectPartner } from '#app/customer/referral-code.sql'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { readPuppyCard } from '#app/litter/read-puppy-card'
import { selectTag } from '#app/shipment/tags.sql'

/** Whoever holds a printed code reads what it leads to, and nothing about who bought. */
export async function readTag(context: Context, { uid }: { uid: string }) {
  const { db } = context
  const tag = (await selectTag(db, uid)) ?? (await readPuppyCard(context, uid)) ?? (await selectPartner(db, uid))
  if (tag) return ok(tag)
  const dog = await selectDogTag(db, uid)
  if (!dog) throw notFound()
  const { name, sex, note } = dog
  return ok({ kind: 'dog' as const, name, sex, note })
}
