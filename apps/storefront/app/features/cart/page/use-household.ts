import { useDogs } from '#app/state/dog.ts'
import type { KeptDog } from '#app/state/parse-dogs.ts'

/** Dogs of the account, and those of the browser that are not in it under the same name. */
export function useHousehold(account: readonly KeptDog[]): readonly KeptDog[] {
  const browser = useDogs()
  const names = new Set(account.map(({ name }) => name.toLowerCase()))
  return [...account, ...browser.filter(({ name }) => !names.has(name.toLowerCase()))]
}
