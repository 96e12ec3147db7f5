import { formatWeight } from '@shop/czech/format-number'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { Button } from '@shop/ui/button/button'
import { Form } from 'react-router'
import { useDogs } from '#app/state/dog.ts'
import { accountDogTexts } from '#app/texts/customer/account-dogs.ts'
import { dogTexts } from '#app/texts/dog.ts'
import { rememberImported, useImportedDogs } from './imported-dogs.ts'
import { toNewDog } from './to-new-dog.ts'

/** Dogs that only this browser knows. They were promised to stay in it, so the customer says the word. */
export function ImportDogs() {
  const brought = useImportedDogs().split(' ')
  const dogs = useDogs().filter(({ id }) => !brought.includes(id))
  return dogs.map((kept) => (
    <section key={kept.id} className="panel stack">
      <h2 className="h3">{accountDogTexts.bringHeading}</h2>
      <p>
        <b>{kept.name || dogTexts.yourDog}</b>, {formatWeight(Math.round(kept.dog.weightKg * 1000))}
      </p>
      <p className="small muted">{accountDogTexts.bringText}</p>
      <Form method="post" action="/ucet/psi" onSubmit={() => rememberImported(kept.id)}>
        <input type="hidden" name="key" value={kept.id} />
        <input
          type="hidden"
          name="dog"
          value={JSON.stringify(toNewDog(kept, toPragueTime(new Date()).date, dogTexts.yourDog))}
        />
        <Button type="submit" name="intent" value="bring">
          {accountDogTexts.bring}
        </Button>
      </Form>
    </section>
  ))
}
