import { formatDayAndMonth } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import type { PlanProposal } from '@shop/domain/marketing/plan-proposal'
import { PlanList } from '@shop/ui/plan-list/plan-list'
import { planCalculatorTexts as texts } from '#app/texts/content/programme-calculators.ts'
import type { PlanPack } from './load-plan-foods.server.ts'
import styles from './plan-year.module.css'

interface PlanYearProps {
  /** ISO days of the first deliveries. */
  days: string[]
  plan: PlanProposal<PlanPack>
}

/** When the bags would come and what each of them would cost. */
export function PlanYear({ days, plan }: PlanYearProps) {
  if (days.length === 0) return null
  return (
    <section className={`forest on-dark ${styles.year}`}>
      <div className="stack">
        <h3 className="h2">{texts.year}</h3>
        <p>{texts.yearText}</p>
      </div>
      <PlanList
        items={days.map((day, index) => ({
          when: formatDayAndMonth(day),
          what: texts.deliveryNames[index],
          aside: formatPrice(plan.amount),
        }))}
      />
    </section>
  )
}
