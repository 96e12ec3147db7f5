import type { WebhookDelivery } from '@shop/contract/webhook/webhook'
import { formatMoment } from '@shop/czech/format-date'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { Button } from '@shop/ui/button/button'
import { Table } from '@shop/ui/table/table'
import { Form } from 'react-router'
import { connectionTexts as texts } from '#app/texts/customer/connections.ts'
import styles from './connections.module.css'
import { describeTry } from './describe-try.ts'

/** What was sent lately and what was answered; each can be sent again. */
export function DeliveryLog({ deliveries }: { deliveries: readonly WebhookDelivery[] }) {
  if (deliveries.length === 0) return <p className="muted">{texts.logEmpty}</p>
  return (
    <Table label={texts.log}>
      <thead>
        <tr>
          <th scope="col">{texts.event}</th>
          <th scope="col">{texts.result}</th>
          <th scope="col">{texts.action}</th>
        </tr>
      </thead>
      <tbody>
        {deliveries.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} />
        ))}
      </tbody>
    </Table>
  )
}

function DeliveryRow({ delivery }: { delivery: WebhookDelivery }) {
  const { id, topic, entity, sequence, at, url, state, last } = delivery
  const name = texts.topic(topic)
  const label = state === 'waiting' ? texts.now : texts.again
  const [kind, of] = entity.split(':', 2)
  const about = kind === 'test' ? null : `${of} · ${sequence}`
  return (
    <tr>
      <td>
        <b>{name}</b>
        {about ? <span className={styles.sub}>{about}</span> : null}
        <span className={styles.sub}>{formatMoment(toPragueTime(new Date(at)))}</span>
        <span className={styles.sub}>{url}</span>
      </td>
      <td>
        {describeTry(delivery)}
        {last?.answer ? <code className={styles.answer}>{last.answer}</code> : null}
      </td>
      <td>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            name="intent"
            value="replay"
            size="small"
            variant="line"
            aria-label={texts.of(label, `${name} ${about ?? ''}`.trim())}
          >
            {label}
          </Button>
        </Form>
      </td>
    </tr>
  )
}
