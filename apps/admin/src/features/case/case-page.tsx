import type { StaffCaseView } from '@shop/contract/case/staff-case'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase, useNavigate, useParams } from 'react-admin'
import { Screen } from '#app/frame/screen.tsx'
import { useKeys } from '#app/keys/use-keys.ts'
import { Note } from '#app/parts/note.tsx'
import { Presence } from '#app/parts/presence.tsx'
import { useMayDo } from '#app/session/use-session.ts'
import { CASE, CASES } from '#app/texts/case.ts'
import { PARTS } from '#app/texts/parts.ts'
import { CaseDeadline } from './case-deadline.tsx'
import { NO_DETAIL, useCase, useCaseDetail } from './case-detail.ts'
import { CaseHistory } from './case-history.tsx'
import { CaseLines } from './case-lines.tsx'
import { CaseMoves } from './case-moves.tsx'
import { CaseQueue } from './case-queue.tsx'
import { CaseState } from './case-state.tsx'
import { CaseStory } from './case-story.tsx'
import { DecisionSide } from './decision-side.tsx'

export function CasePage() {
  const { id: number = '' } = useParams()
  const navigate = useNavigate()
  const { data: view, isPending, isError } = useCase(number)
  useKeys([{ keys: 'Esc', label: CASE.back, run: () => navigate('/pripady') }])
  if (isPending) return <Screen title={CASES.title}>{null}</Screen>
  if (!view) {
    return (
      <Screen title={CASES.title} head={<LinkBase to="/pripady">{CASES.title}</LinkBase>}>
        <p className="pad mut">{isError ? PARTS.failed : CASE.unknown}</p>
      </Screen>
    )
  }
  return (
    <Screen title={CASE.title(view.kind, view.number)} head={<Head view={view} />}>
      <Body key={view.number} view={view} />
    </Screen>
  )
}

function Head({ view: { number, state, orderId, orderNumber } }: { view: StaffCaseView }) {
  return (
    <>
      <CaseState state={state} />
      <LinkBase to={`/objednavky/${orderId}`}>{CASE.order(orderNumber)}</LinkBase>
      <LinkBase to="/pripady" className="hide-m">
        {CASES.title}
      </LinkBase>
      <Presence object={`case:${number.toLowerCase()}`} mode="view" />
    </>
  )
}

interface Said {
  kind: 'ok' | 'bad'
  text: string
}

function Body({ view }: { view: StaffCaseView }) {
  const mayDecide = useMayDo('cases')
  const client = useQueryClient()
  const [said, setSaid] = useState<Said | null>(null)
  const { data: detail, isError } = useCaseDetail(view, mayDecide)
  const refresh = async (news: Said | null) => {
    setSaid(news)
    await client.invalidateQueries({ queryKey: ['staff_case', view.number] })
    await client.invalidateQueries({ queryKey: ['staff_cases'] })
  }
  return (
    <div className={mayDecide ? 'cols cs' : 'cols cs few'}>
      {mayDecide && <CaseQueue number={view.number} />}
      <div className="pane">
        <CaseMoves view={view} onDone={refresh} />
        {said && <Note kind={said.kind}>{said.text}</Note>}
        {isError && <Note kind="bad">{PARTS.failed}</Note>}
        <CaseDeadline view={view} />
        <CaseStory view={view} mayOpenFiles={mayDecide} />
        <CaseLines view={view} detail={detail ?? NO_DETAIL} />
        <CaseHistory view={view} events={detail?.events ?? []} />
      </div>
      {(detail || !mayDecide) && <DecisionSide view={view} arrived={detail?.arrived ?? []} onDone={refresh} />}
    </div>
  )
}
