/** What a visitor wrote, as it will be sent; made once, sent as often as it takes. */
export interface QueuedEntry {
  clientKey: string
  firstName: string
  email: string
  dogName: string
  dogWeight: string
  currentFood: string
  acceptsRules: boolean
  wantsNewsletter: boolean
}

export type SendOutcome =
  | { kind: 'sent'; ticket: string }
  | { kind: 'refused'; code: string; errors: { field: string; message: string }[] }
  | { kind: 'offline' }

const DATABASE = 'cenich-veletrh'
const KEYS = 'keys'
const ENTRIES = 'entries'
const KEY_NAME = 'queue'

/** The services take a client key once, so sending again after a lost answer adds nothing. */
export async function sendEntry(entry: QueuedEntry): Promise<SendOutcome> {
  try {
    const response = await fetch('/api/veletrh', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(entry),
    })
    if (response.status >= 500) return { kind: 'offline' }
    const answer = (await response.json()) as { ticket?: string; code?: string; errors?: [] }
    if (answer.ticket) return { kind: 'sent', ticket: answer.ticket }
    return { kind: 'refused', code: answer.code ?? '', errors: answer.errors ?? [] }
  } catch {
    // The browser says no more about a network that is not there.
    return { kind: 'offline' }
  }
}

/** Encrypted with a key that cannot be taken out of this browser: a tablet may be stolen. */
export async function keepEntry(entry: QueuedEntry): Promise<void> {
  const database = await openDatabase()
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const bytes = new TextEncoder().encode(JSON.stringify(entry))
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await queueKey(database), bytes)
  await done(database.transaction(ENTRIES, 'readwrite').objectStore(ENTRIES).put({ iv, data }, entry.clientKey))
  database.close()
}

export async function countKept(): Promise<number> {
  const database = await openDatabase()
  const count = await done(database.transaction(ENTRIES).objectStore(ENTRIES).count())
  database.close()
  return count
}

/** Sends what waits, oldest first; what was taken or can never be taken leaves the queue. Tells how many are left. */
export async function flushKept(): Promise<{ left: number; isClosed: boolean }> {
  const database = await openDatabase()
  const key = await queueKey(database)
  const keys = await done(database.transaction(ENTRIES).objectStore(ENTRIES).getAllKeys())
  let left = keys.length
  let isClosed = false
  for (const clientKey of keys) {
    const kept = (await done(database.transaction(ENTRIES).objectStore(ENTRIES).get(clientKey))) as Kept | undefined
    if (!kept) continue
    const outcome = await sendEntry(await decrypt(key, kept))
    isClosed ||= outcome.kind === 'refused' && outcome.code === 'fair_closed'
    if (outcome.kind === 'offline' || isClosed) break
    await done(database.transaction(ENTRIES, 'readwrite').objectStore(ENTRIES).delete(clientKey))
    left -= 1
  }
  database.close()
  return { left, isClosed }
}

interface Kept {
  iv: Uint8Array<ArrayBuffer>
  data: ArrayBuffer
}

async function decrypt(key: CryptoKey, { iv, data }: Kept): Promise<QueuedEntry> {
  const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data)
  return JSON.parse(new TextDecoder().decode(bytes)) as QueuedEntry
}

async function queueKey(database: IDBDatabase): Promise<CryptoKey> {
  const found = await done(database.transaction(KEYS).objectStore(KEYS).get(KEY_NAME))
  if (found) return found as CryptoKey
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  await done(database.transaction(KEYS, 'readwrite').objectStore(KEYS).put(key, KEY_NAME))
  return key
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(KEYS)
    request.result.createObjectStore(ENTRIES)
  }
  return done(request)
}

function done<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser kept nothing.'))
  })
}
