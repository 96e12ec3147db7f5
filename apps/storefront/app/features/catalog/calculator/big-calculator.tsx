import { Button } from '@shop/ui/button/button'
import { useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { keepDogs, useBrowserDogs, useDogs } from '#app/state/dog.ts'
import { bigCalculatorTexts as texts } from '#app/texts/catalog/big-calculator.ts'
import styles from './big-calculator.module.css'
import { type CountedFood, calculateFeeding, type PackOffer } from './calculate-feeding.ts'
import { CalculatorForm } from './calculator-form.tsx'
import { type CalculatorInput, parseCalculator } from './calculator-input.ts'
import { CalculatorResults } from './calculator-results.tsx'

interface BigCalculatorProps {
  /** As the address says. */
  asked: CalculatorInput
  foods: CountedFood[]
  treats: CountedFood[]
  packs: PackOffer[]
}

export function BigCalculator({ asked, foods, treats, packs }: BigCalculatorProps) {
  const kept = useDogs()
  const canForget = useBrowserDogs().length > 0
  const navigate = useNavigate()
  const [own, setOwn] = useState<CalculatorInput | null>(null)
  const isAsked = asked.dogs.some(({ dog }) => dog !== null)
  const known = kept.length > 0 && !isAsked ? { ...asked, dogs: kept.map(({ name, dog }) => ({ name, dog })) } : asked
  const input = own ? { ...own, food: asked.food ?? own.food } : known
  const pick = (list: CountedFood[], slug: string | null) => list.find((one) => one.slug === slug) ?? null
  const result = calculateFeeding(input, {
    food: pick(foods, input.food),
    oldFood: pick(foods, input.oldFood),
    treat: pick(treats, input.treat),
    packs: input.food === asked.food ? packs : [],
  })

  function read(form: HTMLFormElement) {
    const next = parseCalculator([...new FormData(form)].map(([name, value]) => [name, String(value)] as const))
    setOwn(next)
    // Packs of another food are on the server; the dog stays here.
    if (next.food !== asked.food)
      void navigate(next.food ? `?krmivo=${next.food}` : '?', { replace: true, preventScrollReset: true })
  }

  function keepAll() {
    keepDogs(input.dogs.flatMap(({ name, dog }, index) => (dog ? [{ id: `pes-${index + 1}`, name, dog }] : [])))
  }
  return (
    <div className={`wrap ${styles.columns}`}>
      <Form
        key={known === asked ? 'asked' : 'kept'}
        action="/kalkulacka"
        className={styles.form}
        onChange={(event) => read(event.currentTarget)}
        onSubmit={(event) => {
          event.preventDefault()
          read(event.currentTarget)
        }}
      >
        <CalculatorForm
          input={input}
          foods={foods}
          treats={treats}
          onAddDog={() => setOwn({ ...input, dogs: [...input.dogs, { name: '', dog: null }] })}
        />
      </Form>
      <div className={styles.answer}>
        <CalculatorResults result={result} foodSlug={input.food} />
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
    </div>
  )
}
