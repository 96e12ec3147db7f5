import { randomInt } from 'node:crypto'
import { ok } from '@shop/domain/result'
import { lockCustomer } from '#app/customer/customer.sql'
import { insertReferralCode, selectCodePrefix, selectOwnCode } from '#app/customer/referral-code.sql'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { customer } from '#app/http/signed-in'

// Without those that are mistaken for one another on a leaflet or over the phone.
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LENGTH = 6
const TRIES = 5

/** Made once, and no part of anybody's name: it is given to strangers' friends too. */
export async function makeReferralCode(context: Context) {
  const { db, now } = context
  const { customerId } = customer(context)
  await lockCustomer(db, customerId)
  const known = await selectOwnCode(db, customerId)
  if (known !== null) return ok({ code: known })
  const prefix = await selectCodePrefix(db, customerId)
  for (let tried = 0; tried < TRIES; tried += 1) {
    const code = await insertReferralCode(db, { customerId, code: drawCode(prefix), now })
    if (code !== null) return ok({ code })
  }
  throw notFound()
}

function drawCode(prefix: string): string {
  const drawn = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)])
  return `${prefix}-${drawn.join('')}`
}
