import { formatDate } from '@shop/czech/format-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { Badge } from '@shop/ui/badge/badge'
import { Button } from '@shop/ui/button/button'
import { Form } from 'react-router'
import styles from '#app/features/customer/frame/account-list.module.css'
import { detailTexts } from '#app/texts/customer/account-details.ts'
import type { PersonalData } from './load-personal.server.ts'

const { personal: texts } = detailTexts

export function SessionList({ sessions }: { sessions: PersonalData['sessions'] }) {
  return (
    <>
      <ul className={styles.list}>
        {sessions.map(({ id, device, startedAt, lastUsedAt, current }) => (
          <li key={id}>
            <span>
              <b>{device || texts.unknownDevice}</b>{' '}
              <span className="small muted">
                {detailTexts.started(formatDate(toPragueDay(startedAt)))},{' '}
                {detailTexts.lastUsed(formatDate(toPragueDay(lastUsedAt)))}
              </span>
            </span>
            {current ? (
              <Badge tone="success">{texts.thisDevice}</Badge>
            ) : (
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <Button type="submit" name="intent" value="end-session" variant="line" size="small">
                  {texts.endSession}
                  <span className="visually-hidden"> {device}</span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Form method="post">
          <Button type="submit" name="intent" value="end-others" variant="line">
            {texts.endOthers}
          </Button>
        </Form>
      ) : null}
    </>
  )
}
