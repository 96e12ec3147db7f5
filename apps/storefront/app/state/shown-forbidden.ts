import { createListeners } from '@shop/ui/listeners/create-listeners'
import { useSyncExternalStore } from 'react'

const KEY = 'cenich.ukazat'
const NONE: readonly string[] = []

let known: { text: string; codes: readonly string[] } = { text: '', codes: NONE }
const { subscribe, notify } = createListeners()

/** What a dog must not eat and its owner wants to see all the same, for this visit: the next one begins safely again. */
export function useShownForbidden(): readonly string[] {
  return useSyncExternalStore(subscribe, readShown, () => NONE)
}

export function showForbidden(codes: readonly string[]): void {
  write([...new Set([...readShown(), ...codes])])
}

export function hideForbidden(codes: readonly string[]): void {
  write(readShown().filter((code) => !codes.includes(code)))
}

function readShown(): readonly string[] {
  const text = readText()
  // The same answer for the same text, otherwise every look would count as a change.
  if (text !== known.text) known = { text, codes: text.split(' ').filter(Boolean) }
  return known.codes
}

function readText(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    // Storage may be forbidden; then what was said on this page holds.
    return known.text
  }
}

function write(codes: readonly string[]): void {
  const text = codes.join(' ')
  try {
    sessionStorage.setItem(KEY, text)
  } catch {
    known = { text, codes }
  }
  notify()
}
