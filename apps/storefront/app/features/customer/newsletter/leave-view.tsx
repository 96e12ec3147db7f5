import { NEWSLETTER_REASONS, type NewsletterView } from '@shop/contract/newsletter'
import { formatDate } from '@shop/czech/format-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { Button } from '@shop/ui/button/button'
import { Notice } from '@shop/ui/notice/notice'
import { Form } from 'react-router'
import type { NamedLink } from '#app/addresses/named-link.ts'
import { MessagePage } from '#app/features/content/landing/message-page.tsx'
import { newsletterTexts } from '#app/texts/customer/newsletter.ts'
import styles from './newsletter.module.css'
import { TopicFields } from './topic-fields.tsx'

const { unsubscribed: texts, reasons, home } = newsletterTexts

interface LeaveViewProps {
  view: NewsletterView | null
  said: string | null
}

/** Looking changes nothing: whoever comes by the link presses the button once. */
export function LeaveView({ view, said }: LeaveViewProps) {
  const toHome: NamedLink = { label: home, to: '/' }
  if (!view) {
    const account: NamedLink = { label: texts.account, to: '/ucet/osobni-udaje' }
    return <MessagePage heading={texts.heading} text={said ?? texts.lead} actions={[toHome, account]} />
  }
  if (view.state !== 'unsubscribed') {
    return (
      <MessagePage
        heading={texts.heading}
        text={newsletterTexts.comesTo(view.email)}
        actions={[{ ...toHome, label: texts.stay }]}
        hasButton
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
  return <LeftView view={view} said={said} />
}

/** What has ended and since when, the ways back, and one press to say why. */
function LeftView({ view, said }: { view: NewsletterView; said: string | null }) {
  const names = view.topics.map((topic) => newsletterTexts.topics[topic])
  const since = formatDate(toPragueDay(new Date(view.endedAt ?? 0)))
  return (
    <MessagePage
      heading={texts.doneHeading}
      text={newsletterTexts.willNotCome(view.email)}
      actions={[{ label: home, to: '/' }]}
    >
      <Said text={said} />
      <p>{newsletterTexts.ended(names, since)}</p>
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
        <TopicFields legend={texts.topicsHeading} chosen={view.topics} />
        <div>
          <Button type="submit" name="intent" value="topics" variant="line">
            {texts.chooseTopics}
          </Button>
        </div>
      </Form>
      <Form method="post" className={styles.form} aria-labelledby="newsletter-why">
        <p id="newsletter-why" className="label">
          {texts.why}
        </p>
        <div className="row">
          {NEWSLETTER_REASONS.map((reason) => (
            <Button key={reason} type="submit" name="reason" value={reason} variant="line" size="small">
              {reasons[reason]}
            </Button>
          ))}
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
