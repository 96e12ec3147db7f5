import { formatPhone, formatZip } from '@shop/czech/format-contact'
import { Badge } from '@shop/ui/badge/badge'
import { Button } from '@shop/ui/button/button'
import { TextLink } from '@shop/ui/text-link/text-link'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { retailerTexts as texts } from '#app/texts/content/retailers.ts'
import type { Retailer, RetailerShelves } from './retailer.ts'
import styles from './retailer-view.module.css'

interface RetailerCardProps {
  id: string
  retailer: Retailer
  /** Chosen on the map. */
  isShown: boolean
  onOpen: () => void
}

/** One line in the list; opened, everything there is to know before setting out. */
export function RetailerCard({ id, retailer, isShown, onOpen }: RetailerCardProps) {
  const { name, type, street, city, zip, kilometres, today, isOpen } = retailer
  return (
    <li id={id} className={styles.item} data-shown={isShown}>
      <details open={isShown || undefined} onToggle={({ currentTarget }) => currentTarget.open && onOpen()}>
        <summary>
          <span className={styles.line}>
            <b>{name}</b>
            {kilometres === null ? null : <span className="small muted">{texts.kilometres(kilometres)}</span>}
          </span>
          <span className="small">
            {street}, {formatZip(zip)} {city}
          </span>
          <span className="small muted">
            {texts.types[type]} · {today}
          </span>
        </summary>
        <RetailerDetail retailer={retailer} isOpen={isOpen} />
      </details>
    </li>
  )
}

function RetailerDetail({ retailer, isOpen }: { retailer: Retailer; isOpen: boolean }) {
  const { week, holidays, features, note, phone, email, web, supply, lat, lng } = retailer
  return (
    <div className={`stack ${styles.detail}`}>
      <p className="row">
        {isOpen ? <Badge tone="success">{texts.open}</Badge> : null}
        {features.map((feature) => (
          <Badge key={feature} tone="outline">
            {texts.features[feature]}
          </Badge>
        ))}
      </p>
      {note ? <p className="small">{note}</p> : null}
      {supply ? <Shelves {...supply} /> : null}
      <dl className={styles.week} aria-label={texts.hours}>
        {week.map(({ day, hours }) => (
          <div key={day}>
            <dt>{day}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      {holidays.map((holiday) => (
        <p key={holiday} className="small">
          {holiday}
        </p>
      ))}
      <p className="row">
        <Button as="a" href={`https://mapy.com/fnc/v1/route?end=${lng},${lat}`} rel="noreferrer" size="small">
          {texts.route}
        </Button>
        {phone ? (
          <a href={`tel:${phone.replace(/\s/g, '')}`} aria-label={`${texts.call} ${retailer.name}`}>
            {formatPhone(phone.replace(/\s/g, ''))}
          </a>
        ) : null}
        {email ? <a href={`mailto:${email}`}>{email}</a> : null}
        {web ? (
          <a href={web} rel="noreferrer nofollow">
            {web.replace(/^https?:\/\/|\/$/g, '')}
          </a>
        ) : null}
      </p>
    </div>
  )
}

/** What we have brought there: usually at hand, or on order. */
function Shelves({ usual, toOrder }: RetailerShelves) {
  const rows = [
    { label: texts.usual, goods: usual },
    { label: texts.toOrder, goods: toOrder },
  ].filter(({ goods }) => goods.length > 0)
  return rows.map(({ label, goods }) => (
    <p key={label} className="small">
      <b>{label}</b>{' '}
      {goods.map(({ slug, name }, index) => (
        <span key={slug}>
          {index > 0 ? ', ' : null}
          <TextLink as={ShopLink} to={`/produkt/${slug}`}>
            {name}
          </TextLink>
        </span>
      ))}
    </p>
  ))
}
