import type { SubmitCaseForCustomer } from '@shop/contract/case/staff-case'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { checkReceivedOn } from '@shop/domain/case/check-received-on'
import { ok } from '@shop/domain/result'
import { selectCaseOrder } from '#app/case/case-order.sql'
import { showToStaff } from '#app/case/staff/staff-cases'
import { takeCase } from '#app/case/submit-case'
import type { Context } from '#app/http/context'
import { invalidField, notFound } from '#app/http/request-error'

/** What came by phone, e-mail, letter or in person, taken as the form of the customer is; nobody has to look up who it is. */
export async function submitCaseForCustomer(
  context: Context,
  { orderId, channel, receivedOn, ...said }: SubmitCaseForCustomer & { orderId: number },
) {
  const order = await selectCaseOrder(context.db, orderId)
  if (!order) throw notFound()
  const days = { placedOn: toPragueDay(order.placedAt), today: toPragueDay(context.now) }
  const checked = checkReceivedOn(receivedOn, days)
  if (!checked.ok) return checked
  const email = said.email || order.email
  if (email === '') throw invalidField('email', 'required')
  const input = { ...said, name: said.name || order.name, email, files: [] }
  const taken = await takeCase(context, orderId, input, { channel, receivedOn })
  return taken.ok ? ok(await showToStaff(context, taken.value.id)) : taken
}
