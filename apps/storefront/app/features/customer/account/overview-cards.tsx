import { formatDate } from '@shop/czech/format-date'
import { formatNumber } from '@shop/czech/format-number'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import dogPicture from '@shop/ui/assets/dog.svg'
import { Button } from '@shop/ui/button/button'
import { Icon } from '@shop/ui/icon/icon'
import { LinkArrow } from '@shop/ui/link-arrow/link-arrow'
import { PortraitCard } from '@shop/ui/portrait-card/portrait-card'
import { StatBlock } from '@shop/ui/stat-block/stat-block'
import { TextLink } from '@shop/ui/text-link/text-link'
import { describeDog } from '#app/features/customer/dogs/describe-dog.ts'
import type { AccountDog } from '#app/features/customer/dogs/dog-row.ts'
import styles from '#app/features/customer/frame/two-columns.module.css'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { accountTexts } from '#app/texts/customer/account.ts'
import type { CreditBalance } from './load-credits.server.ts'

const { overview: texts } = accountTexts

interface OverviewCardsProps {
  balance: CreditBalance
  dogs: AccountDog[]
  today: string
}

export function OverviewCards({ balance, dogs, today }: OverviewCardsProps) {
  return (
    <div className={styles.columns}>
      <StatBlock data-tint="yellow" label={texts.credits} figure={formatNumber(balance.usable)}>
        <p>
          {balance.nextExpiry
            ? accountTexts.creditsUntil(formatDate(toPragueDay(balance.nextExpiry)))
            : texts.noCredits}
        </p>
        <LinkArrow as={ShopLink} to="/ucet/prehled-kreditu">
          {texts.creditsLink}
        </LinkArrow>
      </StatBlock>
      {dogs.map((dog) => (
        <PortraitCard
          key={dog.id}
          data-tint="coral"
          picture={<img src={dogPicture} alt="" width="160" height="160" />}
          name={<h2 className="h3">{dog.name}</h2>}
        >
          <p>{describeDog(dog, today)}</p>
          <TextLink as={ShopLink} to={`/ucet/psi?upravit=${dog.id}`}>
            {texts.editDog}
          </TextLink>
        </PortraitCard>
      ))}
      <section className="panel stack">
        <h2 className="h3">{dogs.length > 0 ? texts.moreDogs : texts.noDogs}</h2>
        <p className="small muted">{texts.dogsHint}</p>
        <Button as={ShopLink} to="/ucet/psi?pridat" variant="line" size="small">
          <Icon name="plus" />
          {texts.addDog}
        </Button>
      </section>
    </div>
  )
}
