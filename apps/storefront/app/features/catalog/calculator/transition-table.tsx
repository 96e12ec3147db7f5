import { formatShortWeekdayDate } from '@shop/czech/format-date'
import { formatNumber, formatPercent } from '@shop/czech/format-number'
import type { TransitionPlan } from '@shop/domain/dog/ration/transition-plan'
import { Table } from '@shop/ui/table/table'
import { bigCalculatorTexts as texts } from '#app/texts/catalog/big-calculator.ts'

/** A change of food day by day, in grams. */
export function TransitionTable({ plan }: { plan: TransitionPlan }) {
  return (
    <details open>
      <summary>
        <b>{texts.transitionHeading}</b>
      </summary>
      <Table label={texts.transitionHeading}>
        <thead>
          <tr>
            <th scope="col">{texts.day}</th>
            <th scope="col" data-align="end">
              {texts.share}
            </th>
            <th scope="col" data-align="end">
              {texts.newFood}
            </th>
            <th scope="col" data-align="end">
              {texts.currentFood}
            </th>
          </tr>
        </thead>
        <tbody>
          {plan.days.map(({ day, date, newPercent, newGrams, oldGrams }) => (
            <tr key={day}>
              <th scope="row">{`${day}. ${formatShortWeekdayDate(date)}`}</th>
              <td data-align="end">{formatPercent(newPercent)}</td>
              <td data-align="end">{`${formatNumber(newGrams)}\u00a0g`}</td>
              <td data-align="end">{`${formatNumber(oldGrams)}\u00a0g`}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="small">{texts.transitionWarning}</p>
    </details>
  )
}
