import { Button } from '@shop/ui/button/button'
import { Input } from '@shop/ui/input/input'
import { Table } from '@shop/ui/table/table'
import { Form } from 'react-router'
import { FormProblems } from '#app/forms/form-problems.tsx'
import { type FormState, fieldId } from '#app/forms/form-state.ts'
import { litterTexts as texts } from '#app/texts/customer/litters.ts'
import styles from './litter.module.css'
import { WEIGHTS_FORM } from './litter-forms.ts'
import { type LitterView, type PuppyView, weightOn } from './litter-view.ts'

/** Today's column is written into; all puppies of the litter are one form. */
export function WeighingTable({ litter, state }: { litter: LitterView; state: FormState | undefined }) {
  const { puppies, days, bornOn, rules } = litter
  const isAsked = state?.code === 'weight_unlikely'
  return (
    <Form method="post" className="stack" preventScrollReset>
      <FormProblems state={state} />
      <Table label={texts.weighing} className={styles.weights}>
        <thead>
          <tr>
            <th scope="col">{texts.puppy}</th>
            <Wide>{texts.birth}</Wide>
            {days.map((day) => (
              <Wide key={day}>{texts.column(day)}</Wide>
            ))}
            <th scope="col" data-align="end">
              {texts.before}
            </th>
            <th scope="col" data-align="end">
              {texts.today}
            </th>
            <th scope="col" data-align="end">
              {texts.sinceYesterday}
            </th>
            <Wide>{texts.sinceBirth}</Wide>
          </tr>
        </thead>
        <tbody>
          {puppies.map((puppy) => (
            <WeighedRow key={puppy.id} puppy={puppy} days={days} bornOn={bornOn} state={state} />
          ))}
        </tbody>
      </Table>
      <p className="small muted">{texts.limit(rules.leastGain)}</p>
      <div className="row">
        <Button type="submit" name="intent" value="weigh">
          {texts.saveWeights}
        </Button>
        {isAsked ? (
          <Button type="submit" name="intent" value="confirm" variant="line">
            {texts.confirm}
          </Button>
        ) : null}
      </div>
    </Form>
  )
}

function Wide({ children }: { children: string }) {
  return (
    <th scope="col" data-align="end" className={styles.wide}>
      {children}
    </th>
  )
}

interface WeighedRowProps {
  puppy: PuppyView
  days: readonly string[]
  bornOn: string | null
  state: FormState | undefined
}

function WeighedRow({ puppy, days, bornOn, state }: WeighedRowProps) {
  const { id, name, sex, ribbon, diedOn, weights, before, now, gain, times, slow } = puppy
  const cell = (day: string | null) => (day === null ? null : weightOn(weights, day))
  return (
    <tr className={slow > 0 ? styles.slow : undefined}>
      <th scope="row">
        <span className={styles.ribbon} data-ribbon={ribbon} aria-hidden="true" />
        {name}
        <small className={styles.sub}>
          {diedOn ? texts.diedOn(diedOn) : texts.sub(texts.sexes[sex], texts.ribbons[ribbon])}
        </small>
      </th>
      <GramsCell value={cell(bornOn)} isWide />
      {days.map((day) => (
        <GramsCell key={day} value={cell(day)} isWide />
      ))}
      <GramsCell value={before?.grams ?? null} />
      <td data-align="end">{diedOn ? '–' : <TodayInput id={id} name={name} now={now} state={state} />}</td>
      <td data-align="end">
        {gain ? (
          <>
            <b>{texts.gain(gain.grams)}</b>
            <small className={styles.sub}>
              {texts.percent(gain.percentPerDay)}
              {slow > 0 ? `, ${texts.slowMark}` : ''}
            </small>
          </>
        ) : (
          '–'
        )}
      </td>
      <td data-align="end" className={styles.wide}>
        {times === null ? '–' : texts.times(times)}
      </td>
    </tr>
  )
}

function GramsCell({ value, isWide }: { value: number | null; isWide?: boolean }) {
  return (
    <td data-align="end" className={isWide ? styles.wide : undefined}>
      {value === null ? '–' : texts.number(value)}
    </td>
  )
}

interface TodayInputProps {
  id: number
  name: string
  now: number | null
  state: FormState | undefined
}

function TodayInput({ id, name, now, state }: TodayInputProps) {
  const field = `grams.${id}`
  const error = state?.errors.find((one) => one.field === field)?.message
  const place = fieldId(WEIGHTS_FORM, field)
  return (
    <>
      <Input
        id={place}
        name={field}
        inputMode="numeric"
        autoComplete="off"
        className={styles.grams}
        aria-label={texts.todayWeight(name)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${place}-error` : undefined}
        defaultValue={state ? (state.values[field] ?? '') : (now?.toString() ?? '')}
      />
      {error ? (
        <small id={`${place}-error`} className={styles.fault}>
          {error}
        </small>
      ) : null}
    </>
  )
}
