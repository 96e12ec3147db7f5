import { Button } from '@shop/ui/button/button'
import { Field } from '@shop/ui/field/field'
import { Input } from '@shop/ui/input/input'
import { Notice } from '@shop/ui/notice/notice'
import { Form } from 'react-router'
import { bigCalculatorTexts as texts } from '#app/texts/catalog/big-calculator.ts'
import styles from './big-calculator.module.css'
import type { BasketProposal } from './propose-basket.ts'

interface ShareProposalProps {
  proposal: BasketProposal
  /** What the basket is called unless somebody calls it otherwise. */
  title: string
  /** Why the last one was not made. */
  refusal: string | null
}

/** Sends the food, the packs and the title on; the description of the dog stays where it is. */
export function ShareProposal({ proposal, title, refusal }: ShareProposalProps) {
  const { variantId, pack, pieces, days } = proposal
  return (
    <section id="odkaz" className={styles.share}>
      <h2 className="h3">{texts.shareHeading}</h2>
      <p>{texts.shareText(pieces, pack, days)}</p>
      {refusal ? (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      ) : null}
      <Form method="post" action="/kalkulacka#odkaz" className={styles.shareForm}>
        <input type="hidden" name="variantId" value={variantId} />
        <input type="hidden" name="pieces" value={pieces} />
        <Field label={texts.shareTitle} hint={texts.shareHint}>
          <Input key={title} name="title" defaultValue={title} maxLength={80} autoComplete="off" />
        </Field>
        <Button type="submit" variant="line">
          {texts.shareSubmit}
        </Button>
      </Form>
    </section>
  )
}
