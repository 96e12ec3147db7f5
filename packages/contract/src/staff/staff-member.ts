import { z } from 'zod'
import { Email, Moment, NewPassword, text } from '../text-fields.ts'
import { STAFF_ROLES } from './staff-rights.ts'

const Place = { role: z.enum(STAFF_ROLES), approves: z.boolean() }

/** Only an admin approves. */
const isPlace = ({ role, approves }: { role: string; approves: boolean }) => !approves || role === 'staff_admin'
const NO_PLACE = { error: 'invalid', path: ['approves'] }

export const StaffPlace = z
  .strictObject({ role: Place.role, approves: Place.approves.default(false) })
  .refine(isPlace, NO_PLACE)
export type StaffPlace = z.infer<typeof StaffPlace>

export const InviteStaff = z
  .strictObject({ email: Email, role: Place.role, approves: Place.approves.default(false) })
  .refine(isPlace, NO_PLACE)
export type InviteStaff = z.infer<typeof InviteStaff>

export const AcceptInvitation = z.strictObject({ name: text(60), password: NewPassword })
export type AcceptInvitation = z.infer<typeof AcceptInvitation>

/** What the page of an invitation says before a password is chosen. */
export const InvitationView = z.object({ email: z.string(), ...Place, expiresAt: Moment })

export const StaffInvitation = InvitationView.extend({ id: z.number(), invitedAt: Moment })

export const StaffMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  ...Place,
  /** Has an authenticator app or a passkey; without one no work opens. */
  hasSecondFactor: z.boolean(),
  disabledAt: Moment.nullable(),
  lastSeenAt: Moment.nullable(),
})
