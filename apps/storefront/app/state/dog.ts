import { createListeners } from '@shop/ui/listeners/create-listeners'
import { useEffect, useSyncExternalStore } from 'react'
import { mergeDogs } from './merge-dogs.ts'
import { type KeptDog, parseDogs } from './parse-dogs.ts'

export const MOST_DOGS = 6
const ADDRESS = '/api/psi'
const KEY = 'cenich.psi'
/** Tells other tabs that the dogs of the account are others than they think; holds no word about them. */
const MARK = 'cenich.psi.zmena'
const NONE: readonly KeptDog[] = []

/** Null is a guest. Only ever changed in a browser: on the server every request sees none. */
let account: readonly KeptDog[] | null = null
let isAsked = false
let isListening = false
let kept: { text: string | null; dogs: readonly KeptDog[] } = { text: null, dogs: NONE }
let merged: { account: readonly KeptDog[] | null; browser: readonly KeptDog[]; dogs: readonly KeptDog[] } = {
  account,
  browser: NONE,
  dogs: NONE,
}
const { subscribe: listen, notify } = createListeners()

/** Dogs of the account and of this browser as one list; none on the server and none before the page has come alive. */
export function useDogs(): readonly KeptDog[] {
  return useSyncExternalStore(subscribe, readDogs, () => NONE)
}

/** The same for a page that came with the dogs of the account: they are there from its first byte. */
export function useLoadedDogs(loaded: readonly KeptDog[], isSignedIn: boolean): readonly KeptDog[] {
  // Hands the server's answer over to the list, which lives outside of React; before the list asks for it by itself.
  useEffect(() => knowAccountDogs(isSignedIn ? loaded : null), [loaded, isSignedIn])

  return useSyncExternalStore(subscribe, readDogs, () => loaded)
}

/** Only those that this browser was told about: what can be forgotten here or taken into the account. */
export function useBrowserDogs(): readonly KeptDog[] {
  return useSyncExternalStore(subscribe, readBrowserDogs, () => NONE)
}

/** All dogs of this browser from now on; those of the account stay where they are. */
export function keepDogs(dogs: readonly KeptDog[]): void {
  writeDogs(dogs.slice(0, MOST_DOGS))
}

/** What the server has said about the dogs of the account; null for a guest. */
export function knowAccountDogs(dogs: readonly KeptDog[] | null): void {
  isAsked = true
  const text = JSON.stringify(dogs)
  if (text !== JSON.stringify(account)) {
    account = dogs
    notify()
  }
  leaveMark(dogs === null ? null : toMark(text))
}

/** Nobody is signed in here any more, or somebody is about to be: who looks next asks again. */
export function forgetAccountDogs(): void {
  knowAccountDogs(null)
  isAsked = false
}

async function askAccount(): Promise<void> {
  isAsked = true
  try {
    const answer = await fetch(ADDRESS)
    if (answer.ok) knowAccountDogs((await answer.json()).dogs)
  } catch {
    // Nobody can say which dogs the account has; the page works with what is known here.
  }
}

function readDogs(): readonly KeptDog[] {
  const browser = readBrowserDogs()
  // The same answer for the same question, otherwise every look would count as a change.
  if (merged.account !== account || merged.browser !== browser) {
    merged = { account, browser, dogs: mergeDogs(account, browser) }
  }
  return merged.dogs
}

function readBrowserDogs(): readonly KeptDog[] {
  const text = readText(KEY)
  if (text !== kept.text) kept = { text, dogs: parseDogs(text) }
  return kept.dogs
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key)
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
    kept = { text: readText(KEY), dogs }
  }
  notify()
}

function leaveMark(mark: string | null): void {
  if (mark === readText(MARK)) return
  try {
    if (mark === null) localStorage.removeItem(MARK)
    else localStorage.setItem(MARK, mark)
  } catch {
    // Without storage another tab learns it when it is looked at again.
  }
}

/** Enough to see that the list has changed, too little to read anything from it. */
function toMark(text: string): string {
  let sum = 0
  for (const char of text) sum = (Math.imul(sum, 31) + (char.codePointAt(0) ?? 0)) | 0
  return String(sum)
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = listen(listener)
  if (!isAsked) void askAccount()
  if (!isListening) watchPage()
  return unsubscribe
}

/** Other tabs, other devices and a page out of the browser's memory; for as long as the page lives. */
function watchPage(): void {
  isListening = true
  addEventListener('storage', ({ key }) => (key === MARK ? void askAccount() : notify()))
  addEventListener('pageshow', ({ persisted }) => persisted && void askAccount())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void askAccount())
}
