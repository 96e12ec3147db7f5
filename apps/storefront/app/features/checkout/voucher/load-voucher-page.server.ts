import { randomUUID } from 'node:crypto'
import { addDays } from '@shop/domain/calendar/local-date'
import { VOUCHER_DAYS_AHEAD } from '@shop/domain/voucher/voucher-order'
import { pageNotFound } from '#app/errors/page-error.ts'
import type { Visit } from '#app/server/session.server.ts'

export async function loadVoucherPage({ services }: Visit) {
  const offer = await services.voucherOffer({})
  if (!offer.ok) throw pageNotFound()
  const { methods, today, returnDays } = offer.value
  // The form has a name of its own: pressed twice it buys once.
  return { methods, today, returnDays, lastDay: addDays(today, VOUCHER_DAYS_AHEAD), key: randomUUID() }
}

export type VoucherPageData = Awaited<ReturnType<typeof loadVoucherPage>>
