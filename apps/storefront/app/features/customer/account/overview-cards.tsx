import { formatDate } from '@shop/czech/format-date'
import { formatNumber } from '@shop/czech/format-number'
import { formatPrice } from '@shop/czech/format-price'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { Button } from '@shop/ui/button/button'
import { Icon } from '@shop/ui/icon/icon'
import { TextLink } from '@shop/ui/text-link/text-link'
import type { FedDog } from '#app/features/customer/household/household-view.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { accountTexts } from '#app/texts/customer/account.ts'
import { DogCard } from './dog-card.tsx'
import styles from './overview.module.css'
import type { OwnCredits } from './own-credits.tsx'

const { overview: texts } = accountTexts

interface OverviewCardsProps {
  credits: OwnCredits
  dogs: FedDog[]
  today: string
}

/** Dogs and credits, two beside each other; one that would stand alone takes the whole row. */
export function OverviewCards({ credits, dogs, today }: OverviewCardsProps) {
  const tiles = Math.max(1, dogs.length) + 1
  return (
    <div className={styles.tiles}>
      {dogs.length === 0 ? <NoDog /> : null}
      {dogs.map((dog, index) => (
        <DogCard key={dog.id} dog={dog} today={today} isLast={index === dogs.length - 1} />
      ))}
      <Credits credits={credits} isWide={tiles % 2 === 1} />
    </div>
  )
}

function Credits({ credits: { usable, expiring, nextExpiry }, isWide }: { credits: OwnCredits; isWide: boolean }) {
  return (
    <section className={styles.credits} data-tint="yellow" data-wide={isWide || undefined}>
      <h2 className={styles.label}>{texts.credits}</h2>
      <p className={`num ${styles.amount}`}>{formatNumber(usable)}</p>
      <p className="small">
        {usable > 0 ? accountTexts.creditsValue(formatPrice(usable * 100)) : texts.noCredits}{' '}
        {nextExpiry && expiring > 0 ? (
          <b>{accountTexts.creditsEnding(expiring, formatDate(toPragueDay(nextExpiry)))}</b>
        ) : null}
      </p>
      <TextLink as={ShopLink} className={styles.link} to="/ucet/prehled-kreditu">
        {texts.creditsLink}
      </TextLink>
    </section>
  )
}

function NoDog() {
  return (
    <section className="panel stack">
      <h2 className="h3">{texts.noDogs}</h2>
      <p className="small muted">{texts.dogsHint}</p>
      <Button as={ShopLink} to="/ucet/psi?pridat" variant="line" size="small">
        <Icon name="plus" />
        {texts.addDog}
      </Button>
    </section>
  )
}
