import type { ApplicationState } from '@shop/domain/application/application-state'
import type { Attached, Person } from '#app/parts/thread.ts'

export interface Application {
  id: number
  number: string
  kind: string
  state: ApplicationState
  subject: string
  companyId: string | null
  vatId: string | null
  isRegisterChecked: boolean
  /** What the register of payers of VAT said; null: nothing. */
  isVatPayer: boolean | null
  answers: Record<string, string>
  message: string
  /** What the applicant was asked for or told last. */
  note: string
  /** What came when it was asked for. */
  supplement: string
  suppliedAt: string | null
  /** What holds, of an approved one; the limit is in haléře. */
  invoiceLimit: number | null
  dueDays: number | null
  probationOrders: number
  validTo: string | null
  answerBy: string
  person: Person & { sameCompany: number }
  files: Attached[]
}
