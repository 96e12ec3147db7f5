import { toPragueDay } from '@shop/domain/calendar/prague-time'
import type { DogAge } from '@shop/domain/dog/dog'
import { ageInMonths } from '@shop/domain/dog/dog-age'
import { CUSTOMER } from '#app/texts/customer.ts'
import type { DogView } from './customer-detail.ts'

export function CustomerDogs({ dogs }: { dogs: readonly DogView[] }) {
  return (
    <section className="sec">
      <header>
        <h2>{CUSTOMER.dogs}</h2>
        <span className="mut sm">{dogs.length > 0 ? dogs.length : CUSTOMER.noDogs}</span>
      </header>
      <div className="dogs">
        {dogs.map((dog) => (
          <article key={dog.id}>
            <h3>{dog.name}</h3>
            <p className="sm">
              {[dog.breed, ageOf(dog), dog.grams && CUSTOMER.weight(dog.grams)].filter(Boolean).join(', ')}
            </p>
            <p className="row w">
              {dog.allergies.length > 0 && <span className="st bad">{CUSTOMER.avoids(dog.allergies.join(', '))}</span>}
              {dog.underTreatment && <span className="st wrn">{CUSTOMER.treated}</span>}
            </p>
            {dog.foods.length > 0 && <p className="sm mut">{CUSTOMER.eats(dog.foods.join(', '))}</p>}
          </article>
        ))}
      </div>
    </section>
  )
}

function ageOf({ bornOn, ageMonths, ageStatedOn, lifeStage }: DogView): string {
  const age: DogAge | null = bornOn
    ? { kind: 'born', on: bornOn }
    : ageMonths !== null && ageStatedOn
      ? { kind: 'months', months: ageMonths, statedOn: ageStatedOn }
      : null
  const months = age && ageInMonths(age, toPragueDay(new Date()))
  return months === null ? (CUSTOMER.stages[lifeStage ?? ''] ?? '') : CUSTOMER.years(months)
}
