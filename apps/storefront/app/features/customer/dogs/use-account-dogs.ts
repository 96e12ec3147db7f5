import { useEffect, useMemo } from 'react'
import { knowAccountDogs } from '#app/state/dog.ts'
import type { KeptDog } from '#app/state/parse-dogs.ts'
import type { AccountDog } from './dog-row.ts'
import { toKeptDog } from './to-kept-dog.ts'

/** The dogs a page of the account came with, told to the one list that every other page shows. */
export function useAccountDogs(dogs: readonly AccountDog[]): readonly KeptDog[] {
  const kept = useMemo(() => dogs.map(toKeptDog), [dogs])

  // Hands them over to the list, which lives outside of React.
  useEffect(() => knowAccountDogs(kept), [kept])

  return kept
}
