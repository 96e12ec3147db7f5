import { NEWSLETTER_REASONS, type NewsletterView } from '@shop/contract/newsletter'
import { Button } from '@shop/ui/button/button'
import { Notice } from '@shop/ui/notice/notice'
import { Radio } from '@shop/ui/radio/radio'
import { Form } from 'react-router'
import { MessagePage } from '#app/features/content/message-page.tsx'
import { newsletterTexts } from '#app/texts/newsletter.ts'
import styles from './newsletter.module.css'

const { unsubscribed: texts, reasons, home } = newsletterTexts

interface LeaveViewProps {
  view: NewsletterView | null
  said: string | null
}

/** Looking changes nothing: whoever comes by the link presses the button once. */
export function LeaveView({ view, said }: LeaveViewProps) {
  const toHome = { label: home, to: '/' }
  if (!view) {
    const account = { label: texts.account, to: '/ucet/osobni-udaje' }
    return <MessagePage heading={texts.heading} text={said ?? texts.lead} actions={[toHome, account]} />
  }
  if (view.state !== 'unsubscribed') {
    return (
      <MessagePage
        heading={texts.heading}
        text={newsletterTexts.comesTo(view.email)}
        actions={[{ ...toHome, label: texts.stay }]}
      >
        <Said text={said} />
        <Form method="post">
          <Button type="submit" name="intent" value="leave">
            {texts.leave}
          </Button>
        </Form>
        <p className="small muted">{texts.orders}</p>
      </MessagePage>
    )
  }
  return (
    <MessagePage heading={texts.doneHeading} text={newsletterTexts.willNotCome(view.email)} actions={[toHome]}>
      <Said text={said} />
      <p>{texts.orders}</p>
      <Form method="post" className="row">
        <Button type="submit" name="intent" value="undo" variant="line">
          {texts.undo}
        </Button>
        <Button type="submit" name="intent" value="less" variant="line">
          {texts.less}
        </Button>
      </Form>
      <Form method="post" className={styles.form}>
        <fieldset className={styles.topics}>
          <legend className="label">{texts.why}</legend>
          {NEWSLETTER_REASONS.map((reason) => (
            <Radio key={reason} name="reason" value={reason} required>
              {reasons[reason]}
            </Radio>
          ))}
        </fieldset>
        <div>
          <Button type="submit" name="intent" value="reason" variant="quiet">
            {texts.sendReason}
          </Button>
        </div>
      </Form>
    </MessagePage>
  )
}

function Said({ text }: { text: string | null }) {
  if (!text) return null
  return (
    <Notice tone="success" role="status">
      {text}
    </Notice>
  )
}
