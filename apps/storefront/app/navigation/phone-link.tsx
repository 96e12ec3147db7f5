import type { ReactNode } from 'react'
import { useContact } from '#app/state/common.ts'

interface PhoneLinkProps {
  className?: string | undefined
  /** In the place of the number alone. */
  children?: (phone: string) => ReactNode
  label?: (phone: string) => string
}

/** The line of the shop, by its own data. */
export function PhoneLink({ className, children, label }: PhoneLinkProps) {
  const contact = useContact()
  if (!contact) return null
  return (
    <a className={className} href={contact.phoneHref} aria-label={label?.(contact.phone)}>
      {children ? children(contact.phone) : contact.phone}
    </a>
  )
}
