import type { PlanView } from '@shop/contract/plan/plan'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { Accordion, AccordionItem } from '@shop/ui/accordion/accordion'
import { Button } from '@shop/ui/button/button'
import { Check } from '@shop/ui/check/check'
import { Notice } from '@shop/ui/notice/notice'
import { Form } from 'react-router'
import { AddressPlaceFields } from '#app/features/customer/addresses/address-place-fields.tsx'
import { FormInput } from '#app/forms/form-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import { type FormState, stateOf } from '#app/forms/form-state.ts'
import { detailTexts } from '#app/texts/customer/account-details.ts'
import { planTexts } from '#app/texts/customer/plan.ts'
import { planActionTexts as actions } from '#app/texts/customer/plan-actions.ts'
import { planLinkTexts as texts } from '#app/texts/customer/plan-link.ts'
import { planSettingTexts as settings } from '#app/texts/customer/plan-settings.ts'
import { ContentsForm } from './contents-form.tsx'
import styles from './cycle-forms.module.css'
import { GoodsPicker } from './goods-picker.tsx'
import { MethodForm, MissingForm } from './method-forms.tsx'
import { PointList, PointSearch } from './place/point-forms.tsx'
import { LINK_FORM, SWAP_PLACE, SWAPPED } from './plan-panel.ts'
import { GoOnButtons } from './rest/go-on-buttons.tsx'
import type { SettingsLinkPage } from './settings-link.server.ts'
import { PauseForm } from './stop-forms.tsx'

const ADDRESS_FORM = 'adresa'

interface SettingsLinkViewProps {
  page: SettingsLinkPage
  answer: unknown
}

/** Everything a plan is set by, without signing in; each part is a form of its own. */
export function SettingsLinkView({ page, answer }: SettingsLinkViewProps) {
  const { view, weeks, payments, substitutes, points, swap, today, isSaved } = page
  const { plan, email, expiresAt } = view
  const address = stateOf(ADDRESS_FORM, answer)
  const state = stateOf(LINK_FORM, answer)
  return (
    <div className="wrap wrap-funnel section-tight stack">
      <h1 className="h2">{texts.settingsHeading}</h1>
      <p>{texts.settingsLead(email, toPragueTime(new Date(expiresAt)).time)}</p>
      <FormProblems state={state} />
      {isSaved ? (
        <Notice tone="success" role="status">
          {texts.settingsSaved}
        </Notice>
      ) : null}
      {plan.state === 'ended' || plan.state === 'paused' ? <Stopped plan={plan} state={state} /> : null}
      {plan.state === 'ended' ? null : (
        <Accordion>
          <AccordionItem title={settings.contentsTitle} heading="h2" open>
            <ContentsForm plan={plan} weeks={weeks} swap="page" />
          </AccordionItem>
          {swap ? (
            <AccordionItem id={SWAP_PLACE} title={settings.swapTitle} heading="h2" open>
              <p>{settings.swapHint}</p>
              <GoodsPicker
                goods={swap.goods}
                query={swap.query}
                intent="swap"
                fields={{ version: plan.version, from: swap.line }}
                kept={{ [SWAPPED]: swap.line }}
                button={settings.swapFor}
                buttonLabel={settings.swapLabel}
              />
            </AccordionItem>
          ) : null}
          <AccordionItem title={settings.whereTitle} heading="h2" open={address !== undefined || points.isAsked}>
            {plan.shipping?.kind === 'address' ? <AddressForm page={page} state={address} /> : null}
            {plan.pickupPoint ? <p>{settings.pointNow(plan.pickupPoint.name)}</p> : null}
            <PointSearch found={points} />
            {points.points.length > 0 ? <PointList plan={plan} points={points.points} /> : null}
          </AccordionItem>
          <AccordionItem title={settings.paymentTitle} heading="h2">
            <MethodForm plan={plan} payments={payments} />
          </AccordionItem>
          <AccordionItem title={settings.missingTitle} heading="h2">
            <MissingForm plan={plan} substitutes={substitutes} />
          </AccordionItem>
          {plan.state === 'paused' ? null : (
            <AccordionItem title={actions.pauseTitle} heading="h2">
              <p>{actions.pauseText}</p>
              <PauseForm plan={plan} today={today} />
            </AccordionItem>
          )}
        </Accordion>
      )}
    </div>
  )
}

/** What rests, or has ended, is taken up again by one press. */
function Stopped({ plan, state }: { plan: PlanView; state: FormState | undefined }) {
  return (
    <Form method="post" className={styles.form}>
      <p>
        {plan.state === 'ended'
          ? planTexts.endedText
          : plan.pausedUntil
            ? planTexts.pausedUntil(plan.pausedUntil)
            : planTexts.pausedOpen}
      </p>
      <div>
        <GoOnButtons plan={plan} state={state} />
      </div>
    </Form>
  )
}

/** Written out, because nobody who is not signed in is shown an address book. */
function AddressForm({ page, state }: { page: SettingsLinkPage; state: FormState | undefined }) {
  const { plan } = page.view
  const at = plan.address ?? undefined
  const field = { form: ADDRESS_FORM, state }
  const isUnknown = state?.code === 'address_not_found' || state?.code === 'zip_mismatch'
  return (
    <Form method="post" className={styles.form}>
      <FormProblems state={state} />
      <input type="hidden" name="version" value={plan.version} />
      <div className="form-grid">
        <FormInput
          {...field}
          name="delivery.firstName"
          label={detailTexts.addresses.firstName}
          value={at?.firstName}
          autoComplete="given-name"
          required
          maxLength={32}
        />
        <FormInput
          {...field}
          name="delivery.lastName"
          label={detailTexts.addresses.lastName}
          value={at?.lastName}
          autoComplete="family-name"
          required
          maxLength={32}
        />
        <AddressPlaceFields {...field} address={at} prefix="delivery." />
      </div>
      {isUnknown ? (
        <Check name="asWritten" value="1">
          {detailTexts.addresses.asWritten}
        </Check>
      ) : null}
      <Button type="submit" name="intent" value="address" className={styles.start}>
        {settings.saveAddress}
      </Button>
    </Form>
  )
}
