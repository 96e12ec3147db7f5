import { CUSTOMER } from '#app/texts/customer.ts'
import { formatMoment } from '#app/texts/moments.ts'
import type { Desk } from './customer-detail.ts'

/** Who has been shown who somebody is, and what for. */
export function CustomerLooks({ looks }: { looks: Desk['looks'] }) {
  return (
    <section className="sec">
      <header>
        <h3>{CUSTOMER.looks}</h3>
      </header>
      {looks.length === 0 && <p className="mut sm">{CUSTOMER.nobodyLooked}</p>}
      <ol className="trail">
        {looks.map(({ at, name, reason, note }, index) => (
          <li key={at} className={index === 0 ? 'h' : undefined}>
            <b>{name ?? CUSTOMER.formerMember}</b> „{note || CUSTOMER.lookReasons[reason]}“
            <br />
            <time dateTime={at}>{formatMoment(at)}</time>
          </li>
        ))}
      </ol>
    </section>
  )
}
