import { Accordion, AccordionItem } from '@shop/ui/accordion/accordion'
import { Button } from '@shop/ui/button/button'
import { Check } from '@shop/ui/check/check'
import { Field } from '@shop/ui/field/field'
import { Input } from '@shop/ui/input/input'
import { Textarea } from '@shop/ui/textarea/textarea'
import { useState } from 'react'
import { CartForm, sayInCart } from '#app/features/cart/command/cart-form.tsx'
import { CartNotice } from '#app/features/cart/command/cart-notice.tsx'
import type { CartAnswer } from '#app/features/cart/command/post-cart-form.ts'
import type { CartFacts } from '#app/features/cart/line/cart-facts.ts'
import type { CartMessage } from '#app/state/cart.ts'
import { cartPageTexts as texts } from '#app/texts/cart/cart-page.ts'
import styles from './share-basket.module.css'
import { SharedLink } from './shared-link.tsx'

/** A copy of the cart behind a link, for family, for the training ground, for later. */
export function ShareBasket({ facts, brought }: { facts: CartFacts; brought: CartMessage | null }) {
  const [made, setMade] = useState<string>()
  const address = made ?? facts.sharedAs
  function take(answer: CartAnswer) {
    if (answer.sharedAs) setMade(answer.sharedAs)
    sayInCart(answer)
  }
  return (
    <Accordion size="small" className={styles.share}>
      <AccordionItem title={texts.share} open={address !== null || undefined}>
        <p className="small">{texts.shareText}</p>
        <CartNotice place="share" brought={brought} />
        {address ? <SharedLink address={address} className={styles.link} /> : null}
        <CartForm intent="share" onAnswer={take} className={styles.form}>
          <Field label={texts.shareTitle} optional={texts.optional}>
            <Input name="title" maxLength={80} />
          </Field>
          <Field label={texts.shareNote} optional={texts.optional}>
            <Textarea name="note" maxLength={500} rows={2} />
          </Field>
          {facts.isSignedIn ? <Check name="showName">{texts.shareName}</Check> : null}
          <Button type="submit" variant="line">
            {texts.shareSubmit}
          </Button>
        </CartForm>
      </AccordionItem>
    </Accordion>
  )
}
