import { ORDER_BUTTON } from '@shop/contract/order'
import { formatPrice } from '@shop/czech/format-price'
import { nonBreaking } from '@shop/czech/non-breaking'
import { Button } from '@shop/ui/button/button'
import { CheckChip } from '@shop/ui/check-chip/check-chip'
import { OptionCard, OptionCards } from '@shop/ui/option-card/option-card'
import { Form } from 'react-router'
import { FormInput, FormTextarea, startOf } from '#app/forms/form-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import { type FormState, stateOf } from '#app/forms/form-state.ts'
import { usePending } from '#app/forms/use-pending.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { voucherTexts as texts } from '#app/texts/checkout/voucher.ts'
import { formTexts } from '#app/texts/forms.ts'
import type { VoucherPageData } from './load-voucher-page.server.ts'
import { VOUCHER_FACES, VOUCHER_FORM } from './voucher-fields.ts'
import styles from './voucher-page.module.css'

interface BlockProps {
  state: FormState | undefined
}

/** One page, one press: everything is here, so it works without a script too. */
export function VoucherForm({ page, answer }: { page: VoucherPageData; answer: unknown }) {
  const state = stateOf(VOUCHER_FORM, answer)
  const pending = usePending()
  return (
    <Form method="post" className={styles.form}>
      <FormProblems state={state} />
      <input type="hidden" name="key" value={startOf(state, 'key', page.key)} />
      <Amount state={state} />
      <Receiver state={state} page={page} />
      <Buyer state={state} />
      <Payment state={state} methods={page.methods} />
      <div className="stack">
        <Button type="submit" name="intent" value="buy" variant="highlight" size="large" loading={pending === 'buy'}>
          {ORDER_BUTTON}
        </Button>
        <p className="small muted">
          {texts.terms}
          <ShopLink to="/s/obchodni-podminky">{texts.termsLink}</ShopLink>.
        </p>
      </div>
    </Form>
  )
}

function Amount({ state }: BlockProps) {
  const ticked = startOf(state, 'faceTicked', 1000)
  return (
    <fieldset className={styles.block}>
      <legend>
        <h2 className="h3">{texts.amount}</h2>
      </legend>
      <div className={styles.faces}>
        {VOUCHER_FACES.map((crowns) => (
          <CheckChip
            key={crowns}
            type="radio"
            name="faceTicked"
            value={crowns}
            defaultChecked={ticked === String(crowns)}
          >
            {formatPrice(crowns * 100)}
          </CheckChip>
        ))}
      </div>
      <FormInput
        form={VOUCHER_FORM}
        state={state}
        name="face"
        label={texts.ownAmount}
        hint={texts.ownAmountHint}
        optional={formTexts.optional}
        inputMode="numeric"
        maxLength={12}
        className={styles.own}
      />
    </fieldset>
  )
}

function Receiver({ state, page }: BlockProps & { page: VoucherPageData }) {
  const isGift = startOf(state, 'pro', 'darek') !== 'sobe'
  const field = { form: VOUCHER_FORM, state }
  const optional = formTexts.optional
  return (
    <fieldset className={styles.block}>
      <legend>
        <h2 className="h3">{texts.receiver}</h2>
      </legend>
      <OptionCards>
        <OptionCard name="pro" value="darek" icon="gift" defaultChecked={isGift} {...texts.toSomebody} />
        <OptionCard name="pro" value="sobe" icon="mail" defaultChecked={!isGift} {...texts.toMe} />
      </OptionCards>
      <div className={styles.gift}>
        <FormInput {...field} name="recipientEmail" type="email" label={texts.recipientEmail} maxLength={254} />
      </div>
      <div className="form-grid">
        <FormInput {...field} name="recipientName" label={texts.recipientName} optional={optional} maxLength={80} />
        <FormInput {...field} name="giver" label={texts.giver} optional={optional} maxLength={80} />
      </div>
      <FormTextarea {...field} name="words" label={texts.words} optional={optional} maxLength={500} rows={3} />
      <FormInput
        {...field}
        name="deliverOn"
        type="date"
        label={texts.deliverOn}
        hint={texts.deliverOnHint}
        value={page.today}
        min={page.today}
        max={page.lastDay}
        required
        className={styles.own}
      />
    </fieldset>
  )
}

function Buyer({ state }: BlockProps) {
  const field = { form: VOUCHER_FORM, state, required: true }
  return (
    <fieldset className={styles.block}>
      <legend>
        <h2 className="h3">{texts.buyer}</h2>
      </legend>
      <div className="form-grid">
        <FormInput {...field} name="firstName" label={texts.firstName} autoComplete="given-name" maxLength={32} />
        <FormInput {...field} name="lastName" label={texts.lastName} autoComplete="family-name" maxLength={32} />
        <FormInput
          {...field}
          name="email"
          type="email"
          label={texts.email}
          hint={texts.emailHint}
          autoComplete="email"
          maxLength={254}
          span="full"
        />
      </div>
    </fieldset>
  )
}

function Payment({ state, methods }: BlockProps & { methods: VoucherPageData['methods'] }) {
  const chosen = startOf(state, 'paymentCode', methods[0]?.code)
  return (
    <fieldset className={styles.block}>
      <legend>
        <h2 className="h3">{texts.payment}</h2>
      </legend>
      <OptionCards>
        {methods.map(({ code, name, kind }) => (
          <OptionCard
            key={code}
            name="paymentCode"
            value={code}
            icon={kind === 'online' ? 'card' : 'bank'}
            title={nonBreaking(name)}
            description={kind === 'online' ? texts.online : texts.transfer}
            defaultChecked={chosen === code}
          />
        ))}
      </OptionCards>
    </fieldset>
  )
}
