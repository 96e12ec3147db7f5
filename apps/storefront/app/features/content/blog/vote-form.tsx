import { Button } from '@shop/ui/button/button'
import { Field } from '@shop/ui/field/field'
import { Icon } from '@shop/ui/icon/icon'
import { Textarea } from '@shop/ui/textarea/textarea'
import { useFetcher } from 'react-router'
import { contentTexts } from '#app/texts/content/content.ts'
import type { VoteAnswer } from './vote.server.ts'
import styles from './vote-form.module.css'

interface VoteFormProps {
  slug: string
  /** What the server said to the same form sent without scripts. */
  answer: VoteAnswer | undefined
}

/** Whether it helped. "No" asks what was missing before it is sent; it opens without scripts too. */
export function VoteForm({ slug, answer }: VoteFormProps) {
  const fetcher = useFetcher<VoteAnswer>()
  const said = fetcher.data ?? answer
  if (said?.voted === slug) {
    return (
      <p role="status" className={styles.thanks}>
        {contentTexts.voteThanks}
      </p>
    )
  }
  return (
    <fetcher.Form method="post" className={styles.form}>
      <input type="hidden" name="slug" value={slug} />
      <span className="muted">{contentTexts.voteQuestion}</span>
      <Button type="submit" name="helpful" value="1" variant="line" size="small" loading={fetcher.state !== 'idle'}>
        <Icon name="thumb" /> {contentTexts.voteYes}
      </Button>
      <details className={styles.no}>
        <summary>{contentTexts.voteNo}</summary>
        <div className="stack">
          <Field id={`chybi-${slug}`} label={contentTexts.voteMissing}>
            <Textarea name="message" rows={3} maxLength={2000} />
          </Field>
          <Button type="submit" name="helpful" value="0" size="small">
            {contentTexts.voteSend}
          </Button>
        </div>
      </details>
      {said?.voted === null ? <p role="alert">{contentTexts.voteFailed}</p> : null}
    </fetcher.Form>
  )
}
