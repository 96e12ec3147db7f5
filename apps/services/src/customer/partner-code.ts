import { ok, refuse } from '@shop/domain/result'
import { lockCustomer } from '#app/customer/customer.sql'
import { makeReferralCode } from '#app/customer/referral-code'
import { isTrainer, keepPartnerUid } from '#app/customer/referral-code.sql'
import type { Context } from '#app/http/context'
import { customer } from '#app/http/signed-in'
import { newUid } from '#app/store/new-uid'

/** The code of a trainer like anybody's, and an address of its own for leaflets. */
export async function makePartnerCode(context: Context) {
  const { db } = context
  const { customerId } = customer(context)
  await lockCustomer(db, customerId)
  if (!(await isTrainer(db, customerId))) return refuse('not_a_trainer')
  const made = await makeReferralCode(context)
  return ok({ code: made.value.code, uid: await keepPartnerUid(db, customerId, newUid()) })
}
