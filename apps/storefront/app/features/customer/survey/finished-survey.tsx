import { Button } from '@shop/ui/button/button'
import { Notice } from '@shop/ui/notice/notice'
import { TextLink } from '@shop/ui/text-link/text-link'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { RichText } from '#app/prose/prose.tsx'
import { surveyTexts as texts } from '#app/texts/customer/survey.ts'
import styles from './finished-survey.module.css'
import type { GivenAnswer, SurveyEnd } from './load-survey-page.server.ts'

/** Thanks, what follows from the answers, and the answers themselves while they may be changed. */
export function FinishedSurvey({ end, path }: { end: SurveyEnd; path: `/survey/${string}` }) {
  const { heading, text, news, replyBy, credits, editableUntil, answers } = end
  return (
    <section className={`wrap ${styles.page}`}>
      <h1>{news ? heading : texts.alreadyDone}</h1>
      <p className="lead">
        <RichText text={text} />
      </p>
      {news === 'changed' ? (
        <Notice tone="success" role="status">
          {texts.changed}
        </Notice>
      ) : null}
      {replyBy ? <Notice tone="warn">{texts.promise(replyBy)}</Notice> : null}
      {credits > 0 ? <Notice tone="success">{texts.rewarded(credits)}</Notice> : null}
      {editableUntil ? (
        <section className={styles.given} aria-labelledby="odpovedi">
          <div>
            <h2 id="odpovedi" className="h3">
              {texts.answers}
            </h2>
            <p className="small muted">{texts.editable(editableUntil)}</p>
          </div>
          <AnswerList answers={answers} path={path} />
        </section>
      ) : null}
      <div>
        <Button as={ShopLink} to="/">
          {texts.toShop}
        </Button>
      </div>
    </section>
  )
}

function AnswerList({ answers, path }: { answers: GivenAnswer[]; path: `/survey/${string}` }) {
  return (
    <dl className={styles.answers}>
      {answers.map(({ number, question, answer }) => (
        <div key={number}>
          <dt>{question}</dt>
          <dd className={answer ? styles.answer : 'muted'}>{answer ?? texts.noAnswer}</dd>
          <dd>
            <TextLink as={ShopLink} to={`${path}?upravit=${number}`} aria-label={texts.editQuestion(question)}>
              {texts.edit}
            </TextLink>
          </dd>
        </div>
      ))}
    </dl>
  )
}
