import type { ApplicationState } from '@shop/domain/application/application-state'
import type { Attached, Person } from '#app/parts/thread.ts'

export interface Application {
  id: number
  number: string
  kind: string
  state: ApplicationState
  subject: string
  companyId: string | null
  isRegisterChecked: boolean
  answers: Record<string, string>
  message: string
  note: string
  answerBy: string
  person: Person & { sameCompany: number }
  files: Attached[]
}
