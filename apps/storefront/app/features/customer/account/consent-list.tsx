import { formatDate } from '@shop/czech/format-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { Button } from '@shop/ui/button/button'
import { Table } from '@shop/ui/table/table'
import { Form } from 'react-router'
import styles from '#app/features/customer/frame/account-list.module.css'
import { detailTexts } from '#app/texts/customer/account-details.ts'
import type { PersonalData } from './load-personal.server.ts'

const { personal: texts } = detailTexts
const SOURCES: Record<string, string> = texts.sources

export function ConsentList({ consents }: { consents: PersonalData['consents'] }) {
  return (
    <ul className={styles.list}>
      {consents.map(({ topic, version, wording, granted }) => (
        <li key={topic}>
          <span>
            <b>{detailTexts.topics[topic]}</b>
            <br />
            <span className="small">{wording}</span>
          </span>
          <Form method="post">
            <input type="hidden" name="topic" value={topic} />
            <input type="hidden" name="version" value={version} />
            <input type="hidden" name="granted" value={granted ? 'no' : 'yes'} />
            <Button type="submit" name="intent" value="consent" variant={granted ? 'line' : 'primary'} size="small">
              {granted ? texts.withdraw : texts.agree}
              <span className="visually-hidden"> {detailTexts.topics[topic]}</span>
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  )
}

export function ConsentHistory({ history }: { history: PersonalData['consentHistory'] }) {
  if (history.length === 0) return null
  return (
    <details>
      <summary>{texts.history}</summary>
      <Table label={texts.history}>
        <thead>
          <tr>
            <th scope="col">{texts.historyDate}</th>
            <th scope="col">{texts.historyTopic}</th>
            <th scope="col">{texts.historyState}</th>
            <th scope="col">{texts.historyWords}</th>
          </tr>
        </thead>
        <tbody>
          {history.map(({ id, topic, granted, givenAt, source, wording }) => (
            <tr key={id}>
              <td className="num">{formatDate(toPragueDay(givenAt))}</td>
              <td>{detailTexts.topics[topic]}</td>
              <td>
                {granted ? texts.granted : texts.withdrawn} {SOURCES[source]}
              </td>
              <td>{wording}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  )
}
