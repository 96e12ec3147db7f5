import type { Address } from '@shop/contract/customer'
import { formatPhone, formatZip } from '@shop/czech/format-contact'
import { Badge } from '@shop/ui/badge/badge'
import { Button } from '@shop/ui/button/button'
import { Form } from 'react-router'
import styles from '#app/features/customer/frame/account-list.module.css'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { accountTexts } from '#app/texts/customer/account.ts'
import { detailTexts } from '#app/texts/customer/account-details.ts'

const { addresses: texts } = detailTexts

export function AddressList({ addresses }: { addresses: Address[] }) {
  return (
    <ul className={styles.cards}>
      {addresses.map((address) => (
        <li key={address.id} className={styles.card}>
          <AddressLines address={address} />
          <div className="row">
            <Button as={ShopLink} to={`/ucet/adresy?upravit=${address.id}`} variant="line" size="small">
              {accountTexts.edit}
              <span className="visually-hidden"> {address.street}</span>
            </Button>
            <Form method="post">
              <input type="hidden" name="id" value={address.id} />
              <Button type="submit" name="intent" value="remove" variant="quiet" size="small">
                {accountTexts.remove}
                <span className="visually-hidden"> {address.street}</span>
              </Button>
            </Form>
          </div>
        </li>
      ))}
    </ul>
  )
}

function AddressLines({ address }: { address: Address }) {
  const { label, firstName, lastName, company, street, city, zip, phone, isDefault, verified, country } = address
  return (
    <div>
      <div className="row">
        <h2 className="h3">{label || street}</h2>
        {isDefault ? <Badge tone="success">{texts.isDefault}</Badge> : null}
        {verified || country !== 'CZ' ? null : <Badge tone="warn">{texts.unverified}</Badge>}
      </div>
      <p>
        {firstName} {lastName}
        {company ? <>, {company}</> : null}
        <br />
        {street}
        <br />
        {formatZip(zip)} {city}
        {phone ? (
          <>
            <br />
            {formatPhone(phone)}
          </>
        ) : null}
      </p>
    </div>
  )
}
