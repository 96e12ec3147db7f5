type Json = Record<string, unknown>

const ADDRESS = '/api/pristupovy-klic'

export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential
}

/** Where to go on, or null: the customer changed their mind, or the key was not believed. */
export async function signInByPasskey(search: string): Promise<string | null> {
  return orNull(async () => {
    const options = await post(`${ADDRESS}${search}`, { step: 'sign-in-options' })
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
      options as unknown as PublicKeyCredentialRequestOptionsJSON,
    )
    const credential = await navigator.credentials.get({ publicKey })
    const answer = await post(`${ADDRESS}${search}`, { step: 'sign-in', response: toJson(credential) })
    return typeof answer.to === 'string' ? answer.to : null
  })
}

export type PasskeyOutcome = 'added' | 'session_not_fresh' | 'failed'

export async function addPasskey(name: string): Promise<PasskeyOutcome> {
  const outcome = await orNull(async () => {
    const options = await post(ADDRESS, { step: 'new-options' })
    if (options.refused) return options.refused
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      options as unknown as PublicKeyCredentialCreationOptionsJSON,
    )
    const credential = await navigator.credentials.create({ publicKey })
    const answer = await post(ADDRESS, { step: 'add', name, response: toJson(credential) })
    return answer.refused ?? 'added'
  })
  return outcome === 'added' || outcome === 'session_not_fresh' ? outcome : 'failed'
}

function toJson(credential: Credential | null): unknown {
  return (credential as PublicKeyCredential | null)?.toJSON()
}

async function post(address: string, body: Json): Promise<Json> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(body),
  })
  if (response.status >= 500) throw new Error(`${address} answered ${response.status}`)
  return (await response.json()) as Json
}

async function orNull<Value>(run: () => Promise<Value>): Promise<Value | null> {
  try {
    return await run()
  } catch {
    // The customer closed the dialog, the device has no key, or the connection broke: the same for the page.
    return null
  }
}
