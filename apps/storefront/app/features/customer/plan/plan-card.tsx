import { nonBreaking } from '@shop/czech/non-breaking'
import { proteinTint } from '@shop/domain/catalog/protein-tint'
import { FormProblems } from '#app/forms/form-problems.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { planTexts as texts } from '#app/texts/customer/plan.ts'
import { EarlyPayment } from './early-payment.tsx'
import type { OpenPanel, PlanItem, PlansPage } from './load-plans.server.ts'
import { NextParcel } from './next-parcel.tsx'
import styles from './plan-card.module.css'
import { PlanContents } from './plan-contents.tsx'
import { PlanDone } from './plan-done.tsx'
import { PlanHistory } from './plan-history.tsx'
import { PlanPanelView } from './plan-panel-view.tsx'
import { toPlanScene } from './plan-scene.ts'
import { PlanSettings } from './plan-settings.tsx'
import { PlanSupply } from './plan-supply.tsx'

interface PlanCardProps {
  item: PlanItem
  today: string
  /** Of this plan. */
  panel: OpenPanel | null
  done: PlansPage['done']
  state: FormState | undefined
}

/** One plan: what is left in the bag, the next parcel with what can be done with it, what comes and how it is set. */
export function PlanCard({ item, today, panel, done, state }: PlanCardProps) {
  const { plan, qr, dog, supply, past } = item
  const [first] = plan.lines
  const scene = toPlanScene(plan)
  const heading = `plan-${plan.planId}-nazev`
  return (
    <article
      id={`plan-${plan.planId}`}
      className={styles.plan}
      data-tint={proteinTint(first?.protein ?? null) ?? 'yellow'}
      aria-labelledby={heading}
    >
      <FormProblems state={state} />
      {done ? <PlanDone plan={plan} done={done} /> : null}
      <div className={styles.head}>
        <PlanSupply
          headingId={heading}
          name={dog?.name ?? (first ? nonBreaking(first.name) : texts.plain)}
          dog={dog}
          supply={dog?.supply ?? supply}
          today={today}
        />
        <NextParcel item={item} scene={scene} panel={panel?.kind ?? null} state={state} />
      </div>
      {panel ? <PlanPanelView item={item} panel={panel} today={today} /> : null}
      <EarlyPayment transfer={plan.cycle?.transfer ?? null} qr={qr} />
      <div className={styles.body}>
        <PlanContents plan={plan} />
        <PlanSettings plan={plan} scene={scene} today={today} />
      </div>
      <PlanHistory past={past} startedAt={plan.startedAt} />
    </article>
  )
}
