import type { RecordCookieChoice } from '@shop/contract/measurement'
import { ok } from '@shop/domain/result'
import type { Context } from '#app/http/context'
import { insertCookieChoice } from '#app/measurement/measurement.sql'

export async function recordCookieChoice({ db, now }: Context, input: RecordCookieChoice) {
  await insertCookieChoice(db, input, now)
  return ok({})
}
