import type { OrderView } from '@shop/contract/order'
import { formatPhone } from '@shop/czech/format-contact'
import { AccordionItem } from '@shop/ui/accordion/accordion'
import { Button } from '@shop/ui/button/button'
import { Check } from '@shop/ui/check/check'
import { Form } from 'react-router'
import { AddressPlaceFields } from '#app/features/customer/addresses/address-place-fields.tsx'
import { FormInput, FormTextarea } from '#app/forms/form-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import { stateOf } from '#app/forms/form-state.ts'
import { usePending } from '#app/forms/use-pending.ts'
import { detailTexts } from '#app/texts/customer/account-details.ts'
import { orderPageTexts as texts } from '#app/texts/order/order-page.ts'

const { addresses } = detailTexts

interface EditProps {
  order: OrderView
  answer: unknown
}

export function EditContact({ order, answer }: EditProps) {
  const state = stateOf('contact', answer)
  const field = { form: 'contact', state }
  return (
    <AccordionItem title={texts.contact} heading="h3" open={state !== undefined}>
      <Form method="post" className="stack">
        <FormProblems state={state} />
        <FormInput
          {...field}
          name="phone"
          label={texts.phone}
          value={formatPhone(order.billing.phone)}
          type="tel"
          autoComplete="tel"
          required
        />
        <FormTextarea
          {...field}
          name="note"
          label={texts.noteLabel}
          optional={texts.optional}
          value={order.note}
          maxLength={300}
          rows={2}
        />
        <Save intent="contact" />
      </Form>
    </AccordionItem>
  )
}

/** Only where a courier goes to. */
export function EditAddress({ order, answer }: EditProps) {
  const state = stateOf('address', answer)
  const field = { form: 'address', state }
  const at = order.delivery as Record<string, string | undefined>
  const isUnknown = state?.code === 'address_not_found' || state?.code === 'zip_mismatch'
  return (
    <AccordionItem title={texts.address} heading="h3" open={state !== undefined}>
      <Form method="post" className="stack">
        <FormProblems state={state} />
        <input type="hidden" name="delivery.country" value={at.country ?? 'CZ'} />
        <input type="hidden" name="delivery.company" value={at.company ?? ''} />
        <input type="hidden" name="delivery.phone" value={at.phone ?? ''} />
        <div className="form-grid">
          <FormInput
            {...field}
            name="delivery.firstName"
            label={addresses.firstName}
            value={at.firstName}
            autoComplete="given-name"
            required
            maxLength={32}
          />
          <FormInput
            {...field}
            name="delivery.lastName"
            label={addresses.lastName}
            value={at.lastName}
            autoComplete="family-name"
            required
            maxLength={32}
          />
          <AddressPlaceFields {...field} address={at} prefix="delivery." />
        </div>
        {isUnknown ? (
          <Check name="asWritten" value="1">
            {texts.asWritten}
          </Check>
        ) : null}
        <Save intent="address" />
      </Form>
    </AccordionItem>
  )
}

function Save({ intent }: { intent: string }) {
  return (
    <Button type="submit" name="intent" value={intent} loading={usePending() === intent}>
      {texts.save}
    </Button>
  )
}
