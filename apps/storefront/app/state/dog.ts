import { createListeners } from '@shop/ui/listeners/create-listeners'
import { useSyncExternalStore } from 'react'
import { type KeptDog, parseDogs } from './parse-dogs.ts'

export const MOST_DOGS = 6
const KEY = 'cenich.psi'
const NONE: readonly KeptDog[] = []

let known: { text: string | null; dogs: readonly KeptDog[] } = { text: null, dogs: NONE }
const { subscribe: listen, notify } = createListeners()

/** Dogs of this browser; none on the server and none before the page has come alive. */
export function useDogs(): readonly KeptDog[] {
  return useSyncExternalStore(subscribe, readDogs, () => NONE)
}

/** All dogs of this browser from now on. */
export function keepDogs(dogs: readonly KeptDog[]): void {
  writeDogs(dogs.slice(0, MOST_DOGS))
}

function readDogs(): readonly KeptDog[] {
  const text = readText()
  // The same answer for the same text, otherwise every look would count as a change.
  if (text !== known.text) known = { text, dogs: parseDogs(text) }
  return known.dogs
}

function readText(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    // Storage may be forbidden; then there is simply no dog.
    return null
  }
}

function writeDogs(dogs: readonly KeptDog[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(dogs))
  } catch {
    // Full or forbidden: the dog is known until the page is left.
    known = { text: readText(), dogs }
  }
  notify()
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = listen(listener)
  // Another tab of the same shop.
  addEventListener('storage', listener)
  return () => {
    unsubscribe()
    removeEventListener('storage', listener)
  }
}
