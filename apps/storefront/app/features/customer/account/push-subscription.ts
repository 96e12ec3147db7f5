import type { PushTopic } from '@shop/contract/push'

export type PushOutcome = 'saved' | 'ended' | 'denied' | 'failed'

const WORKER = '/oznameni.js'

export function canUsePush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** What this browser is notified about now; an empty list when about nothing. */
export async function readPushTopics(): Promise<PushTopic[]> {
  const subscription = await currentSubscription()
  if (!subscription) return []
  const answer = await ask({ step: 'read', endpoint: subscription.endpoint })
  return (answer?.topics as PushTopic[] | undefined) ?? []
}

/** Asks the browser first, which asks the person; nothing is sent before both agree. */
export async function savePush(publicKey: string, topics: PushTopic[]): Promise<PushOutcome> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  try {
    await navigator.serviceWorker.register(WORKER)
    const registration = await navigator.serviceWorker.ready
    const subscription =
      (await registration.pushManager.getSubscription()) ??
      (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }))
    const { endpoint, keys } = subscription.toJSON()
    const answer = await ask({ step: 'save', endpoint, p256dh: keys?.p256dh, auth: keys?.auth, topics })
    return answer ? 'saved' : 'failed'
  } catch {
    // The push service of the browser is away, or it was blocked; the person can only try again.
    return 'failed'
  }
}

export async function endPush(): Promise<PushOutcome> {
  const subscription = await currentSubscription()
  if (!subscription) return 'ended'
  const answer = await ask({ step: 'end', endpoint: subscription.endpoint })
  await subscription.unsubscribe()
  return answer ? 'ended' : 'failed'
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER)
  return (await registration?.pushManager.getSubscription()) ?? null
}

async function ask(body: object): Promise<{ topics?: string[] } | null> {
  const response = await fetch('/api/oznameni', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.ok ? ((await response.json()) as { topics?: string[] }) : null
}
