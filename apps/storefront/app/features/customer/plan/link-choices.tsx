import { Button } from '@shop/ui/button/button'
import { Icon } from '@shop/ui/icon/icon'
import type { IconName } from '@shop/ui/icon/icon-names'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { planActionTexts as actions } from '#app/texts/customer/plan-actions.ts'
import { planLinkTexts as texts } from '#app/texts/customer/plan-link.ts'
import { DelayForm, SendNowForm, SkipForm } from './cycle-forms.tsx'
import { GoodsPicker } from './goods-picker.tsx'
import styles from './link-choices.module.css'
import type { PlanLinkPage } from './plan-link.server.ts'
import type { PlanPanel } from './plan-panel.ts'

/** Everything the link can do, the choice of the mail open, the others a press away. Each is a form: looking does nothing. */
export function LinkChoices({ page: { view, goods, query, panel } }: { page: PlanLinkPage }) {
  const { cycle, card } = view
  const open = query ? 'pridat' : (panel ?? 'preskocit')
  return (
    <div className={styles.choices}>
      <Choice kind="preskocit" open={open} icon="right" title={actions.skip} lead={actions.skipLead}>
        <SkipForm cycle={cycle} />
      </Choice>
      <Choice kind="odlozit" open={open} icon="cal" title={actions.delay} lead={actions.delayLead}>
        <DelayForm cycle={cycle} />
      </Choice>
      <Choice kind="poslat-hned" open={open} icon="truck" title={actions.sendNow} lead={actions.sendNowLead}>
        <SendNowForm cycle={cycle} />
      </Choice>
      <Choice kind="pridat" open={open} icon="plus" title={actions.addOnce} lead={actions.addOnceLead}>
        <GoodsPicker
          goods={goods}
          query={query}
          intent="add_once"
          fields={{}}
          kept={{ akce: 'pridat' }}
          button={actions.addFor}
          buttonLabel={actions.addForLabel}
        />
      </Choice>
      <Choice kind="ukoncit" open={open} icon="x" title={texts.end} lead={texts.endLead}>
        <Form method="post" className={styles.end}>
          <p>
            {actions.endText} {card ? actions.endCard : null}
          </p>
          <Button type="submit" name="intent" value="end" variant="danger">
            {actions.endButton}
          </Button>
        </Form>
      </Choice>
    </div>
  )
}

interface ChoiceProps {
  kind: PlanPanel
  open: PlanPanel
  icon: IconName
  title: string
  lead: string
  children: ReactNode
}

function Choice({ kind, open, icon, title, lead, children }: ChoiceProps) {
  return (
    <details className={styles.choice} name="volba" open={kind === open}>
      <summary>
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
        <h2>{title}</h2>
        <p>{lead}</p>
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  )
}
