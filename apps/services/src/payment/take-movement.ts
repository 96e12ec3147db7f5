import type { BankMatch } from '@shop/domain/payment/match-bank-line'
import type { CommandContext } from '#app/http/context'
import { lockMovement, updateMatch } from '#app/payment/bank.sql'
import { findMatch } from '#app/payment/match-movement'
import { takeMoney } from '#app/payment/take-money'
import { openStaffTask } from '#app/tasks/staff-tasks.sql'

/** One movement, once: matched, told to its order and marked in one transaction. */
export async function takeMovement(context: CommandContext, movementId: number): Promise<string> {
  const { db, now } = context
  const movement = await lockMovement(db, movementId)
  if (movement?.match !== 'new' && movement?.match !== 'early') return 'known'
  const match = await findMatch(context, movement)
  if (match.kind === 'ignored') {
    const { kind: _, ...details } = match
    await updateMatch(db, movement.id, { match: 'ignored', details, taken: null })
    return 'ignored'
  }
  if (match.kind === 'early') {
    await updateMatch(db, movement.id, { match: 'early', details: { planId: match.planId }, taken: null })
    return 'early'
  }
  const { amount: counted } = movement
  const payment = 'orderId' in match ? await takeMoney(context, match, counted) : null
  if (payment && match.kind !== 'for_staff') {
    await updateMatch(db, movement.id, { match: match.kind, details: {}, taken: { paymentId: payment.id, counted } })
    return match.kind
  }
  const details = toStaffDetails(match)
  await updateMatch(db, movement.id, { match: 'for_staff', details, taken: null })
  await openStaffTask(db, { kind: 'bank_movement', subject: `movement:${movement.id}`, orderId: null, details, now })
  return 'for_staff'
}

function toStaffDetails(match: BankMatch): object {
  if (match.kind === 'for_staff') return { reason: match.reason, candidates: match.candidates }
  return { reason: 'payment_does_not_take_it', match }
}
