import { ok } from '@shop/domain/result'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { selectTag } from '#app/shipment/tags.sql'

/** Whoever holds a printed code reads what it leads to, and nothing about who bought. */
export async function readTag({ db }: Context, { uid }: { uid: string }) {
  const tag = await selectTag(db, uid)
  if (!tag) throw notFound()
  return ok(tag)
}
