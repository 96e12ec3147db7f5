import { CHOICE_COOKIE, COOKIE_WORDING, type KeptChoice, parseChoice } from '@shop/domain/marketing/cookie-choice'

/** From a header or from the browser; both write cookies the same way. */
export function readChoice(cookies: string | null): KeptChoice | null {
  const [, value] = new RegExp(`(?:^|;\\s*)${CHOICE_COOKIE}=([^;]+)`).exec(cookies ?? '') ?? []
  return value ? parseChoice(value, COOKIE_WORDING) : null
}
