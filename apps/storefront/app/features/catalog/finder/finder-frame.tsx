import dog from '@shop/ui/assets/dog.svg'
import { IconButton } from '@shop/ui/icon-button/icon-button'
import { ProgressTrail } from '@shop/ui/progress-trail/progress-trail'
import type { Tint } from '@shop/ui/stripe/stripe'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Form } from 'react-router'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { finderTexts } from '#app/texts/catalog/finder.ts'
import { type FinderAnswers, toPairs } from './finder-answers.ts'
import styles from './finder-frame.module.css'
import { FINDER, type FinderQuestion, finderAddress, nextStep, questionsFor, stepBefore } from './finder-steps.ts'

const TINTS: Readonly<Record<FinderQuestion, Tint>> = {
  jmeno: 'yellow',
  plemeno: 'coral',
  vaha: 'green',
  pohyb: 'blue',
  nesmi: 'pink',
}

interface FinderFrameProps extends Pick<ComponentPropsWithRef<'form'>, 'onChange'> {
  step: FinderQuestion
  answers: FinderAnswers
  /** Names of the fields this screen sends itself. */
  asks: readonly string[]
  heading: string
  lead?: string | undefined
  /** The buttons at the lower edge. */
  actions?: ReactNode
  children: ReactNode
}

/** A screen is a plain form: its address is the state, so Back, a reload and a browser without scripts all work. */
export function FinderFrame({ step, answers, asks, heading, lead, actions, children, onChange }: FinderFrameProps) {
  const questions = questionsFor(answers)
  const at = questions.indexOf(step)
  const before = stepBefore(step, answers)
  return (
    <div className={styles.screen} data-tint={TINTS[step]}>
      <Form key={step} action={FINDER} className={styles.form} onChange={onChange}>
        <input type="hidden" name="krok" value={nextStep(step, answers)} />
        {toPairs(answers)
          .filter(([name]) => !asks.includes(name))
          .map(([name, value]) => (
            <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
          ))}
        <div>
          <div className={styles.top}>
            <IconButton
              as={ShopLink}
              to={before ? finderAddress(before, answers) : '/'}
              icon="left"
              label={finderTexts.back}
              prefetch="none"
            />
            <ProgressTrail
              className={styles.trail}
              value={((at + 0.3) / questions.length) * 100}
              label={finderTexts.progress}
            />
            <span className={styles.count}>{finderTexts.count(at + 1, questions.length)}</span>
          </div>
          <h1 className={styles.heading}>{heading}</h1>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
        </div>
        <div className={styles.body}>{children}</div>
        {actions ? <div className={styles.go}>{actions}</div> : null}
      </Form>
      <div className={styles.side} aria-hidden="true">
        <img src={dog} alt="" width="660" height="640" loading="lazy" />
      </div>
    </div>
  )
}
