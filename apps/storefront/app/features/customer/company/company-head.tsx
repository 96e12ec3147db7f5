import type { CompanyDebts, CompanyView } from '@shop/contract/company/company'
import { formatPrice } from '@shop/czech/format-price'
import { Button } from '@shop/ui/button/button'
import { Notice } from '@shop/ui/notice/notice'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { companyTexts as texts } from '#app/texts/customer/company/company.ts'
import styles from './company.module.css'

/** Who the company is and how much it may still owe. */
export function CompanyHead({ company, isOwner }: { company: CompanyView; isOwner: boolean }) {
  const { name, companyId, vatId, priceGroup, dueDays, debts } = company
  return (
    <div className={styles.head}>
      <section className={styles.who} aria-label={texts.details}>
        <h2 className="h3">{name}</h2>
        <dl className={styles.facts}>
          {companyId ? <Fact name={texts.companyId} value={companyId} /> : null}
          {vatId ? <Fact name={texts.vatId} value={vatId} /> : null}
          <Fact name={texts.priceGroup} value={priceGroup ? `${priceGroup}, ${texts.netPrices}` : texts.retailPrices} />
          {dueDays === null ? null : <Fact name={texts.dueDays} value={texts.days(dueDays)} />}
        </dl>
        {isOwner ? (
          <Button as={ShopLink} to="/ucet/osobni-udaje" variant="white" size="small">
            {texts.edit}
          </Button>
        ) : null}
      </section>
      <section className={styles.limit}>
        <Limit debts={debts} />
        {debts.isStopped ? <Notice tone="warn">{texts.stopped}</Notice> : null}
        {!debts.isStopped && debts.stopsAfter ? <p className="small">{texts.warned(debts.stopsAfter)}</p> : null}
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

function Limit({ debts: { limit, owed, overdue } }: { debts: CompanyDebts }) {
  if (limit === null) {
    return (
      <>
        <h2 className="h3">{texts.noLimitHeading}</h2>
        <p>{texts.noLimit}</p>
      </>
    )
  }
  const free = Math.max(0, limit - owed)
  const parts = [
    { tone: 'overdue', amount: overdue, label: texts.overdueLabel },
    { tone: 'due', amount: owed - overdue, label: texts.notDueLabel },
    { tone: 'free', amount: free, label: texts.freeLabel },
  ].filter(({ amount }) => amount > 0)
  return (
    <>
      <h2 className="h3">{texts.free}</h2>
      <p className={styles.free}>{formatPrice(free)}</p>
      <p className="small muted">{texts.ofLimit(limit)}</p>
      <div className={styles.bar} role="img" aria-label={texts.bar(overdue, owed - overdue, free)}>
        {parts.map(({ tone, amount, label }) => (
          <div key={tone} data-part={tone} style={{ flexGrow: amount }}>
            <b>{formatPrice(amount)}</b> {label}
          </div>
        ))}
      </div>
    </>
  )
}
