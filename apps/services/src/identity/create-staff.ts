import type { StaffRole } from '@shop/contract/identity'
import type { Auth } from '#app/identity/auth'
import { hashPassword } from '#app/identity/password-hash'

interface NewStaff {
  email: string
  password: string
  role: StaffRole
}

/** A member of staff. The role does not work until they have set up a second factor at their first sign-in. */
export async function createStaff(auth: Auth, { email, password, role }: NewStaff): Promise<string> {
  const { internalAdapter } = await auth.$context
  const user = await internalAdapter.createUser(
    { email, name: email, emailVerified: true, staffRole: role },
    { method: 'admin' },
  )
  await internalAdapter.linkAccount({
    userId: user.id,
    accountId: user.id,
    providerId: 'credential',
    password: await hashPassword(password),
  })
  return user.id
}
