import { formatNumber } from '@shop/czech/format-number'
import { formatPrice } from '@shop/czech/format-price'
import { Notice } from '@shop/ui/notice/notice'
import { Table } from '@shop/ui/table/table'
import { sayVerdict } from '#app/goods/describe-verdict.ts'
import { VerdictLine } from '#app/goods/verdict-line.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { bigCalculatorTexts as texts } from '#app/texts/catalog/big-calculator.ts'
import { dogTexts } from '#app/texts/dog.ts'
import type { DogResult, FeedingResult } from './calculate-feeding.ts'
import styles from './calculator-results.module.css'
import { TransitionTable } from './transition-table.tsx'

interface CalculatorResultsProps {
  result: FeedingResult
  foodSlug: string | null
}

export function CalculatorResults({ result, foodSlug }: CalculatorResultsProps) {
  return (
    <div className={styles.results} aria-live="polite">
      {result.dogs.length === 0 ? <p className="lead">{texts.waiting}</p> : null}
      {result.dogs.map((dog, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a result is known by its place in the form
        <DogAnswer key={index} number={index + 1} dog={dog} />
      ))}
      {result.packs.length > 0 ? <Packs packs={result.packs} slug={foodSlug ?? ''} /> : null}
    </div>
  )
}

function DogAnswer({ number, dog }: { number: number; dog: DogResult }) {
  const { need, verdict, meals, treats, transition } = dog
  const name = dog.name || dogTexts.dogNumber(number)
  return (
    <section className={styles.dog} data-tint="yellow" aria-label={name}>
      <h2 className="h3">{name}</h2>
      {need.certainty === 'unavailable' ? (
        <p>{dogTexts.refusals[need.reason]}</p>
      ) : (
        <p>
          {texts.energy(Math.round(need.kcalPerDay))}{' '}
          <span className="small muted">
            {texts.method(dogTexts.methods[need.method], need.certainty === 'fallback')}
          </span>
        </p>
      )}
      {verdict?.ration ? (
        <p className={styles.figure}>
          <b>{formatNumber(verdict.ration.gramsPerDay)}</b> {texts.gramsADay}{' '}
          <span className="small">{texts.span(verdict.ration.from, verdict.ration.to)}</span>
        </p>
      ) : null}
      {meals.length > 0 ? <p>{texts.meals(meals)}</p> : null}
      <Advice name={name} dog={dog} />
      {treats ? <p>{texts.treatBudget(treats.mostGrams)}</p> : null}
      {treats?.today ? <p>{texts.treatsToday(treats.today.savedGrams, treats.today.foodGrams)}</p> : null}
      {treats?.today?.isOverBudget ? <Notice tone="warn">{texts.overBudget}</Notice> : null}
      {transition ? <TransitionTable plan={transition} /> : null}
    </section>
  )
}

/** The same words as on the cards. Why there is no ration stands above already. */
function Advice({ name, dog: { verdict, advice } }: { name: string; dog: DogResult }) {
  return (
    <>
      {advice && advice.kind !== 'no_ration' ? <VerdictLine said={sayVerdict(advice, name)} /> : null}
      {verdict?.notices.map(({ code }) => (
        <p key={code} className="small">
          {dogTexts.notices[code]}
        </p>
      ))}
    </>
  )
}

function Packs({ packs, slug }: { packs: FeedingResult['packs']; slug: string }) {
  const cheapest = Math.min(...packs.map(({ halerePerDay }) => halerePerDay))
  return (
    <section>
      <h2 className="h3">{texts.packsHeading}</h2>
      <Table label={texts.packsHeading}>
        <thead>
          <tr>
            <th scope="col">{texts.pack}</th>
            <th scope="col" data-align="end">
              {texts.price}
            </th>
            <th scope="col" data-align="end">
              {texts.lasts}
            </th>
            <th scope="col" data-align="end">
              {texts.perDay}
            </th>
          </tr>
        </thead>
        <tbody>
          {packs.map(({ sku, name, price, days, halerePerDay }) => (
            <tr key={sku}>
              <th scope="row">
                <ShopLink to={`/produkt/${slug}?varianta=${sku}`}>{name}</ShopLink>
              </th>
              <td data-align="end">{formatPrice(price)}</td>
              <td data-align="end">{dogTexts.days(days)}</td>
              <td data-align="end">
                {halerePerDay === cheapest ? <b>{formatPrice(halerePerDay)}</b> : formatPrice(halerePerDay)}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}
