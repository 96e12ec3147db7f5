import { formatNumber } from '@shop/czech/format-number'
import { metabolicWeight } from '@shop/domain/dog/energy/metabolic-weight'
import { feedingStage } from '@shop/domain/litter/litter-calendar'
import { SummaryRow, SummaryRows } from '@shop/ui/summary-rows/summary-rows'
import { litterTexts as texts } from '#app/texts/customer/litters.ts'
import styles from './litter.module.css'
import type { LitterView } from './litter-view.ts'

const STAGES = [
  { stage: 'milk', text: texts.milk },
  { stage: 'first_food', text: texts.fourth },
  { stage: 'weaning', text: texts.weaning },
  { stage: 'handover', text: texts.later },
] as const

/** The bitch by a published formula, which is shown; puppies under eight weeks without a number. */
export function FeedingPlan({ litter }: { litter: LitterView }) {
  const stage = litter.week === null ? null : feedingStage(litter.week)
  return (
    <div className={styles.feeding}>
      {litter.mother.stage ? <Mother litter={litter} /> : null}
      <ol className={styles.weeks}>
        {STAGES.map(({ stage: one, text }, index) => (
          <li key={one} data-now={one === stage ? '' : undefined}>
            <span className={styles.week}>{texts.weeks[index]}</span>
            <span>
              {one === stage ? <b>{texts.now} </b> : null}
              {text}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Mother({ litter }: { litter: LitterView }) {
  const { motherName, mother, food } = litter
  const { stage, grams } = mother
  if (!stage) return null
  const week = stage.week ?? 0
  return (
    <div className={styles.mother}>
      <p>
        <b>
          {stage.kind === 'nursing'
            ? texts.nursing(motherName, week, stage.puppies ?? 0)
            : texts.pregnant(motherName, week)}
        </b>
      </p>
      {grams === null ? (
        <p>
          {texts.noNumber} {missingOf(litter)}
        </p>
      ) : (
        <>
          <p className={styles.ration}>
            {formatNumber(grams)} <small>{texts.perDayGrams}</small>
          </p>
          <p className="small">{food ? texts.ofFood(food.name) : null}</p>
        </>
      )}
      <Formula litter={litter} />
    </div>
  )
}

/** What would have to be known for a number. */
function missingOf({ motherWeightGrams, mother: { need }, food }: LitterView): string {
  if (motherWeightGrams === null) return texts.needs.weight
  if (need?.certainty === 'unavailable') return texts.needs[need.reason]
  return food?.kcalPer100g ? '' : texts.needs.food
}

function Formula({ litter: { mother, motherWeightGrams, food } }: { litter: LitterView }) {
  const { stage, need, grams } = mother
  if (!stage || !need || need.certainty === 'unavailable' || motherWeightGrams === null) return null
  const kilograms = motherWeightGrams / 1000
  const factor = stage.kind === 'nursing' ? 145 : 132
  const base = factor * metabolicWeight(kilograms)
  const rest = need.kcalPerDay - base
  return (
    <details open>
      <summary>{texts.how}</summary>
      <SummaryRows>
        <SummaryRow
          name={
            <>
              {texts.base(factor, formatNumber(kilograms))}
              <sup>0,75</sup>
            </>
          }
          amount={texts.kcal(base)}
        />
        {rest > 0 ? (
          <SummaryRow
            name={stage.kind === 'nursing' ? texts.milkRow(stage.puppies ?? 0, stage.week ?? 0) : texts.growingRow}
            amount={texts.kcal(rest)}
          />
        ) : null}
        <SummaryRow name={texts.perDay} amount={texts.kcal(need.kcalPerDay)} tone="total" />
        {grams !== null && food?.kcalPer100g ? (
          <SummaryRow name={texts.divide(food.kcalPer100g)} amount={texts.grams(grams)} />
        ) : null}
      </SummaryRows>
      <p className="small">{texts.method}</p>
    </details>
  )
}
