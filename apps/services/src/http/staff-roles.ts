import type { StaffRole } from '@shop/contract/identity'
import type { Actor } from '#app/http/actor'
import type { Context } from '#app/http/context'
import { RequestError } from '#app/http/request-error'

type Staff = Extract<Actor, { kind: 'staff' }>

/** Who works on what. Admins may do everything. */
const ROLES = {
  /** Packs, labels, hands over. */
  packing: ['staff_warehouse', 'staff_support', 'staff_admin'],
  /** Talks to customers: holds, cancels, approves. */
  orders: ['staff_support', 'staff_admin'],
  /** Moves money. */
  money: ['staff_support', 'staff_admin'],
  /** Prepares the stand of a fair. */
  fairs: ['staff_content', 'staff_admin'],
} satisfies Record<string, StaffRole[]>

export type Work = keyof typeof ROLES

/** Only with a second factor, and only whose work it is. */
export function staffFor({ actor }: Pick<Context, 'actor'>, work: Work): Staff {
  if (actor.kind !== 'staff') throw new RequestError(actor.kind === 'anonymous' ? 'not_signed_in' : 'forbidden')
  const allowed: readonly StaffRole[] = ROLES[work]
  if (!actor.secondFactor || !allowed.includes(actor.role)) throw new RequestError('forbidden')
  return actor
}
