import { Button } from '@shop/ui/button/button'
import { callDog } from '#app/texts/catalog/called-dog.ts'
import { finderTexts } from '#app/texts/catalog/finder.ts'
import styles from './activity-screen.module.css'
import { ACTIVITIES, type FinderAnswers } from './finder-answers.ts'
import { FinderFrame } from './finder-frame.tsx'

/** A card is a button of the form: one tap answers and goes on. */
export function ActivityScreen({ answers }: { answers: FinderAnswers }) {
  return (
    <FinderFrame
      step="pohyb"
      answers={answers}
      asks={['pohyb']}
      heading={finderTexts.howMoves(callDog(answers.name, answers.sex).nominative)}
      lead={finderTexts.tapAndGo}
      actions={
        answers.activity ? (
          <Button type="submit" size="large" block name="pohyb" value={answers.activity}>
            {finderTexts.goToFood}
          </Button>
        ) : undefined
      }
    >
      <fieldset aria-label={finderTexts.moves} className={styles.cards}>
        {ACTIVITIES.map((activity, index) => (
          <button
            key={activity}
            type="submit"
            name="pohyb"
            value={activity}
            className={styles.card}
            aria-current={activity === answers.activity || undefined}
          >
            <span className={styles.title}>{finderTexts.activities[activity].title}</span>
            <span className={styles.text}>{finderTexts.activities[activity].text}</span>
            <span className={styles.noses} aria-hidden="true">
              {ACTIVITIES.map((one, at) => (
                <i key={one} data-on={at <= index || undefined} />
              ))}
            </span>
          </button>
        ))}
      </fieldset>
    </FinderFrame>
  )
}
