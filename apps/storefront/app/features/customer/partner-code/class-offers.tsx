import { CLASS_OFFERS, type ClassOffer } from '@shop/contract/promotion/class-offer'
import { nonBreaking } from '@shop/czech/non-breaking'
import { Button } from '@shop/ui/button/button'
import { TextLink } from '@shop/ui/text-link/text-link'
import { Form } from 'react-router'
import { AccountBlock } from '#app/features/customer/frame/account-block.tsx'
import { CopyField } from '#app/forms/copy-field.tsx'
import { FormInput } from '#app/forms/form-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { classOfferTexts as texts } from '#app/texts/customer/class-offers.ts'
import { OFFER_FORM } from './own-code-forms.ts'

export type OfferedClass = ClassOffer & { link: string }

interface ClassOffersProps {
  offers: readonly OfferedClass[]
  /** Pressed twice, it is one offer. */
  formKey: string
  state: FormState | undefined
}

/** Baskets for classes: what the trainer recommends, behind one link that carries the code. */
export function ClassOffers({ offers, formKey, state }: ClassOffersProps) {
  return (
    <AccountBlock id="kurzy" heading={texts.heading} lead={texts.lead}>
      {offers.map((offer) => (
        <OfferRow key={offer.place} offer={offer} formKey={formKey} />
      ))}
      <FormProblems state={state} />
      {offers.length < CLASS_OFFERS ? (
        // Made, it leaves an empty form behind.
        <Form key={offers.length} method="post" className="stack">
          <input type="hidden" name="key" value={formKey} />
          <FormInput
            form={OFFER_FORM}
            state={state}
            name="title"
            label={texts.name}
            hint={texts.nameHint}
            maxLength={60}
            required
          />
          <div>
            <Button type="submit" name="intent" value="offer">
              {texts.make}
            </Button>
          </div>
        </Form>
      ) : (
        <p className="small muted">{texts.full}</p>
      )}
    </AccountBlock>
  )
}

function OfferRow({ offer, formKey }: { offer: OfferedClass; formKey: string }) {
  const { place, hash, title, pieces, expiresAt, link } = offer
  return (
    <section className="panel stack" aria-label={title}>
      <h3 className="h3">{nonBreaking(title)}</h3>
      <CopyField label={texts.linkOf(title)} value={link} />
      <p className="small muted">
        {texts.holds(pieces, expiresAt)}{' '}
        <TextLink as={ShopLink} to={`/p/${hash}`}>
          {texts.look}
        </TextLink>
      </p>
      <Form method="post" className="row">
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name="place" value={place} />
        <input type="hidden" name="title" value={title} />
        <Button type="submit" name="intent" value="offer" variant="line" size="small">
          {texts.again}
        </Button>
        <Button type="submit" name="intent" value="end" variant="line" size="small">
          {texts.end}
        </Button>
      </Form>
    </section>
  )
}
