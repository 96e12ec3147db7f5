import type { Webhook, Webhooks } from '@shop/contract/webhook/webhook'
import { formatDate, formatMoment } from '@shop/czech/format-date'
import { toPragueDay, toPragueTime } from '@shop/domain/calendar/prague-time'
import { Badge } from '@shop/ui/badge/badge'
import { Button } from '@shop/ui/button/button'
import { Form } from 'react-router'
import { connectionTexts as texts } from '#app/texts/customer/connections.ts'
import styles from './connections.module.css'

/** Addresses of a partner with what can be done to each. */
export function WebhookList({ webhooks, isPartner, isHeld }: Omit<Webhooks, 'deliveries'>) {
  if (webhooks.length === 0) return <p className="muted">{texts.empty}</p>
  return (
    <>
      {isPartner ? null : <p>{isHeld ? texts.heldLead : texts.endedLead}</p>}
      <ul className={styles.list}>
        {webhooks.map((webhook) => (
          <WebhookItem key={webhook.id} webhook={webhook} isPartner={isPartner} />
        ))}
      </ul>
    </>
  )
}

function WebhookItem({ webhook, isPartner }: { webhook: Webhook; isPartner: boolean }) {
  const { id, url, topics, state, createdAt, waiting, earlierUntil } = webhook
  const isPaused = state === 'paused'
  return (
    <li className={styles.item}>
      <p className={styles.url}>
        <b>{url}</b> <State webhook={webhook} isPartner={isPartner} />
      </p>
      <p className="small muted">{topics.map((topic) => texts.topicNames[topic]).join(', ')}</p>
      <p className="small muted">
        {texts.added(formatDate(toPragueDay(createdAt)))}
        {waiting > 0 ? `, ${texts.waitingOf(waiting)}` : null}
        {earlierUntil ? `. ${texts.earlierUntil(formatMoment(toPragueTime(new Date(earlierUntil))))}` : null}
      </p>
      {isPaused && isPartner ? <p className="small">{texts.pausedLead}</p> : null}
      <Form method="post" className="row" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        {isPartner ? (
          <>
            <Act intent={isPaused ? 'resume' : 'test'} label={isPaused ? texts.resume : texts.test} url={url} />
            <Act intent="secret" label={texts.rotate} url={url} />
          </>
        ) : null}
        <Act intent="remove" label={texts.remove} url={url} />
      </Form>
    </li>
  )
}

function State({ webhook: { state, failingSince }, isPartner }: { webhook: Webhook; isPartner: boolean }) {
  if (!isPartner) return <Badge tone="warn">{texts.notSending}</Badge>
  if (state === 'paused') return <Badge tone="danger">{texts.paused}</Badge>
  if (failingSince) return <Badge tone="warn">{texts.failing}</Badge>
  return <Badge tone="success">{texts.active}</Badge>
}

function Act({ intent, label, url }: { intent: string; label: string; url: string }) {
  return (
    <Button type="submit" name="intent" value={intent} size="small" variant="line" aria-label={texts.of(label, url)}>
      {label}
    </Button>
  )
}
