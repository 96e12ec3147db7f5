import { Button } from '@shop/ui/button/button'
import { type FormEvent, useRef, useState } from 'react'
import { Form } from 'react-router'
import { homeTexts } from '#app/texts/content/home.ts'
import styles from './home-finder.module.css'

const { finder } = homeTexts

/** A sentence to fill in; it leads to the shelf with its filters, or to the questions that end with one bag. */
export function HomeFinder({ usualCount }: { usualCount: number }) {
  const [count, setCount] = useState<number | null>(usualCount)
  const asked = useRef(0)

  async function recount(event: FormEvent<HTMLFormElement>) {
    const query = new URLSearchParams(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    )
    const turn = ++asked.current
    const next = await fetchCount(query)
    // An answer that comes after a newer question is about another dog.
    if (turn === asked.current) setCount(next)
  }
  return (
    <section className="section-tight">
      <div className="wrap">
        <h2 className="visually-hidden">{finder.heading}</h2>
        <Form action="/produkty/granule" className={styles.sentence} onChange={(event) => void recount(event)}>
          {finder.dogIs} <Choice label={finder.ageLabel} name="vek" options={finder.ages} /> {finder.weighs}{' '}
          <Choice label={finder.weightLabel} name="velikost" options={finder.weights} />. {finder.moves}{' '}
          <Choice label={finder.moveLabel} name="pohyb" options={finder.activities} /> {finder.and}{' '}
          <Choice label={finder.limitLabel} name="omezeni" options={finder.limits} />.
          <span className={styles.actions}>
            <Button type="submit" size="large">
              {count === null ? finder.show : homeTexts.showFoods(count)}
            </Button>
            <Button type="submit" size="large" variant="line" formAction="/najit-krmivo">
              {finder.chooseForMe}
            </Button>
          </span>
        </Form>
      </div>
    </section>
  )
}

/** Null when nobody could say; the button then only shows the way. */
async function fetchCount(query: URLSearchParams): Promise<number | null> {
  try {
    const answer = await fetch(`/api/pocet-krmiv?${query}`)
    return ((await answer.json()) as { count: number | null }).count
  } catch {
    // The line is down: the form itself still works.
    return null
  }
}

interface Option {
  value: string
  label: string
}

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
