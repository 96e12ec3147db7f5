import type { NewDog } from '@shop/contract/dog'
import { toAccountDog } from '#app/features/catalog/finder/to-account-dog.ts'
import type { KeptDog } from '#app/state/parse-dogs.ts'

/** A dog of the browser as the account wants it. */
export function toNewDog({ name, breed = '', dog }: KeptDog, today: string, fallbackName: string): NewDog {
  return toAccountDog({ name: name.trim().slice(0, 40) || fallbackName, breed }, dog, today)
}
