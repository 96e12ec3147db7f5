import { runCommand } from '#app/session/services.ts'

const WORKER = '/oznameni.js'
/** Under which number the services know this browser; nobody else's screen shows it as theirs. */
const KEPT = 'upozorneni.zarizeni'

export type DeviceOutcome = 'on' | 'denied' | 'failed'

export function canBeTold(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** Null when this browser was never let, or has ended it by itself. */
export async function readThisDevice(): Promise<number | null> {
  if (!canBeTold() || !(await currentSubscription())) return null
  return Number(localStorage.getItem(KEPT)) || null
}

/** Asks the browser first, which asks the person; nothing is sent before both agree. */
export async function turnOn(publicKey: string): Promise<DeviceOutcome> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  try {
    await navigator.serviceWorker.register(WORKER)
    const registration = await navigator.serviceWorker.ready
    const subscription =
      (await registration.pushManager.getSubscription()) ??
      (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }))
    const { endpoint = '', keys = {} } = subscription.toJSON()
    const answer = await runCommand('addNoticeDevice', {
      endpoint,
      p256dh: keys.p256dh ?? '',
      auth: keys.auth ?? '',
    })
    if (!answer.ok) return 'failed'
    localStorage.setItem(KEPT, String(answer.value.id))
    return 'on'
  } catch {
    // The push service of the browser is away, or it was blocked; the person can only try again.
    return 'failed'
  }
}

export async function turnOff(deviceId: number): Promise<boolean> {
  const isThis = (await readThisDevice()) === deviceId
  const answer = await runCommand('dropNoticeDevice', { deviceId })
  if (answer.ok && isThis) await (await currentSubscription())?.unsubscribe()
  return answer.ok
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER)
  return (await registration?.pushManager.getSubscription()) ?? null
}
