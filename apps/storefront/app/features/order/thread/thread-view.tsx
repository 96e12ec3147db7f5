import type { ThreadView as Thread } from '@shop/contract/inbox/thread'
import { Button } from '@shop/ui/button/button'
import { Notice } from '@shop/ui/notice/notice'
import { Form } from 'react-router'
import { NarrowPage } from '#app/features/order/narrow-page.tsx'
import { FormTextarea } from '#app/forms/form-field.tsx'
import { FormFiles } from '#app/forms/form-files.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { usePending } from '#app/forms/use-pending.ts'
import { formTexts } from '#app/texts/forms.ts'
import { threadTexts as texts } from '#app/texts/order/thread.ts'
import styles from './thread-view.module.css'

export const THREAD_FORM = 'zprava'

interface ThreadViewProps {
  thread: Thread
  token: string
  isSent: boolean
  state: FormState | undefined
}

/** What was written, by whom and when; below it the place to write on. */
export function ThreadView({ thread, token, isSent, state }: ThreadViewProps) {
  return (
    <NarrowPage>
      <h1 className="h2">
        {texts.topics[thread.topic]} <span className="num">{thread.number}</span>
      </h1>
      <p className="muted">
        {thread.answerBy ? texts.answerBy(new Date(thread.answerBy)) : texts.states[thread.state]}
      </p>
      <ol className={styles.thread}>
        {thread.messages.map((message) => (
          <li key={message.id} className={styles.message} data-from={message.from}>
            <p className="small muted">
              <b>{message.from === 'shop' ? texts.byShop(message.author) : texts.byYou}</b>{' '}
              {texts.at(new Date(message.writtenAt))}
            </p>
            <p className={styles.words}>{message.body}</p>
            <Files files={message.files} token={token} />
          </li>
        ))}
      </ol>
      {isSent ? (
        <Notice tone="success" role="status">
          {texts.sent}
        </Notice>
      ) : null}
      <AnswerForm state={state} />
    </NarrowPage>
  )
}

function Files({ files, token }: { files: Thread['messages'][number]['files']; token: string }) {
  if (files.length === 0) return null
  return (
    <ul className={styles.files}>
      {files.map(({ id, name, isPicture }) => (
        <li key={id}>
          <a
            href={`/l/zprava/${token}/soubor/${id}`}
            {...(isPicture ? { target: '_blank', rel: 'noreferrer' } : { download: name })}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

function AnswerForm({ state }: { state: FormState | undefined }) {
  const field = { form: THREAD_FORM, state }
  return (
    <Form method="post" encType="multipart/form-data" className="stack">
      <FormProblems state={state} />
      <FormTextarea {...field} name="body" label={texts.answer} rows={5} maxLength={5000} required span="full" />
      <FormFiles {...field} label={texts.files} optional={formTexts.optional} />
      <div className="row">
        <Button type="submit" name="intent" value="send" loading={usePending() === 'send'}>
          {texts.send}
        </Button>
      </div>
    </Form>
  )
}
