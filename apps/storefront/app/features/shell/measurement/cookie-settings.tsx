import type { KeptChoice } from '@shop/domain/marketing/cookie-choice'
import { Button } from '@shop/ui/button/button'
import { Notice } from '@shop/ui/notice/notice'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { cookiePageTexts, cookieTexts } from '#app/texts/shell/cookies.ts'
import { CookieFields } from './cookie-fields.tsx'
import styles from './cookie-settings.module.css'

interface CookieSettingsProps {
  choice: KeptChoice | null
  isSaved: boolean
  isLost: boolean
}

/** A plain form that loads the whole page again, so that what was running by consent ends with it. */
export function CookieSettings({ choice, isSaved, isLost }: CookieSettingsProps) {
  return (
    <div className={`wrap section ${styles.page}`}>
      <h1>{cookiePageTexts.heading}</h1>
      <p className="lead">{cookiePageTexts.lead}</p>
      {isSaved && choice ? (
        <Notice tone="success" role="status">
          {cookieTexts.saved}
        </Notice>
      ) : null}
      {isLost ? (
        <Notice tone="danger" role="alert">
          {cookieTexts.lost}
        </Notice>
      ) : null}
      <p>{choice ? cookiePageTexts.current : cookiePageTexts.none}</p>
      <form method="post" action="/nastaveni-cookies" className={styles.form}>
        <CookieFields choice={choice} />
        <div className={styles.actions}>
          <Button type="submit">{cookieTexts.save}</Button>
          <Button type="submit" name="all" value="yes" variant="line">
            {cookieTexts.acceptAll}
          </Button>
          <Button type="submit" name="all" value="no" variant="line">
            {cookieTexts.rejectAll}
          </Button>
        </div>
      </form>
      <p>
        <ShopLink to="/s/cookies">{cookiePageTexts.list}</ShopLink>
      </p>
      {choice ? (
        <p className="small muted">
          {cookiePageTexts.proof} <code>{choice.key}</code>
        </p>
      ) : null}
    </div>
  )
}
