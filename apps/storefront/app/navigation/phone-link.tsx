import { useContact } from '#app/state/common.ts'

/** The line of the shop, by its own data. */
export function PhoneLink({ className }: { className?: string | undefined }) {
  const contact = useContact()
  return contact ? (
    <a className={className} href={contact.phoneHref}>
      {contact.phone}
    </a>
  ) : null
}
