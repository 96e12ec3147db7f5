import type { StaffPlanView } from '@shop/contract/plan/staff-plan'
import { formatPrice } from '@shop/czech/format-price'
import { addDays } from '@shop/domain/calendar/local-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { Note } from '#app/parts/note.tsx'
import { formatWeekday } from '#app/texts/moments.ts'
import { PLAN } from '#app/texts/plan.ts'
import type { PlanDetail } from './plan-detail.ts'

type Cycle = NonNullable<StaffPlanView['cycle']>

/** The way of the next parcel: today, notice, the last hour for changes, the order and the door. */
export function PlanRunway({ plan, view }: { plan: PlanDetail; view: StaffPlanView }) {
  const { cycle } = view
  if (!cycle) {
    return (
      <section className="nx">
        <div>
          <p className="big">{PLAN.noNext}</p>
          {plan.state === 'paused' && (
            <p className="sm">{PLAN.paused(plan.pausedUntil && formatWeekday(plan.pausedUntil))}</p>
          )}
        </div>
      </section>
    )
  }
  const way = plan.mandate?.card ? PLAN.card(plan.mandate.card) : (view.payment?.name ?? '')
  return (
    <>
      <section className="nx">
        <div>
          <p className="mut sm">{PLAN.next(cycle.cycleNo)}</p>
          <p className="big">{formatWeekday(cycle.processOn)}</p>
          <p className="sm">
            {PLAN.delivery(
              formatWeekday(cycle.deliveryFrom),
              formatWeekday(cycle.deliveryTo),
              view.shipping?.name ?? PLAN.gone,
            )}
          </p>
        </div>
        <Steps cycle={cycle} />
        <div className="num">
          <p className="mut sm">{PLAN.charged(way)}</p>
          <p className="big">{formatPrice(cycle.payable)}</p>
          {cycle.difference !== null && <p className="sm">{differenceOf(cycle.difference)}</p>}
        </div>
      </section>
      {!cycle.canChange && cycle.state !== 'payment_failed' && <Note kind="inf">{PLAN.locked}</Note>}
    </>
  )
}

function differenceOf(amount: number): string {
  return amount === 0 ? PLAN.same : PLAN.difference(formatPrice(Math.abs(amount)), amount > 0)
}

function Steps({ cycle }: { cycle: Cycle }) {
  const today = toPragueDay(new Date())
  const steps = [
    { name: PLAN.steps.notice, day: cycle.noticeOn },
    { name: PLAN.steps.lock, day: addDays(cycle.processOn, -1) },
    { name: PLAN.steps.order, day: cycle.processOn },
    { name: PLAN.steps.arrival, day: cycle.deliveryTo },
  ]
  return (
    <ol className="cyc" aria-label={PLAN.runway}>
      <li className="d">
        {PLAN.steps.today}
        <small>{formatWeekday(today)}</small>
      </li>
      {steps.map(({ name, day }) => (
        <li key={name} className={day < today ? 'p' : undefined}>
          {name}
          <small>{formatWeekday(day)}</small>
        </li>
      ))}
    </ol>
  )
}
