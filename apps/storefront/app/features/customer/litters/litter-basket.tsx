import { Button } from '@shop/ui/button/button'
import { Input } from '@shop/ui/input/input'
import { TextLink } from '@shop/ui/text-link/text-link'
import { Form } from 'react-router'
import { FormInput, FormSelect } from '#app/forms/form-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import { stateOf } from '#app/forms/form-state.ts'
import { litterTexts as texts } from '#app/texts/customer/litters.ts'
import { BASKET_FORM, MOST_PACKS } from './litter-forms.ts'
import type { LitterView } from './litter-view.ts'
import type { LitterBasketView } from './load-litter-basket.server.ts'

interface LitterBasketProps {
  litter: LitterView
  basket: LitterBasketView
  answer: unknown
}

/** What the puppies eat, ready to be bought by whoever takes one home. */
export function LitterBasket({ litter: { food }, basket: { packs, link }, answer }: LitterBasketProps) {
  const state = stateOf(BASKET_FORM, answer)
  if (!food) return <p>{texts.basketNoFood}</p>
  return (
    <div className="stack">
      <p className="muted">{texts.basketLead(food.name)}</p>
      {link ? (
        <>
          <Input readOnly value={link.address} aria-label={texts.basketLink} />
          <p className="small">
            {texts.basketUntil(link.expiresAt)} <TextLink href={link.address}>{texts.basketLook}</TextLink>
          </p>
        </>
      ) : null}
      {packs.length > 0 ? (
        <Form method="post" className="stack" preventScrollReset>
          <FormProblems state={state} />
          <div className="form-grid">
            <FormSelect form={BASKET_FORM} name="variantId" label={texts.basketPack} state={state} options={packs} />
            <FormInput
              form={BASKET_FORM}
              name="pieces"
              label={texts.basketPieces}
              state={state}
              value={1}
              type="number"
              min={1}
              max={MOST_PACKS}
              required
            />
          </div>
          <div className="row">
            <Button type="submit" name="intent" value="basket" variant="line" size="small">
              {link ? texts.basketAgain : texts.basketMake}
            </Button>
          </div>
        </Form>
      ) : (
        <p>{texts.basketGone}</p>
      )}
    </div>
  )
}
