import { CaseAccess } from '@shop/contract/case/case'
import { data } from 'react-router'
import type { Visit } from '#app/server/session.server.ts'
import { writtenForRecall } from './written-for-recall.ts'

/** What of the order can be asked about. Looking changes nothing: machines that read mails open every link in them. */
export async function loadCaseForm({ services }: Visit, token: string, batchCode: string | null = null) {
  const found = CaseAccess.safeParse({ token }).success ? await services.caseForm({ token }) : null
  if (found?.ok) {
    return { kind: 'open' as const, form: found.value, token, written: writtenForRecall(found.value, batchCode) }
  }
  const isOver = found?.code === 'link_expired'
  return data({ kind: 'gone' as const }, { status: isOver ? 410 : 404 })
}
