import { formatDate } from '@shop/czech/format-date'
import { formatWeight } from '@shop/czech/format-number'
import { Button } from '@shop/ui/button/button'
import { IconButton } from '@shop/ui/icon-button/icon-button'
import { Table } from '@shop/ui/table/table'
import { Form } from 'react-router'
import type { DogWeightEntry } from '#app/features/customer/dogs/dog-row.ts'
import { placeWeights } from '#app/features/customer/dogs/weight-chart.ts'
import { FormInput } from '#app/forms/form-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { accountDogTexts as texts } from '#app/texts/customer/account-dogs.ts'
import { householdTexts } from '#app/texts/customer/household.ts'
import type { FedDog } from './household-view.ts'
import { rationAt } from './ration-at.ts'
import styles from './weight-diary.module.css'

const WIDTH = 480
const HEIGHT = 140

interface WeightDiaryProps {
  dog: FedDog
  today: string
  state: FormState | undefined
}

export function WeightDiary({ dog, today, state }: WeightDiaryProps) {
  const form = `vaha-${dog.id}`
  return (
    <div className="stack">
      <h3>{texts.diary}</h3>
      <p className="small muted">{texts.diaryLead}</p>
      {dog.weights.length > 1 ? <WeightChart dog={dog} /> : null}
      {dog.weights.length > 0 ? <WeightTable dog={dog} /> : <p className="muted">{texts.diaryEmpty}</p>}
      <FormProblems state={state} />
      <Form method="post" className="stack">
        <input type="hidden" name="id" value={dog.id} />
        <div className="form-grid">
          <FormInput
            form={form}
            name="measuredOn"
            label={texts.measuredOn}
            state={state}
            value={today}
            type="date"
            max={today}
            required
          />
          <FormInput form={form} name="grams" label={texts.weight} state={state} inputMode="decimal" required />
        </div>
        <Button type="submit" name="intent" value="weigh" variant="line" size="small">
          {texts.addWeight}
        </Button>
      </Form>
    </div>
  )
}

/** The same numbers stand in the table below, so the picture needs only a name. */
function WeightChart({ dog }: { dog: FedDog }) {
  const points = placeWeights(dog.weights, WIDTH, HEIGHT)
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={texts.chart(dog.name)}>
      <polyline className={styles.line} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {points.map(({ id, x, y }) => (
        <circle key={id} className={styles.point} cx={x} cy={y} r="4" />
      ))}
    </svg>
  )
}

function WeightTable({ dog }: { dog: FedDog }) {
  return (
    <Table label={`${texts.diary}: ${dog.name}`}>
      <thead>
        <tr>
          <th scope="col">{texts.tableDay}</th>
          <th scope="col" data-align="end">
            {texts.tableWeight}
          </th>
          <th scope="col" data-align="end">
            {texts.tableChange}
          </th>
          {dog.mainFood ? (
            <th scope="col" data-align="end">
              {texts.diaryRation}
            </th>
          ) : null}
          <td />
        </tr>
      </thead>
      <tbody>
        {dog.weights.toReversed().map((entry, index, newestFirst) => (
          <WeightRow key={entry.id} dog={dog} entry={entry} before={newestFirst[index + 1]} />
        ))}
      </tbody>
    </Table>
  )
}

function WeightRow({ dog, entry, before }: { dog: FedDog; entry: DogWeightEntry; before: DogWeightEntry | undefined }) {
  const change = before ? entry.grams - before.grams : 0
  const day = formatDate(entry.measuredOn)
  const ration = rationAt(dog, entry)
  return (
    <tr>
      <th scope="row">{day}</th>
      <td data-align="end">{formatWeight(entry.grams)}</td>
      <td data-align="end">
        {change > 0 ? '+' : ''}
        {change === 0 ? '–' : formatWeight(change)}
      </td>
      {dog.mainFood ? <td data-align="end">{ration === null ? '–' : householdTexts.grams(ration)}</td> : null}
      <td data-align="end">
        <Form method="post">
          <input type="hidden" name="id" value={dog.id} />
          <input type="hidden" name="weightId" value={entry.id} />
          <input type="hidden" name="measuredOn" value={entry.measuredOn} />
          <input type="hidden" name="grams" value={entry.grams / 1000} />
          <IconButton type="submit" name="intent" value="unweigh" icon="trash" label={`${texts.removeWeight} ${day}`} />
        </Form>
      </td>
    </tr>
  )
}
