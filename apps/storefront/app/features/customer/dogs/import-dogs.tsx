import { formatWeight } from '@shop/czech/format-number'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { Button } from '@shop/ui/button/button'
import { useEffect } from 'react'
import { Form, useSearchParams } from 'react-router'
import { keepDogs, useBrowserDogs } from '#app/state/dog.ts'
import { isSameDog } from '#app/state/merge-dogs.ts'
import type { KeptDog } from '#app/state/parse-dogs.ts'
import { accountDogTexts } from '#app/texts/customer/account-dogs.ts'
import { dogTexts } from '#app/texts/dog.ts'
import { toNewDog } from './to-new-dog.ts'

/** Dogs that only this browser knows. They were promised to stay in it, so the customer says the word. */
export function ImportDogs({ account }: { account: readonly KeptDog[] }) {
  const [search] = useSearchParams()
  const brought = search.get('prenesen')
  const browser = useBrowserDogs()

  // The account has it now: kept here too, it would stay on the page of whoever comes after a sign-out.
  useEffect(() => {
    if (browser.some(({ id }) => id === brought)) keepDogs(browser.filter(({ id }) => id !== brought))
  }, [browser, brought])

  const dogs = browser.filter((kept) => kept.id !== brought && !account.some((dog) => isSameDog(dog, kept)))
  return dogs.map((kept) => (
    <section key={kept.id} className="panel stack">
      <h2 className="h3">{accountDogTexts.bringHeading}</h2>
      <p>
        <b>{kept.name || dogTexts.yourDog}</b>, {formatWeight(Math.round(kept.dog.weightKg * 1000))}
      </p>
      <p className="small muted">{accountDogTexts.bringText}</p>
      <Form method="post" action="/ucet/psi">
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
