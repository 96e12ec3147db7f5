import type { Activity } from '@shop/domain/dog/dog'
import type { ReactNode } from 'react'
import { inGenitive, nameExcluded } from '#app/texts/catalog/excluded-foods.ts'
import { finderTexts } from '#app/texts/catalog/finder.ts'
import { recommendationTexts as texts } from '#app/texts/catalog/recommendation.ts'
import { dogTexts } from '#app/texts/dog.ts'
import type { RecommendationView } from './recommendation-view.ts'
import styles from './why-this.module.css'

type Found = Extract<RecommendationView, { kind: 'found' }>

interface WhyThisProps {
  found: Found
  forbidden: readonly string[]
  /** Null for a puppy, whose ration does not depend on it. */
  activity: Activity | null
  /** The way to what was not left out. */
  children?: ReactNode
}

/** Why this food, how it was counted, and what was left out: numbers that add up. */
export function WhyThis({ found, forbidden, activity, children }: WhyThisProps) {
  const { hero, need, total, fitting, excluded } = found
  const without = texts.without(inGenitive(forbidden))
  const life = activity ? finderTexts.activities[activity].title : texts.growing
  const fits = texts.fits(Math.round(need.basisKg * 10) / 10, life, need.kcalPerDay, hero.gramsPerDay)
  return (
    <div className={styles.why}>
      <div>
        <h2>{texts.why}</h2>
        <ul className={`noses ${styles.reasons}`}>
          {forbidden.length > 0 ? <Reason {...without} /> : null}
          <Reason {...fits} />
          <li>{texts.madeFor(hero)}</li>
          {found.cheapest ? <Reason strong={texts.cheapest} text={cheapestText(found)} /> : null}
          {found.isOverweight ? <Reason strong={texts.overweightStrong} text={texts.overweight} /> : null}
        </ul>
        <details className={styles.how}>
          <summary>{texts.how}</summary>
          <p className="small muted">
            {texts.counted(need.kcalPerDay, dogTexts.methods[need.method], hero.kcalPer100g)}
          </p>
        </details>
      </div>
      <div>
        <h3>{texts.leftOut(total, total - fitting)}</h3>
        <ul className={styles.excluded}>
          {excluded.map((group) => (
            <ExcludedGroup key={group.code} {...group} />
          ))}
        </ul>
        {children}
      </div>
    </div>
  )
}

function ExcludedGroup({ code, count, marks }: Found['excluded'][number]) {
  const { title, text } = nameExcluded(code, marks)
  return (
    <li>
      <b className={styles.number}>{count}</b>
      <span>
        <b>{title}</b>
        {text ? <span className={styles.note}>{text}</span> : null}
      </span>
    </li>
  )
}

function cheapestText({ cheapest, fitting }: Found): string {
  return cheapest === 'of_all' ? texts.cheapestOf(fitting) : texts.cheapestOfMild
}

function Reason({ strong, text }: { strong: string; text: string }) {
  return (
    <li>
      <b>{strong}</b> {text}
    </li>
  )
}
