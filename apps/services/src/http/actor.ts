import type { StaffRole } from '@shop/contract/staff/staff-rights'

interface SignedIn {
  userId: string
  sessionId: string
  sessionToken: string
  sessionStartedAt: Date
  email: string
}

export type Actor =
  | { kind: 'anonymous' }
  /** A machine with a key; only endpoints for partners ever see one. */
  | { kind: 'partner'; customerId: number }
  | ({ kind: 'customer'; customerId: number } & SignedIn)
  | ({
      kind: 'staff'
      role: StaffRole
      approves: boolean
      secondFactor: boolean
      secondFactorAt: Date | null
    } & SignedIn)
