import type { NewsletterView } from '@shop/contract/newsletter'
import { Button } from '@shop/ui/button/button'
import { TextLink } from '@shop/ui/text-link/text-link'
import { Form } from 'react-router'
import type { NamedLink } from '#app/addresses/named-link.ts'
import { MessagePage } from '#app/features/content/landing/message-page.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { newsletterTexts } from '#app/texts/customer/newsletter.ts'

const { verify: texts } = newsletterTexts

interface ConfirmViewProps {
  view: NewsletterView | null
  said: string | null
  /** The button has just been pressed; else the link was opened again later. */
  isFresh: boolean
}

/** Shows the address; the press of the button is the consent. */
export function ConfirmView({ view, said, isFresh }: ConfirmViewProps) {
  const again: NamedLink = { label: texts.again, to: '/lp/newsletter-subscribed' }
  if (!view) return <MessagePage heading={texts.heading} text={said ?? texts.invalid} actions={[again]} />
  if (view.state === 'confirmed') {
    const ways: NamedLink[] = [
      { label: newsletterTexts.shop, to: '/produkty/granule' },
      { label: newsletterTexts.blog, to: '/blog' },
    ]
    const voucher = view.couponCode === null ? newsletterTexts.noVoucher : newsletterTexts.voucher(view.couponCode)
    return (
      <MessagePage heading={texts.doneHeading} text={isFresh ? voucher : texts.already} actions={ways}>
        {isFresh ? null : <p>{voucher}</p>}
      </MessagePage>
    )
  }
  if (view.isExpired) return <ExpiredLink email={view.email} said={said} />
  return (
    <MessagePage
      heading={texts.heading}
      text={newsletterTexts.about(view.email)}
      actions={[{ label: texts.mistake, to: '/' }]}
      hasButton
    >
      <p>
        {texts.consent}{' '}
        <TextLink as={ShopLink} to="/s/ochrana-osobnich-udaju">
          {texts.privacy}
        </TextLink>
      </p>
      <Form method="post">
        <Button type="submit" size="large" name="intent" value="confirm">
          {texts.confirm}
        </Button>
      </Form>
    </MessagePage>
  )
}

function ExpiredLink({ email, said }: { email: string; said: string | null }) {
  if (said)
    return <MessagePage heading={texts.heading} text={said} actions={[{ label: newsletterTexts.home, to: '/' }]} />
  return (
    <MessagePage heading={texts.heading} text={texts.expired}>
      <p>{newsletterTexts.about(email)}</p>
      <Form method="post">
        <Button type="submit" size="large" name="intent" value="again">
          {texts.renew}
        </Button>
      </Form>
    </MessagePage>
  )
}
