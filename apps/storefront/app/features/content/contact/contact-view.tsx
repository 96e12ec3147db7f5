import { Breadcrumbs } from '@shop/ui/breadcrumbs/breadcrumbs'
import { Notice } from '@shop/ui/notice/notice'
import { Table } from '@shop/ui/table/table'
import type { ReactNode } from 'react'
import { PhoneLink } from '#app/navigation/phone-link.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { useContact } from '#app/state/common.ts'
import { contactTexts as texts } from '#app/texts/content/contact.ts'
import { readingTexts } from '#app/texts/content/reading.ts'
import styles from './contact-view.module.css'
import type { CompanyRow } from './load-contact.server.ts'

interface ContactHeadProps {
  name: string
  heading: string
  lead: ReactNode
  /** „dnes do 18:00“. */
  today: string
  /** Number of the message that was just sent. */
  sent: string | null
  children: ReactNode
}

/** A phone number bigger than the form beside it. */
export function ContactHead({ name, heading, lead, today, sent, children }: ContactHeadProps) {
  const contact = useContact()
  return (
    <section className={styles.split}>
      <div className={styles.call} data-tint="coral">
        <Breadcrumbs label={readingTexts.breadcrumbs} className={styles.crumbs}>
          <ShopLink to="/">{readingTexts.home}</ShopLink>
          <span aria-current="page">{name}</span>
        </Breadcrumbs>
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        <p className={styles.phone}>
          <PhoneLink />
        </p>
        <p>{texts.callFree}</p>
        <p className="small">
          {texts.hours}: {today}
        </p>
        <p className={styles.mail}>
          {contact ? <a href={`mailto:${contact.email}`}>{contact.email}</a> : null}
          <span className="small">{texts.mailPromise}</span>
        </p>
      </div>
      <div className={styles.form} id="formular">
        <h2>{texts.heading}</h2>
        {sent ? (
          <Notice tone="success" role="status">
            <b>{texts.sentHeading}.</b> {texts.sent(sent)}
          </Notice>
        ) : (
          children
        )}
      </div>
    </section>
  )
}

/** Who stands behind the shop, as the law wants it said. */
export function CompanyTable({ rows }: { rows: CompanyRow[] }) {
  return (
    <section className="section-tight soft" id="firma">
      <div className="wrap stack">
        <h2>{texts.company}</h2>
        <Table label={texts.company}>
          <tbody>
            {rows.map(({ label, value, href }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{href ? <a href={href}>{value}</a> : value}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </section>
  )
}
