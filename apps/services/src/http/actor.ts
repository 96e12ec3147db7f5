import type { StaffRole } from '@shop/contract/identity'

interface SignedIn {
  userId: string
  sessionId: string
  sessionToken: string
  sessionStartedAt: Date
  email: string
}

export type Actor =
  | { kind: 'anonymous' }
  | ({ kind: 'customer'; customerId: number } & SignedIn)
  | ({ kind: 'staff'; role: StaffRole; secondFactor: boolean } & SignedIn)
