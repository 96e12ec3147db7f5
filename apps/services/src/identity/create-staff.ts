import type { StaffRole } from '@shop/contract/staff/staff-rights'
import type { Auth } from '#app/identity/auth'
import { hashPassword } from '#app/identity/password-hash'

interface NewStaff {
  email: string
  name?: string
  role: StaffRole
  approves?: boolean
}

/** A member of staff. The role does not work until they have set up a second factor at their first sign-in. */
export async function createStaff(
  auth: Auth,
  { email, name = email, role, approves = false, ...secret }: NewStaff & ({ password: string } | { hash: string }),
): Promise<string> {
  const { internalAdapter } = await auth.$context
  const user = await internalAdapter.createUser(
    { email, name, emailVerified: true, staffRole: role, staffApproves: approves },
    { method: 'admin' },
  )
  await internalAdapter.linkAccount({
    userId: user.id,
    accountId: user.id,
    providerId: 'credential',
    password: 'hash' in secret ? secret.hash : await hashPassword(secret.password),
  })
  return user.id
}
