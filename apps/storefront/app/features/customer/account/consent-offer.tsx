import type { ConsentTopic } from '@shop/contract/consent'
import { Button } from '@shop/ui/button/button'
import { Notice } from '@shop/ui/notice/notice'
import { Form } from 'react-router'
import { consentTexts as texts } from '#app/texts/customer/consent.ts'
import styles from './consent-offer.module.css'

export type OfferedTopic = Extract<ConsentTopic, 'reminders' | 'abandoned_cart'>

interface ConsentOfferProps {
  offer: { topic: OfferedTopic; version: number; wording: string } | null
  /** They have just agreed here. */
  isGiven: boolean
  /** Where to come back to. */
  from: 'kosik' | 'psi'
}

/** One consent, where it makes sense, in the words it is stored by; nothing for whoever has agreed before. */
export function ConsentOffer({ offer, isGiven, from }: ConsentOfferProps) {
  if (!offer) {
    return isGiven ? (
      <Notice tone="success" role="status">
        {texts.given}
      </Notice>
    ) : null
  }
  return (
    <section className={`stack ${styles.offer}`} aria-labelledby={`souhlas-${offer.topic}`}>
      <h2 className="h4" id={`souhlas-${offer.topic}`}>
        {texts.offer[offer.topic]}
      </h2>
      <p>{offer.wording}</p>
      <p className="small">{texts.hint}</p>
      <Form method="post" action="/ucet/souhlas">
        <input type="hidden" name="topic" value={offer.topic} />
        <input type="hidden" name="version" value={offer.version} />
        <input type="hidden" name="from" value={from} />
        <Button type="submit" variant="line">
          {texts.agree}
        </Button>
      </Form>
    </section>
  )
}
