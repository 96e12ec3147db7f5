import type { PlanView } from '@shop/contract/plan/plan'
import { formatZip } from '@shop/czech/format-contact'
import { nonBreaking } from '@shop/czech/non-breaking'
import { Button } from '@shop/ui/button/button'
import { Icon } from '@shop/ui/icon/icon'
import type { ReactNode } from 'react'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { planTexts } from '#app/texts/customer/plan.ts'
import { planSettingTexts as texts } from '#app/texts/customer/plan-settings.ts'
import { cardOutlook } from './card-outlook.ts'
import { rhythmOf } from './parcel-lines.tsx'
import { type PlanPanel, panelAddress } from './plan-panel.ts'
import type { PlanScene } from './plan-scene.ts'
import styles from './plan-settings.module.css'

interface PlanSettingsProps {
  plan: PlanView
  scene: PlanScene
  today: string
}

/** How the plan is set, each row with its own way to change it, and how to stop it. */
export function PlanSettings({ plan, scene, today }: PlanSettingsProps) {
  const isEnded = plan.state === 'ended'
  const isFixed = isEnded || scene === 'locked'
  return (
    <section className={styles.settings}>
      <h3>{planTexts.settings}</h3>
      <dl className={styles.rows}>
        <Row name={texts.what} plan={plan} panel={isFixed ? null : 'obsah'}>
          {plan.lines.map((line) => (
            <span key={line.variantId} className={styles.thing}>
              <b>{nonBreaking(`${line.name}, ${line.variantName}`)}</b> {rhythmOf(line)}
            </span>
          ))}
        </Row>
        <Row name={texts.where} plan={plan} panel={isFixed ? null : 'kam'}>
          <Where plan={plan} />
        </Row>
        <Row name={texts.payment} plan={plan} panel={isFixed ? null : 'platba'}>
          <Payment plan={plan} today={today} />
        </Row>
        <Row name={texts.missing} plan={plan} panel={isFixed ? null : 'chybi'}>
          <b>{texts.policies[plan.stockPolicy].title}</b>
        </Row>
      </dl>
      {isEnded ? null : <Stop plan={plan} />}
    </section>
  )
}

interface RowProps {
  name: string
  plan: PlanView
  /** Null while nothing can be changed. */
  panel: PlanPanel | null
  children: ReactNode
}

function Row({ name, plan, panel, children }: RowProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
      {panel ? (
        <dd className={styles.change}>
          <Button
            as={ShopLink}
            to={panelAddress(plan.planId, panel)}
            prefetch="none"
            preventScrollReset
            variant="quiet"
            size="small"
            aria-label={`${planTexts.change}: ${name}`}
          >
            {planTexts.change}
          </Button>
        </dd>
      ) : null}
    </div>
  )
}

function Where({ plan: { shipping, pickupPoint, address } }: { plan: PlanView }) {
  if (!shipping) return texts.gone
  const place = pickupPoint?.name ?? (address ? `${address.street}, ${formatZip(address.zip)} ${address.city}` : '')
  return (
    <>
      <b>{nonBreaking(place)}</b>
      <span className={styles.thing}>{nonBreaking(shipping.name)}</span>
    </>
  )
}

function Payment({ plan, today }: { plan: PlanView; today: string }) {
  const { payment, card } = plan
  if (!payment) return texts.gone
  const outlook = cardOutlook(plan, today)
  return (
    <>
      <b>{card && payment.kind === 'online' ? planTexts.card(card.number) : nonBreaking(payment.name)}</b>
      {card?.expiresOn && payment.kind === 'online' ? `, ${planTexts.cardUntil(card.expiresOn)}` : null}
      {outlook ? <span className={styles.thing}>{texts[outlook]}</span> : null}
    </>
  )
}

function Stop({ plan }: { plan: PlanView }) {
  return (
    <div className={styles.stop}>
      {plan.state === 'paused' ? null : (
        <Button
          as={ShopLink}
          to={panelAddress(plan.planId, 'pozastavit')}
          prefetch="none"
          preventScrollReset
          variant="line"
          size="small"
        >
          <Icon name="pause" />
          {planTexts.pause}
        </Button>
      )}
      <Button
        as={ShopLink}
        to={panelAddress(plan.planId, 'ukoncit')}
        prefetch="none"
        preventScrollReset
        variant="danger"
        size="small"
      >
        <Icon name="x" />
        {planTexts.end}
      </Button>
      <span className="small muted">{planTexts.free}</span>
    </div>
  )
}
