import { Button } from '@shop/ui/button/button'
import { Field } from '@shop/ui/field/field'
import { Input } from '@shop/ui/input/input'
import { Table } from '@shop/ui/table/table'
import { Timeline, TimelineItem } from '@shop/ui/timeline/timeline'
import { Form } from 'react-router'
import { breederTexts as texts } from '#app/texts/content/programmes.ts'
import styles from './litter-book.module.css'
import type { Litter } from './to-litter.server.ts'

/** A taste of the litter book without an account: dates to remember and a table of weights for the door of a fridge. */
export function LitterBook({ litter: { bornOn, puppies, packs, steps, weighings } }: { litter: Litter }) {
  return (
    <div className={styles.book}>
      <div className="stack">
        <Form method="get" action="/pro-chovatele#kniha-vrhu" className={styles.form} preventScrollReset>
          <Field label={texts.born}>
            <Input type="date" name="narozeni" defaultValue={bornOn} required />
          </Field>
          <Field label={texts.puppies}>
            <Input type="number" name="stenat" min={1} max={16} defaultValue={puppies} required />
          </Field>
          <Button type="submit" variant="line">
            {texts.showBook}
          </Button>
        </Form>
        <Timeline>
          {steps.map(({ code, on }) => (
            <TimelineItem key={code} state={code === 'born' ? 'done' : 'ahead'} title={on}>
              {code === 'report' ? texts.report(packs) : texts.steps[code]}
            </TimelineItem>
          ))}
        </Timeline>
      </div>
      <Table label={texts.weights}>
        <thead>
          <tr>
            <th scope="col">{texts.puppy}</th>
            {weighings.map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: puppies }, (_, index) => texts.puppyNumber(index + 1)).map((name) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {weighings.map((day) => (
                <td key={day}>{texts.grams}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
