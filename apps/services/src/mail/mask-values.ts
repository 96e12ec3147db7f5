import type { MailValue } from '#app/mail/define-mails'
import type { MailValues } from '#app/mail/fill-mail'

const DOTS = '•••'
/** Numbers of things, not of people. */
const OPEN = ['order.number', 'document.number', 'invoice.number']

/** A mail without whoever it is about: goods and the way of an order stay, every other word becomes dots. */
export function maskValues(values: MailValues, shop: string): MailValues {
  return Object.fromEntries(
    Object.entries(values).map(([path, value]) => [path, OPEN.includes(path) ? value : mask(value, shop)]),
  )
}

function mask(value: MailValue, shop: string): MailValue {
  if (typeof value === 'string') return /^https?:\/\//.test(value) ? shop : value === '' ? '' : DOTS
  if ('table' in value) return { table: value.table.map(([name = '', ...cells]) => [name, ...cells.map(() => DOTS)]) }
  if ('links' in value) return { links: value.links.map(({ label }) => ({ label, href: shop })) }
  if ('trail' in value) return { trail: value.trail.map((step) => ({ ...step, text: '' })) }
  if ('image' in value) return { image: { src: value.image.src, alt: '' } }
  return value
}
