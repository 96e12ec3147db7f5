import { FORBIDDEN_MEATS } from '@shop/domain/dog/food/common-forbidden'
import { Button } from '@shop/ui/button/button'
import { CheckChip } from '@shop/ui/check-chip/check-chip'
import { TextLink } from '@shop/ui/text-link/text-link'
import { type FormEvent, useState } from 'react'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { callDog } from '#app/texts/catalog/called-dog.ts'
import { finderTexts } from '#app/texts/catalog/finder.ts'
import { dogTexts } from '#app/texts/dog.ts'
import { type FinderAnswers, toPairs } from './finder-answers.ts'
import { FinderFrame } from './finder-frame.tsx'
import { finderAddress } from './finder-steps.ts'
import { FORBIDDEN_OTHERS, ForbiddenSquares } from './forbidden-squares.tsx'
import styles from './name-screen.module.css'

export function ForbiddenScreen({ answers, fitting }: { answers: FinderAnswers; fitting: number | null }) {
  const [count, setCount] = useState(fitting)
  const called = callDog(answers.name, answers.sex)
  const shown = [...FORBIDDEN_MEATS, ...FORBIDDEN_OTHERS]
  // A link may forbid what has no square here; it stays forbidden.
  const others = answers.forbidden.filter((code) => !shown.includes(code))

  async function recount(event: FormEvent<HTMLFormElement>) {
    const forbidden = new FormData(event.currentTarget).getAll('nesmi').map(String)
    const query = new URLSearchParams(toPairs({ ...answers, forbidden }))
    setCount(await fetchCount(query))
  }
  return (
    <FinderFrame
      step="nesmi"
      answers={answers}
      asks={['nesmi']}
      heading={finderTexts.mustNot(called.nominative)}
      lead={finderTexts.forbiddenLead}
      onChange={(event) => void recount(event)}
      actions={
        <>
          <Button type="submit" size="large" block>
            {finderTexts.showFitting(called.dative, count)}
          </Button>
          <TextLink
            as={ShopLink}
            to={finderAddress('vysledek', { ...answers, forbidden: [] })}
            prefetch="none"
            className={styles.around}
          >
            {finderTexts.eatsAll}
          </TextLink>
        </>
      }
    >
      {others.map((code) => (
        <input key={code} type="hidden" name="nesmi" value={code} />
      ))}
      <fieldset>
        <legend className="visually-hidden">{finderTexts.meats}</legend>
        <ForbiddenSquares name="nesmi" chosen={answers.forbidden} />
      </fieldset>
      <fieldset>
        <legend className={styles.legend}>{finderTexts.others}</legend>
        <div className={styles.chips}>
          {FORBIDDEN_OTHERS.map((code) => (
            <CheckChip key={code} name="nesmi" value={code} defaultChecked={answers.forbidden.includes(code)}>
              {dogTexts.allergen(code)}
            </CheckChip>
          ))}
        </div>
      </fieldset>
    </FinderFrame>
  )
}

/** Null when nobody could say; the button then only shows the way. */
async function fetchCount(query: URLSearchParams): Promise<number | null> {
  try {
    const answer = await fetch(`/api/najit-krmivo?${query}`)
    return ((await answer.json()) as { fitting: number | null }).fitting
  } catch {
    // The line is down: the form itself still works.
    return null
  }
}
