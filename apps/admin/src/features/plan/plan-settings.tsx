import type { StaffPlanView } from '@shop/contract/plan/staff-plan'
import type { ReactNode } from 'react'
import { LinkBase } from 'react-admin'
import { RevealChips } from '#app/parts/reveal-chips.tsx'
import { formatDay } from '#app/texts/moments.ts'
import { PERSON } from '#app/texts/person.ts'
import { PLAN } from '#app/texts/plan.ts'
import type { PlanDetail } from './plan-detail.ts'

interface PlanSettingsProps {
  plan: PlanDetail
  view: StaffPlanView | null
  onRevealed(): unknown
}

/** Who it is for, masked, and how it goes. */
export function PlanSettings({ plan, view, onRevealed }: PlanSettingsProps) {
  const { person, mandate, customerId } = plan
  const mask = person.isRevealed ? 'b6' : 'mask'
  const card = mandate?.card && `${PLAN.card(mandate.card)}, ${PLAN.consent(formatDay(mandate.consentedAt))}`
  return (
    <section className="sec">
      <header>
        <h2>{PLAN.settings}</h2>
      </header>
      <dl className="kv">
        <Row name={PLAN.customer}>
          {customerId === null ? person.name : <Customer id={customerId} name={person.name} />}
        </Row>
        <Row name={PERSON.email}>{person.email && <span className={mask}>{person.email}</span>}</Row>
        <Row name={PERSON.phone}>{person.phone && <span className={mask}>{person.phone}</span>}</Row>
        <Row name={PERSON.city}>{person.city}</Row>
        <Row name={PLAN.dog}>{plan.dog}</Row>
        <Row name={PLAN.since}>{formatDay(plan.startedAt)}</Row>
        <Row name={PLAN.payment}>{card || view?.payment?.name || (view && PLAN.gone)}</Row>
        <Row name={PLAN.cardEnds}>{mandate?.expiresOn && formatDay(mandate.expiresOn)}</Row>
        <Row name={PLAN.shipping}>{view && (view.shipping?.name ?? PLAN.gone)}</Row>
        <Row name={PLAN.point}>{view?.pickupPoint?.name}</Row>
        <Row name={PLAN.policy}>{view && PLAN.policies[view.stockPolicy]}</Row>
      </dl>
      {!person.isRevealed && <RevealChips objectType="plan" objectId={plan.id} onRevealed={onRevealed} />}
    </section>
  )
}

function Customer({ id, name }: { id: number; name: string }) {
  return (
    <LinkBase className="lk" to={`/zakaznici/${id}`} title={PLAN.open}>
      {name}
    </LinkBase>
  )
}

/** Not there when there is nothing to say. */
function Row({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}
