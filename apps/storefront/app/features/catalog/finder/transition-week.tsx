import { formatNumber } from '@shop/czech/format-number'
import { Table } from '@shop/ui/table/table'
import { recommendationTexts as texts } from '#app/texts/catalog/recommendation.ts'
import styles from './transition-week.module.css'

/** How much of the new food in the first week; the rest is what the dog eats now. */
export function TransitionWeek({ name, grams }: { name: string; grams: readonly number[] }) {
  return (
    <div className={styles.week}>
      <h2 className="h3">{texts.transition}</h2>
      <Table label={texts.transition}>
        <thead>
          <tr>
            <th scope="col">{texts.days}</th>
            <th scope="col" data-align="end">
              {name}
            </th>
            <th scope="col" data-align="end">
              {texts.old}
            </th>
          </tr>
        </thead>
        <tbody>
          {texts.transitionRows.map(({ days, old }, index) => (
            <tr key={days}>
              <th scope="row">{days}</th>
              <td data-align="end">{`${formatNumber(grams[index] ?? 0)}\u00a0g`}</td>
              <td data-align="end">{old}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className={`small ${styles.warning}`}>{texts.transitionWarning}</p>
    </div>
  )
}
