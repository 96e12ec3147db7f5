import { COOKIE_GROUPS, type CookieChoice } from '@shop/domain/marketing/cookie-choice'
import { Switch } from '@shop/ui/switch/switch'
import { cookieTexts as texts } from '#app/texts/shell/cookies.ts'
import styles from './cookie-fields.module.css'

/** Nothing is ticked ahead: a box that somebody else has ticked is no consent. */
export function CookieFields({ choice }: { choice: CookieChoice | null }) {
  return (
    <ul className={styles.groups}>
      <li>
        <b>{texts.necessary}</b>
        <span className="small">
          {texts.necessaryText} {texts.alwaysOn}.
        </span>
      </li>
      {COOKIE_GROUPS.map((group) => (
        <li key={group}>
          <Switch name={group} defaultChecked={choice?.[group] ?? false} aria-describedby={`cookie-${group}`}>
            {texts.groups[group].name}
          </Switch>
          <span id={`cookie-${group}`} className="small">
            {texts.groups[group].text}
          </span>
        </li>
      ))}
    </ul>
  )
}
