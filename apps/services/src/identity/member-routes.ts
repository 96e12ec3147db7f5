import { staffMemberEndpoints as endpoints } from '@shop/contract/endpoints/staff-member-endpoints'
import type { FastifyInstance } from 'fastify'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'
import type { Limit } from '#app/http/limits'
import { acceptInvitation, describeInvitation } from '#app/identity/accept-invitation'
import {
  changeStaffPlace,
  disableStaff,
  enableStaff,
  resetSecondFactor,
  staffMembers,
} from '#app/identity/change-member'
import { inviteStaff, withdrawInvitation } from '#app/identity/invite-staff'
import { addStaffPasskey, newStaffPasskeyOptions, passkeys } from '#app/identity/passkeys'
import { limitCodes, ownFactors, proveSecondFactor, renewRecoveryCodes } from '#app/identity/second-factor'
import { hashGiven } from '#app/identity/set-password'

// Hashing costs us.
const accepting: Limit = { action: 'invitation', per: 'network', max: 20, windowSeconds: 10 * 60 }

export function addMemberRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.staffMembers, staffMembers)
  bind(app, deps, endpoints.inviteStaff, inviteStaff)
  bind(app, deps, endpoints.withdrawInvitation, withdrawInvitation)
  bind(app, deps, endpoints.describeInvitation, describeInvitation, { limits: [accepting] })
  const entering = { limits: [accepting], setsCookies: true, before: hashGiven }
  bind(app, deps, endpoints.acceptInvitation, acceptInvitation, entering)
  bind(app, deps, endpoints.changeStaffPlace, changeStaffPlace)
  bind(app, deps, endpoints.disableStaff, disableStaff)
  bind(app, deps, endpoints.enableStaff, enableStaff)
  bind(app, deps, endpoints.resetSecondFactor, resetSecondFactor)
  bind(app, deps, endpoints.ownFactors, ownFactors)
  bind(app, deps, endpoints.renewRecoveryCodes, renewRecoveryCodes, { setsCookies: true, before: limitCodes })
  const proving = { setsCookies: true, before: limitCodes }
  bind(app, deps, endpoints.proveSecondFactor, proveSecondFactor, proving)
  bind(app, deps, endpoints.staffPasskeys, passkeys)
  bind(app, deps, endpoints.newStaffPasskeyOptions, newStaffPasskeyOptions, { setsCookies: true })
  bind(app, deps, endpoints.addStaffPasskey, addStaffPasskey)
}
