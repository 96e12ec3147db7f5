import { LinkArrow } from '@shop/ui/link-arrow/link-arrow'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { creditTexts as texts } from '#app/texts/customer/credits.ts'
import styles from './credits.module.css'

export function CreditRules({ rules }: { rules: readonly { code: string; title: string; sentence: string }[] }) {
  return (
    <section className="panel stack" aria-labelledby="rules">
      <h2 className="h3" id="rules">
        {texts.rulesHeading}
      </h2>
      <dl className={styles.rules}>
        {rules.map(({ code, title, sentence }) => (
          <div key={code}>
            <dt className="semi">{title}</dt>
            <dd className="small muted">{sentence}</dd>
          </div>
        ))}
      </dl>
      <LinkArrow as={ShopLink} to="/vernostni-program">
        {texts.rulesLink}
      </LinkArrow>
    </section>
  )
}
