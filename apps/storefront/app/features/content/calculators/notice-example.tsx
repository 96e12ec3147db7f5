import { noticeExampleTexts as texts } from '#app/texts/content/notice-example.ts'
import styles from './notice-example.module.css'

export interface Notice {
  food: string
  /** In words. */
  sentOn: string
  packedOn: string
  price: string
  formerPrice: string
}

/** Pictures of the two things a customer of regular delivery sees: the mail before and the plan in the account. */
export function NoticeExample({ notice }: { notice: Notice }) {
  return (
    <div className={styles.pair}>
      <figure className={styles.mail}>
        <figcaption className="label">{texts.mail}</figcaption>
        <p className="small muted">
          {texts.from}
          <br />
          {texts.sent(notice.sentOn)}
        </p>
        <p className="h3">{texts.subject(notice.packedOn)}</p>
        <p>{texts.body(notice)}</p>
        <p>{texts.nothing}</p>
        <Buttons names={texts.mailButtons} />
      </figure>
      <figure className={styles.plan}>
        <figcaption className="label">{texts.plan}</figcaption>
        <p className="h3">{notice.food}</p>
        <dl className={styles.facts}>
          <div>
            <dt>{texts.next}</dt>
            <dd>{notice.packedOn}</dd>
          </div>
          <div>
            <dt>{texts.price}</dt>
            <dd>{notice.price}</dd>
          </div>
        </dl>
        <Buttons names={texts.planButtons} />
      </figure>
    </div>
  )
}

/** Drawn, not pressed: whoever has a plan presses the real ones. */
function Buttons({ names }: { names: string[] }) {
  return (
    <ul className={styles.buttons}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
}
