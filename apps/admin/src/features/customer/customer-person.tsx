import { RevealChips } from '#app/parts/reveal-chips.tsx'
import { formatMoment } from '#app/texts/moments.ts'
import { PERSON } from '#app/texts/person.ts'
import type { CustomerDetail, Place } from './customer-detail.ts'

/** Masked, until somebody says why they need it. */
export function CustomerPerson({ customer, onRevealed }: { customer: CustomerDetail; onRevealed(): unknown }) {
  const { person, places } = customer
  const mask = person.isRevealed ? 'b6' : 'mask'
  return (
    <section className="sec">
      <header>
        <h2>{PERSON.details}</h2>
        {person.shownUntil ? (
          <span className="tag hot r">{PERSON.until(formatMoment(person.shownUntil))}</span>
        ) : (
          <span className="mut sm r">{PERSON.hidden}</span>
        )}
      </header>
      <dl className="kv per">
        <dt>{PERSON.name}</dt>
        <dd className={mask}>{person.name}</dd>
        <dt>{PERSON.email}</dt>
        <dd>
          <span className={mask}>{person.email}</span>{' '}
          {person.isVerified && <span className="st ok pl">{PERSON.verified}</span>}
        </dd>
        {person.phone && (
          <>
            <dt>{PERSON.phone}</dt>
            <dd className={mask}>{person.phone}</dd>
          </>
        )}
        {places.billing && (
          <>
            <dt>{PERSON.billing}</dt>
            <dd>
              <PlaceLine place={places.billing} mask={mask} />
            </dd>
          </>
        )}
        {places.delivery?.map((place, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: masked addresses can read alike
          <Delivery key={index} place={place} mask={mask} />
        ))}
      </dl>
      {!person.isRevealed && <RevealChips objectType="customer" objectId={customer.id} onRevealed={onRevealed} />}
    </section>
  )
}

function Delivery({ place, mask }: { place: Place; mask: string }) {
  return (
    <>
      <dt>{PERSON.delivery}</dt>
      <dd>
        <PlaceLine place={place} mask={mask} />
      </dd>
    </>
  )
}

function PlaceLine({ place: { street, zip, city }, mask }: { place: Place; mask: string }) {
  return (
    <>
      {street && (
        <>
          <span className={mask}>{street}</span>,{' '}
        </>
      )}
      {zip} {city}
    </>
  )
}
