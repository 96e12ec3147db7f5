import { Button } from '@shop/ui/button/button'
import { type FormEvent, useState } from 'react'
import { Form } from 'react-router'
import { homeTexts } from '#app/texts/content/home.ts'
import styles from './home-finder.module.css'

const { finder } = homeTexts

/** A sentence to fill in; it leads to the shelf with its filters. */
export function HomeFinder({ usualCount }: { usualCount: number }) {
  const [isUsual, setUsual] = useState(true)
  function look(event: FormEvent<HTMLFormElement>) {
    const chosen = [...new FormData(event.currentTarget).values()]
    setUsual(chosen.join() === USUAL.join())
  }
  return (
    <section className="section-tight">
      <div className="wrap">
        <h2 className="visually-hidden">{finder.heading}</h2>
        <Form action="/produkty/granule" className={styles.sentence} onChange={look}>
          {finder.dogIs} <Choice label={finder.ageLabel} name="vek" options={finder.ages} />
          {finder.weighs} <Choice label={finder.weightLabel} name="velikost" options={finder.weights} /> {finder.and}{' '}
          <Choice label={finder.limitLabel} name="omezeni" options={finder.limits} />.{' '}
          <Button type="submit" size="large" className={styles.submit}>
            {isUsual ? homeTexts.showFoods(usualCount) : finder.show}
          </Button>
        </Form>
      </div>
    </section>
  )
}

interface Option {
  value: string
  label: string
}

const USUAL = [finder.ages, finder.weights, finder.limits].map(([first]) => first?.value ?? '')

function Choice({ label, name, options }: { label: string; name: string; options: Option[] }) {
  return (
    <select name={name} aria-label={label}>
      {options.map(({ value, label: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  )
}
