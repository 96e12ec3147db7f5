import type { CycleView } from '@shop/contract/plan/plan'
import { Button } from '@shop/ui/button/button'
import { CheckChip } from '@shop/ui/check-chip/check-chip'
import { Chips } from '@shop/ui/chip/chip'
import { Field } from '@shop/ui/field/field'
import { Icon } from '@shop/ui/icon/icon'
import { IconLine } from '@shop/ui/icon-line/icon-line'
import { Input } from '@shop/ui/input/input'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { usePending } from '#app/forms/use-pending.ts'
import { planActionTexts as texts } from '#app/texts/customer/plan-actions.ts'
import styles from './cycle-forms.module.css'
import { delayDays, lastDelayDay } from './delay-days.ts'

interface CycleFormProps {
  cycle: Omit<CycleView, 'order'>
  /** In the account, where there may be more than one; a link knows its own. */
  planId?: number
  /** The first day without food, where the bowl is known. */
  emptyOn?: string | null
}

type FrameProps = Pick<CycleFormProps, 'cycle' | 'planId'> & { children: ReactNode }

function CycleForm({ cycle, planId, children }: FrameProps) {
  return (
    <Form method="post" preventScrollReset className={styles.form}>
      {planId ? <input type="hidden" name="planId" value={planId} /> : null}
      <input type="hidden" name="cycleNo" value={cycle.cycleNo} />
      {children}
    </Form>
  )
}

/** This one parcel is left out, and the page says when the next one comes. */
export function SkipForm({ cycle, planId, emptyOn }: CycleFormProps) {
  const isTight = emptyOn && cycle.afterSkip && emptyOn < cycle.afterSkip
  return (
    <CycleForm cycle={cycle} {...(planId ? { planId } : {})}>
      {cycle.afterSkip ? (
        <div className={styles.swap}>
          <div>
            <span className="xs">{texts.instead}</span>
            <b>{texts.shortDay(cycle.deliveryTo)}</b>
          </div>
          <Icon name="arrow" />
          <div>
            <span className="xs">{texts.comes}</span>
            <b>{texts.skipNext(cycle.afterSkip)}</b>
          </div>
        </div>
      ) : null}
      {isTight ? <IconLine icon="alert">{texts.emptyBefore(emptyOn)}</IconLine> : null}
      <div className="row">
        <Button type="submit" name="intent" value="skip" loading={usePending() === 'skip'}>
          {texts.skipButton(cycle.deliveryTo)}
        </Button>
        <span className="small muted">{texts.skipNothing}</span>
      </div>
    </CycleForm>
  )
}

/** Days that are one press away, and any other in the calendar. */
export function DelayForm({ cycle, planId, emptyOn }: CycleFormProps) {
  const days = delayDays(cycle)
  const [first = ''] = days
  const id = `jiny-den-${planId ?? 'odkaz'}`
  return (
    <CycleForm cycle={cycle} {...(planId ? { planId } : {})}>
      <fieldset>
        <legend className="label">{texts.delayDays}</legend>
        <Chips>
          {days.map((day, index) => (
            <CheckChip key={day} type="radio" name="day" value={day} defaultChecked={index === 0}>
              {texts.shortDay(day)}
            </CheckChip>
          ))}
        </Chips>
      </fieldset>
      <Field id={id} label={texts.delayOther} hint={texts.delayHint(first)} className={styles.date}>
        <Input type="date" name="otherDay" min={first} max={lastDelayDay(cycle)} />
      </Field>
      {emptyOn && emptyOn < (days.at(-1) ?? '') ? <IconLine icon="alert">{texts.emptyBefore(emptyOn)}</IconLine> : null}
      <Button type="submit" name="intent" value="delay" loading={usePending() === 'delay'} className={styles.start}>
        {texts.delay}
      </Button>
    </CycleForm>
  )
}

/** At the price that stands on the button; another one is refused and shown first. */
export function SendNowForm({ cycle, planId }: CycleFormProps) {
  const isBusy = usePending() === 'send_now'
  if (!cycle.sendNow) return null
  const { processOn, deliveryTo } = cycle.sendNow
  return (
    <CycleForm cycle={cycle} {...(planId ? { planId } : {})}>
      <p>{texts.sendNowText(processOn, deliveryTo)}</p>
      <input type="hidden" name="payable" value={cycle.payable} />
      <Button type="submit" name="intent" value="send_now" loading={isBusy} className={styles.start}>
        {texts.sendNowButton(cycle.payable)}
      </Button>
    </CycleForm>
  )
}
