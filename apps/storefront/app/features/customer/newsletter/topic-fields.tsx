import { NEWSLETTER_TOPICS } from '@shop/contract/newsletter'
import { Check } from '@shop/ui/check/check'
import { newsletterTexts as texts } from '#app/texts/customer/newsletter.ts'
import styles from './newsletter.module.css'

export function TopicFields({ legend, chosen }: { legend: string; chosen: readonly string[] }) {
  return (
    <fieldset className={styles.topics}>
      <legend className="label">{legend}</legend>
      {NEWSLETTER_TOPICS.map((topic) => (
        <Check key={topic} name="topic" value={topic} defaultChecked={chosen.includes(topic)}>
          {texts.topics[topic]}
        </Check>
      ))}
      <p className="small muted">{texts.topicsHint}</p>
    </fieldset>
  )
}
