import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { Button } from '@shop/ui/button/button'
import { useState } from 'react'
import { Form, useNavigate } from 'react-router'
import type { FinderFoodView } from '#app/features/catalog/finder/finder-food-view.ts'
import { toRecommendationView } from '#app/features/catalog/finder/recommendation-view.ts'
import { keepDogs, useBrowserDogs, useDogs } from '#app/state/dog.ts'
import { bigCalculatorTexts as texts } from '#app/texts/catalog/big-calculator.ts'
import { callDog } from '#app/texts/catalog/called-dog.ts'
import styles from './big-calculator.module.css'
import { type CountedFood, calculateFeeding, type PackOffer } from './calculate-feeding.ts'
import { CalculatedFood } from './calculated-food.tsx'
import { CalculatorForm } from './calculator-form.tsx'
import { type CalculatorInput, parseCalculator } from './calculator-input.ts'
import { CalculatorResults } from './calculator-results.tsx'
import { proposeBasket } from './propose-basket.ts'
import { ShareProposal } from './share-proposal.tsx'

const FORM_ID = 'kalkulacka'

interface BigCalculatorProps {
  /** As the address says. */
  asked: CalculatorInput
  kibbles: FinderFoodView[]
  foods: CountedFood[]
  treats: CountedFood[]
  packs: PackOffer[]
  promise: { date: string }
  /** Weeks between deliveries that can be chosen. */
  weeks: readonly number[]
  /** Why a basket was not made of it. */
  refusal: string | null
}

/** Questions about a dog, and at their end grams, a food and a button. */
export function BigCalculator({
  asked,
  kibbles,
  foods: others,
  treats,
  packs,
  promise,
  weeks,
  refusal,
}: BigCalculatorProps) {
  const kept = useDogs()
  const canForget = useBrowserDogs().length > 0
  const navigate = useNavigate()
  const [own, setOwn] = useState<CalculatorInput | null>(null)
  const isAsked = asked.dogs.some(({ dog }) => dog !== null)
  const known =
    kept.length > 0 && !isAsked
      ? { ...asked, dogs: kept.map(({ name, breed = '', dog }) => ({ name, breed, dog })) }
      : asked
  const input = own ? { ...own, food: asked.food ?? own.food } : known
  const foods = [...kibbles, ...others]
  const recommendation = recommendFor(input, kibbles)
  const slug = input.food ?? (recommendation?.kind === 'found' ? recommendation.hero.slug : null)
  const pick = (list: CountedFood[], wanted: string | null) => list.find((one) => one.slug === wanted) ?? null
  const result = calculateFeeding(input, {
    food: pick(foods, slug),
    oldFood: pick(foods, input.oldFood),
    treat: pick(treats, input.treat),
    packs: packsOf(kibbles, slug) ?? (input.food === asked.food ? packs : []),
  })

  const hero = recommendation?.kind === 'found' ? recommendation.hero : null
  const proposal = proposeBasket(result, hero?.slug === slug ? hero.variantId : null)

  function read(form: HTMLFormElement, submitter?: HTMLElement | null) {
    const pairs = [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)] as const)
    const next = parseCalculator(pairs)
    setOwn(next)
    // Packs of another food are on the server; the dog stays here.
    if (next.food !== asked.food)
      void navigate(next.food ? `?krmivo=${next.food}` : '?', { replace: true, preventScrollReset: true })
  }

  function keepAll() {
    keepDogs(
      input.dogs.flatMap(({ name, breed, dog }, index) => (dog ? [{ id: `pes-${index + 1}`, name, breed, dog }] : [])),
    )
  }
  return (
    <>
      <div className={`wrap ${styles.head}`}>
        <h1>{texts.heading}</h1>
        <p className="lead">{texts.lead}</p>
      </div>
      <Form
        key={known === asked ? 'asked' : 'kept'}
        id={FORM_ID}
        action="/kalkulacka"
        className={`wrap ${styles.form}`}
        onChange={(event) => read(event.currentTarget)}
        onSubmit={(event) => {
          event.preventDefault()
          read(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter)
        }}
      >
        <CalculatorForm
          key={asked.food}
          input={input}
          foods={foods}
          treats={treats}
          onAddDog={() => setOwn({ ...input, dogs: [...input.dogs, { name: '', breed: '', dog: null }] })}
        />
      </Form>
      {recommendation ? (
        <CalculatedFood
          recommendation={recommendation}
          input={input}
          comesOn={promise.date}
          weeks={weeks}
          formId={FORM_ID}
        />
      ) : null}
      <div className={`wrap ${styles.answer}`}>
        <CalculatorResults result={result} foodSlug={slug} />
        {proposal ? <ShareProposal proposal={proposal} title={titleOf(input)} refusal={refusal} /> : null}
        <div className={`row ${styles.keep}`}>
          <Button onClick={keepAll} variant="line" disabled={result.dogs.length === 0}>
            {texts.keep}
          </Button>
          {canForget ? (
            <Button onClick={() => keepDogs([])} variant="quiet">
              {texts.forget}
            </Button>
          ) : null}
          <p className="small muted" role="status">
            {canForget ? texts.isKept : texts.privacy}
          </p>
        </div>
        <p className="xs muted">{texts.disclaimer}</p>
      </div>
    </>
  )
}

/** One dog by its name, several by theirs; nobody is asked for one. */
function titleOf({ dogs }: CalculatorInput): string {
  const named = dogs.filter(({ name }) => name !== '')
  const [only, ...more] = named
  if (!only) return texts.shareDefault
  if (more.length > 0) return texts.shareFor(named.map(({ name }) => name).join(', ')).slice(0, 80)
  return texts.shareFor(callDog(only.name, only.dog?.sex ?? null).accusative).slice(0, 80)
}

/** One dog gets one food; several share a bag, and which one is theirs to say. */
function recommendFor({ dogs, food }: CalculatorInput, kibbles: readonly FinderFoodView[]) {
  const [only, ...more] = dogs
  if (!only?.dog || more.length > 0) return null
  return toRecommendationView({ foods: kibbles, dog: only.dog, today: toPragueTime(new Date()).date, chosen: food })
}

function packsOf(kibbles: readonly FinderFoodView[], slug: string | null): PackOffer[] | null {
  const packs = kibbles.find((one) => one.slug === slug)?.packs
  return packs?.filter(({ isInStock }) => isInStock) ?? null
}
