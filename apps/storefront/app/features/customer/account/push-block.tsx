import { PUSH_TOPICS, type PushTopic } from '@shop/contract/push'
import { Button } from '@shop/ui/button/button'
import { Check } from '@shop/ui/check/check'
import { Notice } from '@shop/ui/notice/notice'
import { type FormEvent, useEffect, useState } from 'react'
import { useIsAlive } from '#app/forms/use-is-alive.ts'
import { pushTexts as texts } from '#app/texts/customer/push.ts'
import { canUsePush, endPush, type PushOutcome, readPushTopics, savePush } from './push-subscription.ts'

const START: PushTopic[] = ['orders']

/** Notifications live in the browser, so without a script there is nothing to set. */
export function PushBlock({ publicKey }: { publicKey: string }) {
  const alive = useIsAlive()
  if (!alive) return null
  return canUsePush() ? <PushForm publicKey={publicKey} /> : <p>{texts.unsupported}</p>
}

function PushForm({ publicKey }: { publicKey: string }) {
  const [topics, setTopics] = useState<PushTopic[] | null>(null)
  const [outcome, setOutcome] = useState<PushOutcome | 'asking' | null>(null)

  // What is set is known to the browser and the services, not to the page.
  useEffect(() => {
    readPushTopics().then(setTopics, () => setTopics([]))
  }, [])

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const chosen = PUSH_TOPICS.filter((topic) => values.getAll('topic').includes(topic))
    setOutcome('asking')
    const answer = await savePush(publicKey, chosen)
    if (answer === 'saved') setTopics(chosen)
    setOutcome(answer)
  }

  async function end() {
    setOutcome('asking')
    setOutcome(await endPush())
    setTopics([])
  }

  const isOn = Boolean(topics && topics.length > 0)
  return (
    <form key={topics?.join()} onSubmit={save} className="stack">
      {outcome && outcome !== 'asking' ? (
        <Notice tone={outcome === 'saved' || outcome === 'ended' ? 'success' : 'danger'} role="status">
          {texts[outcome]}
        </Notice>
      ) : null}
      <fieldset>
        <legend className="label">{texts.legend}</legend>
        {PUSH_TOPICS.map((topic) => (
          <Check key={topic} name="topic" value={topic} defaultChecked={(isOn ? topics : START)?.includes(topic)}>
            {texts.topics[topic]}
          </Check>
        ))}
      </fieldset>
      <div className="row">
        <Button type="submit" variant="line" loading={outcome === 'asking'}>
          {isOn ? texts.save : texts.turnOn}
        </Button>
        {isOn ? (
          <Button variant="quiet" onClick={end}>
            {texts.turnOff}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
