import type { ThreadView as Thread } from '@shop/contract/inbox/thread'
import { Notice } from '@shop/ui/notice/notice'
import { NarrowPage } from '#app/features/order/narrow-page.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { threadTexts as texts } from '#app/texts/order/thread.ts'
import { ThreadAnswer } from './thread-answer.tsx'
import { ThreadMessages } from './thread-messages.tsx'

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
      <ThreadMessages messages={thread.messages} token={token} />
      {isSent ? (
        <Notice tone="success" role="status">
          {texts.sent}
        </Notice>
      ) : null}
      {/* Once sent, the words stand above and the field is empty. */}
      <ThreadAnswer key={thread.messages.length} state={state} />
    </NarrowPage>
  )
}
