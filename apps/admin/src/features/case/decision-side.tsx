import type { StaffCaseView } from '@shop/contract/case/staff-case'
import { CASE_MACHINE } from '@shop/domain/case/case-machine'
import { useMayDo } from '#app/session/use-session.ts'
import { DECIDED } from '#app/texts/case.ts'
import type { CaseDetail } from './case-detail.ts'
import { DecidedSection } from './decided-section.tsx'
import { DecisionForm } from './decision-form.tsx'
import type { OnDone } from './on-done.ts'

interface DecisionSideProps extends OnDone {
  view: StaffCaseView
  arrived: CaseDetail['arrived']
}

export function DecisionSide({ view, arrived, onDone }: DecisionSideProps) {
  const mayDecide = useMayDo('cases')
  const canDecide = CASE_MACHINE.events.accept.moves[view.state] !== undefined
  const isOver = view.state === 'cancelled' || view.state === 'closed_without_goods'
  return (
    <aside className="pane soft dec" aria-label={DECIDED.title}>
      {view.decidedAt !== null ? (
        <DecidedSection view={view} />
      ) : mayDecide && canDecide ? (
        <DecisionForm key={view.version} view={view} arrived={arrived} onDone={onDone} />
      ) : (
        <section className="sec">
          <header>
            <h2>{DECIDED.title}</h2>
          </header>
          <p className="mut sm">{isOver ? DECIDED.over : mayDecide ? DECIDED.none : DECIDED.warehouse}</p>
        </section>
      )}
    </aside>
  )
}
