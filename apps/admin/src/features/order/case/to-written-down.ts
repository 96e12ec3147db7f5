import type { SubmitCaseForCustomer } from '@shop/contract/case/staff-case'
import type {
  CaseKind,
  CaseProblem,
  CaseWish,
  GoodsCondition,
  ReturnWay,
  WrittenDownChannel,
} from '@shop/domain/case/case-state'

/** What can be asked for in which way, in the order the customer's own form offers it. */
export const WISHES_OF: Record<CaseKind, readonly CaseWish[]> = {
  withdrawal: [],
  complaint: ['replacement', 'discount', 'refund'],
  guarantee: ['refund', 'credits'],
}

/** What was filled in, with the pieces somebody chose; a field that the kind has not is left out. */
export function toWrittenDown(form: FormData, positions: readonly number[], formKey: string): SubmitCaseForCustomer {
  const read = (name: string) => String(form.get(name) ?? '').trim()
  return {
    formKey,
    kind: read('kind') as CaseKind,
    channel: read('channel') as WrittenDownChannel,
    receivedOn: read('receivedOn'),
    lines: positions.flatMap((position) => {
      const pieces = Number(read(`pieces-${position}`))
      const condition = (read(`condition-${position}`) || 'unknown') as GoodsCondition
      return pieces > 0 ? [{ position, pieces, condition }] : []
    }),
    wish: (read('wish') || 'refund') as CaseWish,
    problem: (read('problem') || null) as CaseProblem | null,
    returnWay: (read('returnWay') || 'own') as ReturnWay,
    description: read('description'),
    name: read('name'),
    email: read('email'),
    phone: read('phone'),
    account: read('account'),
  }
}
