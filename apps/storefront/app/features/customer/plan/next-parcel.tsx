import type { CycleView, PlanView } from '@shop/contract/plan/plan'
import { formatPrice } from '@shop/czech/format-price'
import { addDays } from '@shop/domain/calendar/local-date'
import { Badge } from '@shop/ui/badge/badge'
import { Button } from '@shop/ui/button/button'
import { Icon } from '@shop/ui/icon/icon'
import type { IconName } from '@shop/ui/icon/icon-names'
import { Form } from 'react-router'
import type { FormState } from '#app/forms/form-state.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { planTexts as texts } from '#app/texts/customer/plan.ts'
import { planActionTexts } from '#app/texts/customer/plan-actions.ts'
import { whyThatDay } from '#app/texts/customer/plan-days.ts'
import type { PlanItem } from './load-plans.server.ts'
import styles from './next-parcel.module.css'
import { type PlanPanel, panelAddress } from './plan-panel.ts'
import type { PlanScene } from './plan-scene.ts'
import { GoOnButtons } from './rest/go-on-buttons.tsx'

interface NextParcelProps {
  item: PlanItem
  scene: PlanScene
  panel: PlanPanel | null
  /** What the last form of this plan was answered. */
  state: FormState | undefined
}

/** The next parcel: which day and why, for how much and why, and what can still be done with it. */
export function NextParcel({ item, scene, panel, state }: NextParcelProps) {
  const { plan } = item
  return (
    <div className={`on-dark ${styles.next}`}>
      {scene === 'open' && plan.cycle ? <OpenParcel item={item} cycle={plan.cycle} panel={panel} /> : null}
      {scene === 'locked' ? <Said title={texts.lockedTitle} text={texts.lockedText} /> : null}
      {scene === 'on_the_way' || scene === 'quiet' ? <OnTheWay cycle={plan.cycle} /> : null}
      {(scene === 'to_pay' || scene === 'refused') && plan.cycle ? (
        <ToPay cycle={plan.cycle} isRefused={scene === 'refused'} />
      ) : null}
      {scene === 'paused' || scene === 'ended' ? <Stopped plan={plan} state={state} /> : null}
    </div>
  )
}

function OpenParcel({ item, cycle, panel }: { item: PlanItem; cycle: CycleView; panel: PlanPanel | null }) {
  const { plan, supply, dog } = item
  const [first] = plan.lines.toSorted((a, b) => a.dueOn.localeCompare(b.dueOn))
  const [preposition, day] = texts.dayParts(cycle.deliveryFrom, cycle.deliveryTo)
  const emptyOn = (dog?.supply ?? supply)?.emptyOn ?? null
  return (
    <>
      <div className={styles.said}>
        <p className="semi">{texts.next}</p>
        <p className={styles.day}>
          {preposition}
          <br />
          {day}
        </p>
        <p className={styles.price}>
          <b className="num">{formatPrice(cycle.payable)}</b>
          <span className={cycle.difference && cycle.difference > 0 ? styles.more : undefined}>
            {cycle.difference === null ? texts.first : texts.difference(cycle.difference)}
          </span>
        </p>
        <p className="small">
          {[texts.shipping(cycle.shipping), ...(cycle.paymentFee > 0 ? [texts.fee(cycle.paymentFee)] : [])].join(', ')}.{' '}
          {texts.priceOf(cycle.isAnnounced)}
        </p>
        {plan.state === 'waiting_for_goods' ? (
          <p className="small">
            <b>{texts.waitingTitle}.</b> {texts.waitingText}
          </p>
        ) : null}
      </div>
      <div className={styles.said}>
        <ParcelButtons planId={plan.planId} panel={panel} />
        <p className="small">
          {first ? `${whyThatDay({ ...first, ...cycle, dueOn: cycle.dueOn, emptyOn })} ` : null}
          {cycle.isAnnounced ? null : `${texts.notice(cycle.noticeOn)} `}
          {texts.until(addDays(cycle.processOn, -1))}
        </p>
      </div>
    </>
  )
}

const BUTTONS: { panel: PlanPanel; icon: IconName; label: string; variant: 'highlight' | 'white' | 'line' }[] = [
  { panel: 'poslat-hned', icon: 'truck', label: planActionTexts.sendNow, variant: 'highlight' },
  { panel: 'odlozit', icon: 'cal', label: planActionTexts.delay, variant: 'white' },
  { panel: 'preskocit', icon: 'right', label: planActionTexts.skip, variant: 'line' },
  { panel: 'pridat', icon: 'plus', label: planActionTexts.addOnce, variant: 'line' },
]

/** Each opens what follows from it; nothing happens before that was read. */
function ParcelButtons({ planId, panel }: { planId: number; panel: PlanPanel | null }) {
  return (
    <div className={styles.buttons}>
      {BUTTONS.map((one) => (
        <Button
          key={one.panel}
          as={ShopLink}
          to={panelAddress(planId, one.panel)}
          prefetch="none"
          preventScrollReset
          variant={one.variant}
          size="small"
          aria-current={panel === one.panel ? 'true' : undefined}
        >
          <Icon name={one.icon} />
          {one.label}
        </Button>
      ))}
    </div>
  )
}

function Said({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.said}>
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
    </div>
  )
}

function OnTheWay({ cycle }: { cycle: CycleView | null }) {
  const order = cycle?.order
  return (
    <>
      <Said title={cycle?.cycleNo === 1 ? texts.onTheWayFirst : texts.onTheWay} text={texts.onTheWayText} />
      {order ? <OrderButton orderId={order.orderId} label={`${texts.order} ${order.number}`} variant="line" /> : null}
    </>
  )
}

function ToPay({ cycle: { order, retryAt }, isRefused }: { cycle: CycleView; isRefused: boolean }) {
  if (!order) return null
  return (
    <>
      <div className={styles.said} role={isRefused ? 'alert' : undefined}>
        <p className={styles.title}>{isRefused ? texts.refusedTitle : texts.toPayTitle}</p>
        <p>{isRefused ? texts.refusedWhy(order.payable) : texts.toPayText(order.payable)}</p>
        {isRefused ? (
          <p className="small">
            {retryAt ? texts.refusedNext(retryAt) : texts.refusedLast} {texts.refusedNever}
          </p>
        ) : null}
      </div>
      <OrderButton
        orderId={order.orderId}
        label={isRefused ? texts.refusedPay : `${texts.toPay} ${formatPrice(order.payable)}`}
        variant="highlight"
      />
    </>
  )
}

function OrderButton({ orderId, label, variant }: { orderId: number; label: string; variant: 'line' | 'highlight' }) {
  return (
    <Button as={ShopLink} to={`/ucet/objednavka/${orderId}`} prefetch="none" variant={variant} className={styles.start}>
      {label}
    </Button>
  )
}

/** Nothing is sent and nothing charged; one press and it goes on as it was. */
function Stopped({ plan, state }: { plan: PlanView; state: FormState | undefined }) {
  const isEnded = plan.state === 'ended'
  return (
    <>
      <div className={styles.said}>
        <p>
          <Badge tone="off">{isEnded ? texts.endedBadge : texts.pausedBadge}</Badge>
        </p>
        <p>
          {isEnded ? texts.endedText : plan.pausedUntil ? texts.pausedUntil(plan.pausedUntil) : texts.pausedOpen}{' '}
          {plan.endedAt ? texts.endedAt(plan.endedAt) : null}
        </p>
      </div>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="planId" value={plan.planId} />
        <GoOnButtons plan={plan} state={state} />
      </Form>
    </>
  )
}
