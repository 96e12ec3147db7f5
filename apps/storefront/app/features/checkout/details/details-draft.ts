/** Holds a form that is not sent yet, in the customer's own browser, so that a refresh, Back or signing in lose nothing. */
const DRAFT_COOKIE = 'cenich_udaje'
const HOUR = 60 * 60
const LONGEST = 3000

export function toDraftCookie(values: FormData, isSecure: boolean): string {
  const texts = new URLSearchParams()
  for (const [name, value] of values)
    if (typeof value === 'string' && value && name !== 'intent') texts.append(name, value)
  const written = encodeURIComponent(texts.toString())
  return written.length > LONGEST ? droppedDraft(isSecure) : cookie(written, HOUR, isSecure)
}

export function droppedDraft(isSecure: boolean): string {
  return cookie('', 0, isSecure)
}

/** Only the pages of the checkout get it, and over https nobody on the way. */
function cookie(value: string, maxAge: number, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : ''
  return `${DRAFT_COOKIE}=${value}; Path=/kosik; Max-Age=${maxAge}; SameSite=Lax${secure}`
}

export function readDraft(cookies: string | null): Record<string, string> | null {
  const [, written] = new RegExp(`(?:^|;\\s*)${DRAFT_COOKIE}=([^;]+)`).exec(cookies ?? '') ?? []
  if (!written) return null
  try {
    return Object.fromEntries(new URLSearchParams(decodeURIComponent(written)))
  } catch {
    // Somebody has cut it; an empty form is all that is lost.
    return null
  }
}
