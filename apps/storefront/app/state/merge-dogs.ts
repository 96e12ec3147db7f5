import type { KeptDog } from './parse-dogs.ts'

/**
 * One list of the account's dogs and the browser's; null is a guest. A dog with the same name is the same dog: the account
 * describes it, but what either of the two must not eat stays forbidden until the owner says otherwise.
 */
export function mergeDogs(account: readonly KeptDog[] | null, browser: readonly KeptDog[]): readonly KeptDog[] {
  if (account === null) return browser
  const others = browser.filter((kept) => !account.some((dog) => isSameDog(dog, kept)))
  return [...account.map((dog) => withForbidden(dog, browser)), ...others]
}

export function isSameDog(one: KeptDog, other: KeptDog): boolean {
  return one.id === other.id || (one.name !== '' && toKey(one.name) === toKey(other.name))
}

function withForbidden(dog: KeptDog, browser: readonly KeptDog[]): KeptDog {
  const more = browser.filter((kept) => isSameDog(dog, kept)).flatMap(({ dog: { allergies } }) => allergies)
  const allergies = [...new Set([...dog.dog.allergies, ...more])]
  return allergies.length === dog.dog.allergies.length ? dog : { ...dog, dog: { ...dog.dog, allergies } }
}

function toKey(name: string): string {
  return name.trim().toLocaleLowerCase('cs')
}
