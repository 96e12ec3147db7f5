import { Icon } from '@shop/ui/icon/icon'
import { LinkArrow } from '@shop/ui/link-arrow/link-arrow'
import type { ReactNode } from 'react'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { answerTexts as texts } from '#app/texts/catalog/answers.ts'
import styles from './answer-block.module.css'
import type { FoundAnswer, FoundAnswers } from './load-answers.server.ts'

interface AnswerBlockProps {
  query: string
  found: FoundAnswers
  /** The words of the first answer, when it is one of the questions of the shop. */
  children: ReactNode
  /** What only this visitor can be told; stands over the answer for everybody. */
  own?: ReactNode
}

/** A question gets an answer before any goods. */
export function AnswerBlock({ query, found: { answers }, children, own }: AnswerBlockProps) {
  const [first, ...more] = answers
  if (!first) return null
  return (
    <div className={`wrap ${styles.block}`}>
      <p className="small muted">{texts.youAsk(query)}</p>
      <div className={styles.columns}>
        <div className="stack">
          {own}
          <section className={`on-dark ${styles.answer}`}>
            <h1 className={styles.heading}>{first.label}</h1>
            {children}
            <LinkArrow as={ShopLink} to={first.to}>
              {texts.whole}
            </LinkArrow>
          </section>
        </div>
        <MoreAnswers answers={more} />
      </div>
    </div>
  )
}

function MoreAnswers({ answers }: { answers: FoundAnswer[] }) {
  return (
    <section aria-labelledby="dalsi-odpovedi">
      <h2 id="dalsi-odpovedi" className="h3">
        {texts.notIt}
      </h2>
      <ul className={styles.more}>
        {answers.map(({ to, label }) => (
          <li key={to}>
            <ShopLink to={to}>
              {label}
              <Icon name="right" />
            </ShopLink>
          </li>
        ))}
        <li>
          <ShopLink to="/casto-kladene-dotazy">
            {texts.allQuestions}
            <Icon name="right" />
          </ShopLink>
        </li>
        <li>
          <ShopLink to="/kontakt">
            {texts.person}
            <Icon name="phone" />
          </ShopLink>
        </li>
      </ul>
    </section>
  )
}
