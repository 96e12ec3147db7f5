import { Badge, type BadgeProps } from '@shop/ui/badge/badge'
import { Button } from '@shop/ui/button/button'
import { TextLink } from '@shop/ui/text-link/text-link'
import { Form } from 'react-router'
import { FormInput } from '#app/forms/form-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import { stateOf } from '#app/forms/form-state.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { litterTexts as texts } from '#app/texts/customer/litters.ts'
import styles from './litter.module.css'
import type { LitterView, PuppyView } from './litter-view.ts'
import { OfferForm } from './offer-form.tsx'

const TONES: Record<PuppyView['card'], BadgeProps['tone']> = {
  taken: 'success',
  issued: 'warn',
  expired: 'off',
  none: 'off',
  ended: 'off',
}

/** Cards of the litter and what became of them. */
export function HandoverBlock({ litter, answer }: { litter: LitterView; answer: unknown }) {
  const { id, puppies, rules, today } = litter
  const living = puppies.filter(({ diedOn }) => diedOn === null)
  const lacks = living.some(({ card }) => card === 'none' || card === 'expired')
  const hasCards = living.some(({ card }) => card === 'issued')
  return (
    <div className="stack">
      <p className="muted">{texts.handoverLead}</p>
      <FormProblems state={stateOf('karty', answer)} />
      <div className="row">
        {lacks ? (
          <Form method="post">
            <Button type="submit" name="intent" value="cards" variant="line" size="small">
              {texts.makeCards}
            </Button>
          </Form>
        ) : null}
        {hasCards ? (
          <TextLink as={ShopLink} to={`/ucet/vrhy/${id}/karty`} standalone>
            {texts.printCards}
          </TextLink>
        ) : null}
      </div>
      <ul className={styles.owners}>
        {living.map((puppy) => (
          <li key={puppy.id}>
            <b>{puppy.name}</b>
            <Badge tone={TONES[puppy.card]}>{texts.states[puppy.card]}</Badge>
            <span className="small">{stateText(puppy, rules.credits)}</span>
            {puppy.isTaken ? null : <OfferForm puppy={puppy} answer={answer} />}
            {puppy.isTaken ? null : <EndForm puppy={puppy} today={today} answer={answer} />}
          </li>
        ))}
      </ul>
    </div>
  )
}

function stateText({ card, takenOn, cardExpiresOn, reward }: PuppyView, credits: number): string {
  if (card === 'taken' && takenOn) return texts.takenText(takenOn, credits, reward)
  if (card === 'issued' && cardExpiresOn) return texts.issuedText(cardExpiresOn)
  if (card === 'expired' && cardExpiresOn) return texts.expiredText(cardExpiresOn)
  return texts.noneText
}

/** Quietly, folded, without colours. */
function EndForm({ puppy, today, answer }: { puppy: PuppyView; today: string; answer: unknown }) {
  const form = `konec-${puppy.id}`
  const state = stateOf(form, answer)
  return (
    <details className={styles.end} open={state !== undefined}>
      <summary>
        {texts.end}
        <span className="visually-hidden">: {puppy.name}</span>
      </summary>
      <Form method="post" className="stack">
        <h3 className="h3">{texts.endHeading}</h3>
        <p>{texts.endText}</p>
        <FormProblems state={state} />
        <input type="hidden" name="puppyId" value={puppy.id} />
        <FormInput
          form={form}
          name="diedOn"
          label={texts.endDay}
          state={state}
          value={today}
          type="date"
          max={today}
          required
        />
        <div className="row">
          <Button type="submit" name="intent" value="end" variant="line" size="small">
            {texts.endSave}
          </Button>
        </div>
      </Form>
    </details>
  )
}
