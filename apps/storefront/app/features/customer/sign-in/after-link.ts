import type { LinkOutcome } from '@shop/contract/link'
import { readReturnAddress } from '#app/navigation/return-address.ts'

const NEXT: Record<LinkOutcome['purpose'], string> = {
  confirm_registration: '/ucet/prehled?vitejte',
  confirm_email: '/ucet/osobni-udaje?hotovo=email',
  reset_password: '/ucet/prehled',
  sign_in: '/ucet/prehled',
}

/** Where a link leads once it has done its work: where the customer was going, else the most useful page. */
export function afterLink({ purpose, returnTo }: LinkOutcome): string {
  return readReturnAddress(new URLSearchParams(returnTo ? { zpet: returnTo } : {}), NEXT[purpose])
}
