import { formatPrice } from '@shop/czech/format-price'
import { nonBreaking } from '@shop/czech/non-breaking'
import { addDays } from '@shop/domain/calendar/local-date'
import { Button } from '@shop/ui/button/button'
import { Notice } from '@shop/ui/notice/notice'
import { TextLink } from '@shop/ui/text-link/text-link'
import { Form } from 'react-router'
import { FormProblems } from '#app/forms/form-problems.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { planTexts } from '#app/texts/customer/plan.ts'
import { planActionTexts } from '#app/texts/customer/plan-actions.ts'
import { planLinkTexts as texts } from '#app/texts/customer/plan-link.ts'
import { EarlyPayment } from './early-payment.tsx'
import { EndSurvey } from './end-survey.tsx'
import { LinkChoices } from './link-choices.tsx'
import { LinkParcel } from './link-parcel.tsx'
import { LinkRestore } from './link-restore.tsx'
import type { PlanLinkPage } from './plan-link.server.ts'
import styles from './plan-link-view.module.css'
import { toPlanScene } from './plan-scene.ts'
import { toParcelPayment } from './to-parcel-payment.ts'

interface PlanLinkViewProps {
  page: PlanLinkPage
  state: FormState | undefined
}

/** One parcel for whoever holds the mailbox: what is going to happen, what can be done, and beside it what it is about. */
export function PlanLinkView({ page, state }: PlanLinkViewProps) {
  const { view } = page
  const isOver = view.cycle.state === 'skipped' || view.cycle.state === 'cancelled'
  return (
    <div className={`wrap wrap-funnel ${styles.page}`} data-alone={isOver || undefined}>
      <div className={styles.main}>
        <FormProblems state={state} />
        <Done page={page} />
        <Head page={page} />
        {view.planState !== 'ended' && view.cycle.canChange ? <LinkChoices page={page} /> : null}
        <EarlyPayment transfer={view.cycle.transfer} qr={page.qr} />
        <More isAsked={page.done === 'nastaveni'} />
      </div>
      {isOver ? null : <LinkParcel view={view} />}
    </div>
  )
}

/** What the link of one parcel does not open: the account does, or a link of its own to the same mailbox. */
function More({ isAsked }: { isAsked: boolean }) {
  return (
    <Form method="post" className={styles.more}>
      <p className="small muted">
        {texts.more}{' '}
        <TextLink as={ShopLink} to="/ucet/pravidelne-doruceni" prefetch="none">
          {texts.account}
        </TextLink>
      </p>
      {isAsked ? (
        <Notice tone="success" role="status">
          {texts.settingsAsked}
        </Notice>
      ) : (
        <Button type="submit" name="intent" value="settings" variant="line" size="small" className={styles.start}>
          {texts.askSettings}
        </Button>
      )}
    </Form>
  )
}

/** After a press: that it was done, and its price where it has one. */
function Done({ page: { done, view } }: { page: PlanLinkPage }) {
  const said = Object.entries(planActionTexts.done).find(([key]) => key === done)
  if (!said || done === 'preskoceno') return null
  const total = done === 'pridano' || done === 'odebrano' ? planActionTexts.newTotal(view.cycle.payable) : ''
  return (
    <Notice tone="success" role="status">
      <b>{said[1]}</b> {done === 'odlozeno' ? planActionTexts.moved(view.cycle.deliveryTo) : total}
    </Notice>
  )
}

function Head({ page: { view, done } }: { page: PlanLinkPage }) {
  const { cycle, next, planState, email } = view
  if (planState === 'ended') {
    return (
      <>
        <Said heading={texts.endedHeading} text={texts.endedText} />
        {done === 'ukonceno' ? <EndSurvey /> : null}
      </>
    )
  }
  if (cycle.state === 'skipped') {
    return <LinkRestore cycle={cycle} next={next} />
  }
  if (planState === 'paused' && !cycle.order) return <Said heading={texts.pausedHeading} text={texts.pausedText} />
  if (cycle.state === 'cancelled') {
    return <Said heading={texts.cancelledHeading} text={next ? texts.next(next.deliveryTo) : ''} />
  }
  if (cycle.state === 'delivered') {
    return <Said heading={texts.deliveredHeading} text={next ? texts.next(next.deliveryTo) : ''} />
  }
  if (!cycle.canChange) return <Closed page={{ view }} />
  return (
    <div className={styles.head}>
      <h1>{texts.heading(cycle.processOn)}</h1>
      <p className="lead">
        {texts.fine(toParcelPayment(view), cycle.payable, view.card?.number ?? null)}{' '}
        {texts.until(addDays(cycle.processOn, -1))}
      </p>
      <p className={styles.glance}>
        <b>{cycle.lines.map((line) => nonBreaking(`${line.name} ${line.variantName}`)).join(', ')}</b>
        <span>
          <b className="num">{formatPrice(cycle.payable)}</b>,{' '}
          {cycle.difference === null ? planTexts.first : planTexts.difference(cycle.difference)}
        </span>
        <TextLink href="#balik" standalone>
          {texts.whole}
        </TextLink>
      </p>
      <p className="small muted">{texts.opened(email)}</p>
    </div>
  )
}

function Said({ heading, text }: { heading: string; text: string }) {
  return (
    <div className={styles.head}>
      <h1>{heading}</h1>
      {text ? <p className="lead">{text}</p> : null}
    </div>
  )
}

/** Locked or an order already: the order has the word, and when it wants money that is said first. */
function Closed({ page: { view } }: { page: Pick<PlanLinkPage, 'view'> }) {
  const { cycle, planState } = view
  const scene = toPlanScene({ state: planState, cycle })
  const { order, retryAt } = cycle
  const isRefused = scene === 'refused'
  const wantsMoney = order && (isRefused || scene === 'to_pay')
  return (
    <div className={styles.head}>
      <h1>{isRefused ? planTexts.refusedTitle : wantsMoney ? planTexts.toPayTitle : texts.closedHeading}</h1>
      <p className="lead">
        {wantsMoney
          ? isRefused
            ? planTexts.refusedWhy(order.payable)
            : planTexts.toPayText(order.payable)
          : texts.closedText}
      </p>
      {isRefused ? (
        <p>
          {retryAt ? planTexts.refusedNext(retryAt) : planTexts.refusedLast} {planTexts.refusedNever}
        </p>
      ) : null}
      {order ? (
        <>
          <p>{wantsMoney ? texts.payByMail : texts.orderByMail(order.number)}</p>
          <Button as={ShopLink} to="/ucet/pravidelne-doruceni" prefetch="none" className={styles.start}>
            {wantsMoney ? planTexts.refusedPay : texts.account}
          </Button>
        </>
      ) : null}
    </div>
  )
}
