import type { SurveyQuestion } from '@shop/contract/survey'
import { Button } from '@shop/ui/button/button'
import { Check } from '@shop/ui/check/check'
import { Icon } from '@shop/ui/icon/icon'
import { Notice } from '@shop/ui/notice/notice'
import { ProgressTrail } from '@shop/ui/progress-trail/progress-trail'
import { Radio } from '@shop/ui/radio/radio'
import { Scale } from '@shop/ui/scale/scale'
import { TextLink } from '@shop/ui/text-link/text-link'
import { Textarea } from '@shop/ui/textarea/textarea'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { usePending } from '#app/forms/use-pending.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { RichText } from '#app/prose/prose.tsx'
import { surveyTexts as texts } from '#app/texts/customer/survey.ts'
import type { SurveyStep } from './load-survey-page.server.ts'
import styles from './survey-step-form.module.css'

interface SurveyStepFormProps {
  step: SurveyStep
  path: `/survey/${string}`
  error: string | undefined
}

/** One question, the way back and the way on. */
export function SurveyStepForm({ step, path, error }: SurveyStepFormProps) {
  const { number, total, isEdit } = step
  const submit = isEdit ? texts.saveChange : number === total ? texts.submit : texts.next
  return (
    <section className={`wrap ${styles.page}`}>
      <div className="row-between">
        <h1 className={styles.title}>{step.title}</h1>
        <span className="small muted">{texts.progress(number, total)}</span>
      </div>
      {step.intro ? <p>{step.intro}</p> : null}
      {step.credits > 0 && number === 1 ? <p className="semi">{texts.reward(step.credits)}</p> : null}
      {isEdit ? null : <ProgressTrail value={(100 * number) / total} label={texts.progressLabel} />}
      {step.remark.length > 0 ? (
        <Notice>
          <RichText text={step.remark} />
        </Notice>
      ) : null}
      <Form key={step.question.key} method="post" className={styles.form} preventScrollReset>
        <input type="hidden" name="number" value={number} />
        {isEdit ? <input type="hidden" name="edit" value="1" /> : null}
        {error ? (
          <Notice tone="danger" role="alert">
            {error}
          </Notice>
        ) : null}
        <Question question={step.question} answer={step.answer} />
        <div className={styles.ways}>
          {isEdit || number > 1 ? (
            <Button as={ShopLink} to={isEdit ? path : `${path}?otazka=${number - 1}`} variant="quiet">
              <Icon name="left" />
              {texts.back}
            </Button>
          ) : (
            <span />
          )}
          <Button type="submit" size="large" name="intent" value="next" loading={usePending() === 'next'}>
            {submit}
          </Button>
        </div>
        <p className="small muted">
          {isEdit ? null : `${texts.saved} `}
          {texts.privacy}{' '}
          <TextLink as={ShopLink} to="/s/ochrana-osobnich-udaju">
            {texts.privacyLink}
          </TextLink>
        </p>
      </Form>
    </section>
  )
}

type QuestionProps = Pick<SurveyStep, 'question' | 'answer'>

function Question({ question, answer }: QuestionProps) {
  const legend = <Legend question={question} />
  if (question.kind === 'scale') {
    return (
      <Scale
        name="answer"
        legend={legend}
        from={question.min}
        to={question.max}
        ends={[question.minLabel, question.maxLabel]}
        defaultValue={typeof answer === 'number' ? answer : undefined}
      />
    )
  }
  if (question.kind === 'text') {
    return (
      <div className="stack">
        <label htmlFor="odpoved" className={styles.question}>
          {legend}
        </label>
        <Textarea
          id="odpoved"
          name="answer"
          rows={5}
          maxLength={question.maxLength}
          placeholder={question.placeholder}
          defaultValue={typeof answer === 'string' ? answer : undefined}
        />
      </div>
    )
  }
  return <Choices question={question} answer={answer} legend={legend} />
}

function Choices({ question, answer, legend }: QuestionProps & { legend: ReactNode }) {
  if (question.kind !== 'single' && question.kind !== 'multi') return null
  const chosen = Array.isArray(answer) ? answer : [answer]
  const Choice = question.kind === 'single' ? Radio : Check
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {question.options.map(({ key, label }) => (
        <Choice key={key} name="answer" value={key} defaultChecked={chosen.includes(key)}>
          {label}
        </Choice>
      ))}
      {question.kind === 'multi' && question.max ? <p className="small muted">{texts.atMost(question.max)}</p> : null}
      {question.note ? <p className="small muted">{question.note}</p> : null}
    </fieldset>
  )
}

function Legend({ question: { text, required } }: { question: SurveyQuestion }) {
  return (
    <span className={styles.question}>
      {text}
      {required ? null : <span className={styles.optional}> {texts.optional}</span>}
    </span>
  )
}
