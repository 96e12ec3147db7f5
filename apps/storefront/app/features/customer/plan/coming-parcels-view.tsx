import { formatShortWeekdayDate } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { nonBreaking } from '@shop/czech/non-breaking'
import { proteinTint } from '@shop/domain/catalog/protein-tint'
import { TextLink } from '@shop/ui/text-link/text-link'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { comingTexts as texts } from '#app/texts/customer/plan-coming.ts'
import { type ComingParcel, type MonthOfDays, toMonths } from './coming-parcels.ts'
import styles from './coming-parcels-view.module.css'
import { panelAddress } from './plan-panel.ts'

/** What comes in the next months, of all plans: a list for everybody, and a calendar for those who have room for one. */
export function ComingParcels({ parcels, today }: { parcels: readonly ComingParcel[]; today: string }) {
  const total = parcels.reduce((sum, { payable }) => sum + payable, 0)
  return (
    <section className={`on-dark ${styles.coming}`} aria-labelledby="pristi-baliky">
      <div className={styles.head}>
        <h2 id="pristi-baliky">{texts.heading(parcels.length)}</h2>
        <p className="small">{texts.total(formatPrice(total))}</p>
      </div>
      <div className={styles.months} aria-hidden="true">
        {toMonths(today, parcels).map((month) => (
          <Month key={month.month} {...month} />
        ))}
      </div>
      <ol className={styles.list}>
        {parcels.map((parcel) => (
          <Parcel key={`${parcel.planId}-${parcel.comesOn}`} {...parcel} />
        ))}
      </ol>
      <p className="small">{texts.note}</p>
    </section>
  )
}

function Parcel({ planId, comesOn, dog, goods, payable, isPlanned, canChange }: ComingParcel) {
  return (
    <li>
      <span className={styles.day}>{formatShortWeekdayDate(comesOn)}</span>
      <span>
        <b>{[dog, ...goods.map(nonBreaking)].filter(Boolean).join(', ')}</b>
        {isPlanned ? null : <span className={styles.foreseen}>{texts.foreseen}</span>}
      </span>
      <span className={styles.links}>
        {canChange ? (
          <TextLink as={ShopLink} to={panelAddress(planId)} prefetch="none" aria-label={texts.changeOf(comesOn)}>
            {texts.change}
          </TextLink>
        ) : null}
      </span>
      <b className="num">{formatPrice(payable)}</b>
    </li>
  )
}

function Month({ month, days, before }: MonthOfDays) {
  return (
    <div>
      <p className={styles.month}>{texts.month(month)}</p>
      <ol className={styles.days}>
        {texts.weekdays.map((name) => (
          <li key={name} className={styles.weekday}>
            {name}
          </li>
        ))}
        {days.map(({ day, isToday, isOff, protein }, index) => (
          <li
            key={day}
            className={protein === undefined ? (isOff ? styles.off : undefined) : styles.parcel}
            data-tint={protein === undefined ? undefined : (proteinTint(protein) ?? 'yellow')}
            data-today={isToday || undefined}
            style={index === 0 ? { gridColumnStart: before + 1 } : undefined}
          >
            {Number(day.slice(8))}
          </li>
        ))}
      </ol>
    </div>
  )
}
