import { formatDate } from '@shop/czech/format-date'
import { Icon } from '@shop/ui/icon/icon'
import { litterTexts as texts } from '#app/texts/customer/litters.ts'
import styles from './litter.module.css'
import type { LitterView } from './litter-view.ts'

/** Who, when, and what to look at today. */
export function LitterHead({ litter, kennel }: { litter: LitterView; kennel: string }) {
  return (
    <div className={styles.head}>
      <section className={styles.who} aria-label={texts.litter(litter.breed, litter.living)}>
        <div>
          <p>
            <b>{texts.kennel(kennel)}</b>
          </p>
          <h2>{texts.litter(litter.breed, litter.living)}</h2>
        </div>
        <dl className={styles.facts}>
          {litter.bornOn ? <Fact name={texts.facts.born} value={formatDate(litter.bornOn)} /> : null}
          {litter.expectedOn ? <Fact name={texts.facts.expected} value={formatDate(litter.expectedOn)} /> : null}
          <Fact name={texts.facts.mother} value={texts.motherFact(litter.motherName, litter.motherWeightGrams)} />
          {litter.handoverOn ? (
            <Fact name={texts.facts.handover} value={texts.handoverFact(litter.handoverOn)} />
          ) : null}
        </dl>
      </section>
      <section className={styles.watch}>
        <h2 className="h3">{texts.watch}</h2>
        <Watched litter={litter} />
      </section>
    </div>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function Watched({ litter: { slow, packs, packsBy, packsMoment, living, week } }: { litter: LitterView }) {
  const asksForPacks = packs === null && packsBy !== null && packsMoment === 'in_time' && living > 0
  return (
    <ul className={styles.watched}>
      {slow.map((puppy) => (
        <li key={puppy.id}>
          <Icon name="alert" />
          <span>{texts.slow(puppy.name, puppy.slow)}</span>
        </li>
      ))}
      {asksForPacks ? (
        <li>
          <Icon name="gift" />
          <span>{texts.packsBy(packsBy)}</span>
        </li>
      ) : null}
      {week === 4 ? (
        <li>
          <Icon name="bowl" />
          <span>{texts.firstFood}</span>
        </li>
      ) : null}
      {slow.length === 0 && !asksForPacks && week !== 4 ? <li>{texts.nothing}</li> : null}
    </ul>
  )
}
