import { RECEIVE_EXAMPLE, VERIFY_EXAMPLE, WEBHOOK_EVENT_EXAMPLE } from '@shop/contract/webhook/webhook-examples'
import { connectionTexts as texts } from '#app/texts/customer/connections.ts'
import { CodeExample } from './code-example.tsx'

/** What a programmer of a partner has to know. The examples are those that tests run. */
export function ConnectionGuide() {
  return (
    <div className="stack">
      <p>{texts.guideOrder}</p>
      <p>{texts.guideStock}</p>
      <p>{texts.guideAgain}</p>
      <p>{texts.guideMore}</p>
      <CodeExample title={texts.guideBody} code={JSON.stringify(WEBHOOK_EVENT_EXAMPLE, null, 2)} />
      <CodeExample title={texts.guideVerify} code={VERIFY_EXAMPLE} />
      <CodeExample title={texts.guideReceive} code={RECEIVE_EXAMPLE} />
    </div>
  )
}
