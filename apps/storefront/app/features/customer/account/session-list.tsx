import { Badge } from '@shop/ui/badge/badge'
import { Button } from '@shop/ui/button/button'
import { Form } from 'react-router'
import styles from '#app/features/customer/frame/account-list.module.css'
import { detailTexts } from '#app/texts/customer/account-details.ts'
import { formatDate } from '#app/texts/format-date.ts'
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
                {detailTexts.started(formatDate(new Date(startedAt)))},{' '}
                {detailTexts.lastUsed(formatDate(new Date(lastUsedAt)))}
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
