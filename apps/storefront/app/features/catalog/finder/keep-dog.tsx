import type { Dog } from '@shop/domain/dog/dog'
import { Button } from '@shop/ui/button/button'
import { useNavigate } from 'react-router'
import { useIsAlive } from '#app/forms/use-is-alive.ts'
import { keepDogs, useBrowserDogs } from '#app/state/dog.ts'
import type { CalledDog } from '#app/texts/catalog/called-dog.ts'
import { recommendationTexts as texts } from '#app/texts/catalog/recommendation.ts'
import { dogTexts } from '#app/texts/dog.ts'
import styles from './keep-dog.module.css'
import { toAccountDog } from './to-account-dog.ts'

interface KeepDogProps {
  name: string
  breed: string
  dog: Dog
  called: CalledDog
  isSignedIn: boolean
  today: string
}

/** Whoever wants it, keeps the dog: in the account, or only here. */
export function KeepDog({ name, breed, dog, called, isSignedIn, today }: KeepDogProps) {
  return (
    <section className={styles.keep}>
      <div>
        <h2 className="h3">{texts.keep(called)}</h2>
        <p className="small">{texts.keepText}</p>
      </div>
      {isSignedIn ? (
        <form method="post" action="/ucet/psi">
          <input type="hidden" name="key" value={`finder-${today}`} />
          <input
            type="hidden"
            name="dog"
            value={JSON.stringify(toAccountDog({ name: name || dogTexts.yourDog, breed }, dog, today))}
          />
          <Button type="submit" name="intent" value="bring" block>
            {texts.toAccount}
          </Button>
        </form>
      ) : (
        <KeepHere name={name} breed={breed} dog={dog} called={called} />
      )}
    </section>
  )
}

/** A guest's dog stays in the browser; an account that comes later takes it over. */
function KeepHere({ name, breed, dog, called }: Pick<KeepDogProps, 'name' | 'breed' | 'dog' | 'called'>) {
  const dogs = useBrowserDogs()
  const navigate = useNavigate()
  const isAlive = useIsAlive()
  const isKept = dogs.some((kept) => kept.name === name && isSame(kept.dog, dog))
  function keep() {
    const others = dogs.filter((kept) => kept.name !== name)
    keepDogs([{ id: crypto.randomUUID(), name, ...(breed ? { breed } : {}), dog }, ...others])
  }
  return (
    <div className="stack">
      <Button
        block
        disabled={!isAlive}
        onClick={() => {
          keep()
          void navigate('/registrace')
        }}
      >
        {texts.register}
      </Button>
      <Button variant="line" block disabled={!isAlive || isKept} onClick={keep}>
        {texts.toBrowser}
      </Button>
      <p className={styles.note} role="status">
        {isKept ? texts.kept(called) : texts.browserNote}
      </p>
    </div>
  )
}

function isSame(one: Dog, other: Dog): boolean {
  return one.weightKg === other.weightKg && one.allergies.join() === other.allergies.join()
}
