import { Button } from '@shop/ui/button/button'
import type { ReactNode } from 'react'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { planTexts } from '#app/texts/customer/plan.ts'
import { planActionTexts as actions } from '#app/texts/customer/plan-actions.ts'
import { planSettingTexts as settings } from '#app/texts/customer/plan-settings.ts'
import { ContentsForm } from './contents-form.tsx'
import { DelayForm, SendNowForm, SkipForm } from './cycle-forms.tsx'
import { GoodsPicker } from './goods-picker.tsx'
import type { OpenPanel, PlanItem } from './load-plans.server.ts'
import { MissingForm, PaymentForm } from './method-forms.tsx'
import { PlaceForms } from './place-forms.tsx'
import { panelAddress, SWAPPED } from './plan-panel.ts'
import styles from './plan-panel-view.module.css'
import { EndForm, PauseForm } from './stop-forms.tsx'

interface PlanPanelViewProps {
  item: PlanItem
  panel: OpenPanel
  today: string
}

/** What a button of the plan opens: the consequence, the choice and the one button that does it. */
export function PlanPanelView({ item, panel, today }: PlanPanelViewProps) {
  const content = contentOf(item, panel, today)
  if (!content) return null
  const { title, lead, body } = content
  return (
    <section className={styles.panel} aria-labelledby={`panel-${item.plan.planId}`}>
      <div className={styles.head}>
        <h3 id={`panel-${item.plan.planId}`}>{title}</h3>
        <Button
          as={ShopLink}
          to={panelAddress(item.plan.planId)}
          prefetch="none"
          preventScrollReset
          variant="quiet"
          size="small"
        >
          {planTexts.back}
        </Button>
      </div>
      {lead ? <p>{lead}</p> : null}
      {body}
    </section>
  )
}

interface Content {
  title: string
  lead?: string
  body: ReactNode
}

function contentOf(item: PlanItem, panel: OpenPanel, today: string): Content | null {
  const { plan } = item
  const { kind } = panel
  if (kind === 'pozastavit' && plan.state !== 'paused' && plan.state !== 'ended') {
    return { title: actions.pauseTitle, lead: actions.pauseText, body: <PauseForm plan={plan} today={today} /> }
  }
  if (kind === 'ukoncit' && plan.state !== 'ended') {
    return { title: actions.endTitle, lead: actions.endText, body: <EndForm plan={plan} /> }
  }
  return cycleContent(item, panel) ?? (plan.state === 'ended' ? null : settingContent(item, panel))
}

function cycleContent({ plan, supply, dog }: PlanItem, panel: OpenPanel): Content | null {
  const { cycle, planId } = plan
  if (!cycle?.canChange) return null
  const props = { cycle, planId, emptyOn: (dog?.supply ?? supply)?.emptyOn ?? null }
  switch (panel.kind) {
    case 'preskocit':
      return { title: actions.skip, lead: actions.skipLead, body: <SkipForm {...props} /> }
    case 'odlozit':
      return { title: actions.delay, lead: actions.delayLead, body: <DelayForm {...props} /> }
    case 'poslat-hned':
      return { title: actions.sendNow, lead: actions.sendNowLead, body: <SendNowForm {...props} /> }
    case 'pridat':
      return {
        title: actions.addOnce,
        lead: actions.addOnceLead,
        body: (
          <GoodsPicker
            goods={panel.goods ?? []}
            query={panel.query ?? ''}
            intent="add_once"
            fields={{ planId, cycleNo: cycle.cycleNo }}
            kept={{ plan: planId, akce: panel.kind }}
            button={actions.addFor}
            buttonLabel={actions.addForLabel}
          />
        ),
      }
    default:
      return null
  }
}

function settingContent({ plan }: PlanItem, panel: OpenPanel): Content | null {
  const fields = { planId: plan.planId, version: plan.version }
  const kept = { plan: plan.planId, akce: panel.kind }
  const picking = { goods: panel.goods ?? [], query: panel.query ?? '' }
  switch (panel.kind) {
    case 'obsah':
      return {
        title: settings.contentsTitle,
        lead: settings.contentsHint,
        body: <ContentsForm plan={plan} weeks={panel.weeks ?? []} swap="panel" />,
      }
    case 'vymenit':
      return {
        title: settings.swapTitle,
        lead: settings.swapHint,
        body: (
          <GoodsPicker
            {...picking}
            intent="swap"
            fields={{ ...fields, from: panel.line ?? 0 }}
            kept={{ ...kept, [SWAPPED]: panel.line ?? 0 }}
            button={settings.swapFor}
            buttonLabel={settings.swapLabel}
          />
        ),
      }
    case 'natrvalo':
      return {
        title: settings.foreverTitle,
        lead: settings.foreverHint,
        body: (
          <GoodsPicker
            {...picking}
            intent="add_line"
            fields={fields}
            kept={kept}
            button={actions.addFor}
            buttonLabel={actions.addForLabel}
          />
        ),
      }
    case 'kam':
      return { title: settings.whereTitle, body: panel.where ? <PlaceForms plan={plan} where={panel.where} /> : null }
    case 'platba':
      return { title: settings.paymentTitle, body: <PaymentForm plan={plan} payments={panel.payments ?? []} /> }
    case 'chybi':
      return {
        title: settings.missingTitle,
        lead: settings.missingHint,
        body: <MissingForm plan={plan} substitutes={panel.substitutes ?? {}} />,
      }
    default:
      return null
  }
}
