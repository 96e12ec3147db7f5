import dogPicture from '@shop/ui/assets/dog.svg'
import { Button } from '@shop/ui/button/button'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { accountTexts } from '#app/texts/customer/account.ts'
import styles from './overview.module.css'

const { overview: texts } = accountTexts

/** Nothing bought and no dog yet: three steps instead of empty boxes. */
export function Newcomer({ credits }: { credits: number }) {
  return (
    <>
      <section className={styles.hero} data-tint="yellow">
        <h2>{texts.quiet}</h2>
        <p>{credits > 0 ? accountTexts.newcomerCredits(accountTexts.credit(credits)) : accountTexts.newcomer}</p>
        <img src={dogPicture} alt="" width="232" height="224" />
      </section>
      <ol className={styles.steps} aria-label={texts.steps}>
        <li>
          <div>
            <h3>{texts.stepDog}</h3>
            <p className="small muted">
              {texts.stepDogText} <b>{texts.stepDogCredits}</b>
            </p>
            <Button as={ShopLink} to="/ucet/psi?pridat">
              {texts.addDog}
            </Button>
          </div>
        </li>
        <li>
          <div>
            <h3>{texts.stepTaste}</h3>
            <p className="small muted">{texts.stepTasteText}</p>
            <Button as={ShopLink} to="/lp/zkusebni-box" variant="line">
              {texts.stepTasteAction}
            </Button>
          </div>
        </li>
        <li>
          <div>
            <h3>{texts.stepBefore}</h3>
            <p className="small muted">{texts.stepBeforeText}</p>
            <Button as={ShopLink} to="/kontakt?tema=order" variant="line">
              {texts.stepBeforeAction}
            </Button>
          </div>
        </li>
      </ol>
    </>
  )
}
