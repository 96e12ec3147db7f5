import { formatDate } from '@shop/czech/format-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { Button } from '@shop/ui/button/button'
import { Notice } from '@shop/ui/notice/notice'
import { Form } from 'react-router'
import { workplaceTexts as texts } from '#app/texts/customer/workplace.ts'
import type { Workplace } from './load-workplace.server.ts'
import styles from './quick-order.module.css'

const FORMATS = ['csv', 'xlsx', 'xml'] as const

interface PartnerFilesProps {
  workplace: Workplace
  /** Told once, right after it was made. */
  newKey: string | null
}

/** The price list of who looks, and the feed of stock for a till. */
export function PartnerFiles({ workplace: { feed, publicUrl }, newKey }: PartnerFilesProps) {
  return (
    <section aria-labelledby="soubory" className="stack">
      <h2 id="soubory">{texts.files}</h2>
      <p>{texts.priceListLead}</p>
      <div className="row">
        {FORMATS.map((format) => (
          <Button key={format} as="a" href={`/velkoobchod/cenik/${format}`} download variant="line" size="small">
            {texts.priceList[format]}
          </Button>
        ))}
      </div>
      {feed.mayMake || feed.createdAt ? <FeedKey feed={feed} publicUrl={publicUrl} newKey={newKey} /> : null}
    </section>
  )
}

interface FeedKeyProps extends Pick<Workplace, 'feed' | 'publicUrl'> {
  newKey: string | null
}

/** Of the account of a partner; people who buy for one have none. */
function FeedKey({ feed, publicUrl, newKey }: FeedKeyProps) {
  return (
    <>
      <h3>{texts.feed}</h3>
      <p>{texts.feedLead}</p>
      {newKey ? (
        <Notice tone="success" role="status">
          <p>{texts.keyOnce}</p>
          <p className={styles.source}>{`${publicUrl}/velkoobchod/dostupnost/${newKey}/csv`}</p>
        </Notice>
      ) : null}
      {feed.createdAt ? (
        <p className="muted">
          {texts.keySince(formatDate(toPragueDay(feed.createdAt)))}
          {feed.usedAt ? ` ${texts.keyUsed(formatDate(toPragueDay(feed.usedAt)))}` : null}
        </p>
      ) : null}
      <Form method="post" className="row" preventScrollReset>
        {feed.mayMake ? (
          <Button type="submit" name="intent" value="make-key" size="small" variant="line">
            {feed.createdAt ? texts.changeKey : texts.makeKey}
          </Button>
        ) : null}
        {feed.createdAt ? (
          <Button type="submit" name="intent" value="remove-key" size="small" variant="line">
            {texts.removeKey}
          </Button>
        ) : null}
      </Form>
    </>
  )
}
