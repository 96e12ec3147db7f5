import type { PlanView } from '@shop/contract/plan/plan'
import { Button } from '@shop/ui/button/button'
import { Icon } from '@shop/ui/icon/icon'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { planTexts as texts } from '#app/texts/customer/plan.ts'
import { ParcelLines, PlanLines } from './parcel-lines.tsx'
import styles from './plan-contents.module.css'
import { panelAddress } from './plan-panel.ts'

const DAYS_IN_MONTH = 30.4

/** What lies in the next parcel; without one, what the plan brings. */
export function PlanContents({ plan }: { plan: PlanView }) {
  const { cycle } = plan
  const isOpen = cycle !== null && cycle.order === null
  const days = new Set(plan.lines.map(({ intervalDays }) => intervalDays))
  const [every] = [...days]
  return (
    <section className={styles.contents}>
      <h3>{isOpen ? texts.contents : texts.planned}</h3>
      {isOpen ? <ParcelLines cycle={cycle} plan={plan} planId={plan.planId} /> : <PlanLines plan={plan} />}
      {plan.state === 'ended' ? null : (
        <Button
          as={ShopLink}
          to={panelAddress(plan.planId, 'natrvalo')}
          prefetch="none"
          preventScrollReset
          variant="quiet"
          size="small"
          className={styles.add}
        >
          <Icon name="plus" />
          {texts.forever}
        </Button>
      )}
      {isOpen && days.size === 1 && every ? (
        <p className="small muted">
          {texts.perMonth(Math.round(((cycle.payable / every) * DAYS_IN_MONTH) / 100) * 100, cycle.payable, every)}
        </p>
      ) : null}
    </section>
  )
}
