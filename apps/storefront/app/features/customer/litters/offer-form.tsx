import { Button } from '@shop/ui/button/button'
import { Form } from 'react-router'
import { FormInput } from '#app/forms/form-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import { stateOf } from '#app/forms/form-state.ts'
import { litterTexts as texts } from '#app/texts/customer/litters.ts'
import styles from './litter.module.css'
import { offerForm } from './litter-forms.ts'
import type { PuppyView } from './litter-view.ts'

/** By mail, for who comes without a card; folded, because most puppies leave with one. */
export function OfferForm({ puppy: { id, name, offer }, answer }: { puppy: PuppyView; answer: unknown }) {
  const form = offerForm(id)
  const state = stateOf(form, answer)
  return (
    <>
      {offer ? <span className="small">{texts.offered(offer.email, offer.sentOn, offer.until)}</span> : null}
      {/* Sent, it folds: the key is the address the link went to. */}
      <details key={offer?.email} className={styles.end} open={state !== undefined}>
        <summary>
          {texts.offer}
          <span className="visually-hidden">: {name}</span>
        </summary>
        <Form method="post" className="stack">
          <p>{offer ? texts.offerAgain : texts.offerText}</p>
          <FormProblems state={state} />
          <input type="hidden" name="puppyId" value={id} />
          <FormInput form={form} name="email" label={texts.offerEmail} state={state} type="email" required />
          <div className="row">
            <Button type="submit" name="intent" value="offer" variant="line" size="small">
              {texts.offerSend}
            </Button>
          </div>
        </Form>
      </details>
    </>
  )
}
