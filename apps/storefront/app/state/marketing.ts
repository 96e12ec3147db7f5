import { CHOICE_COOKIE, COOKIE_WORDING, type KeptChoice, parseChoice } from '@shop/domain/marketing/cookie-choice'
import { createListeners } from '@shop/ui/listeners/create-listeners'
import { useSyncExternalStore } from 'react'

const PLACE = new RegExp(`(?:^|;\\s*)${CHOICE_COOKIE}=([^;]+)`)

let known: { cookies: string; choice: KeptChoice | null } = { cookies: '', choice: null }
const { subscribe, notify } = createListeners()

/** From a header or from the browser; both write cookies the same way. */
export function readChoice(cookies: string | null): KeptChoice | null {
  const [, value] = PLACE.exec(cookies ?? '') ?? []
  return value ? parseChoice(value, COOKIE_WORDING) : null
}

/** What this visitor agreed to. Public pages are the same for everybody, so it is never part of one (decision 071). */
export function useChoice(): KeptChoice | null {
  return useSyncExternalStore(subscribe, readOwnChoice, () => null)
}

/** Called when the server has written the cookie anew. */
export function choiceChanged(): void {
  notify()
}

function readOwnChoice(): KeptChoice | null {
  const cookies = document.cookie
  // The same answer for the same cookies, otherwise every look would count as a change.
  if (cookies !== known.cookies) known = { cookies, choice: readChoice(cookies) }
  return known.choice
}
