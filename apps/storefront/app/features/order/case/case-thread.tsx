import type { ThreadView as Thread } from '@shop/contract/inbox/thread'
import { Notice } from '@shop/ui/notice/notice'
import { ThreadAnswer } from '#app/features/order/thread/thread-answer.tsx'
import { ThreadMessages } from '#app/features/order/thread/thread-messages.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { caseTexts as texts } from '#app/texts/order/case.ts'
import { threadTexts } from '#app/texts/order/thread.ts'

interface CaseThreadProps {
  thread: Thread
  threadToken: string
  isSent: boolean
  state: FormState | undefined
}

/** What was written about the case and the place to write on, where the case is. */
export function CaseThread({ thread, threadToken, isSent, state }: CaseThreadProps) {
  // The first one is the complaint itself, which is read above.
  const messages = thread.messages.slice(1)
  return (
    <section className="stack" aria-labelledby="zpravy">
      <h2 id="zpravy" className="h3">
        {texts.thread}
      </h2>
      {messages.length > 0 ? <ThreadMessages messages={messages} token={threadToken} /> : null}
      {isSent ? (
        <Notice tone="success" role="status">
          {threadTexts.sent}
        </Notice>
      ) : (
        <p className="small">{texts.threadText}</p>
      )}
      {/* Once sent, the words stand above and the field is empty. */}
      <ThreadAnswer key={messages.length} state={state} />
    </section>
  )
}
