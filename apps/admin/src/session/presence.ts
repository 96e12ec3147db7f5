import type { TellPresence } from '@shop/contract/staff/staff-desk'
import { services } from './services.ts'

/** After two of these without a word the services forget whoever was here. */
export const TELL_MS = 15_000
/** Timers of two tabs are never quite together. */
const SLACK_MS = 2_000

type Others = Extract<Awaited<ReturnType<typeof services.tellPresence>>, { ok: true }>['value']['others']

interface Heard {
  key: string
  others: Others
}

const heard = new Map<string, Heard & { at: number }>()
const channel = new BroadcastChannel('presence')
channel.addEventListener('message', ({ data }: MessageEvent<Heard>) => remember(data))

function remember(told: Heard): void {
  heard.set(told.key, { ...told, at: Date.now() })
}

/** One tab tells for all that have the same thing open; the others use what it was answered. Nobody is asked to sign in for it. */
export async function tellPresence(told: TellPresence): Promise<Others> {
  const key = `${told.object} ${told.mode}`
  const last = heard.get(key)
  if (last && Date.now() - last.at < TELL_MS - SLACK_MS) return last.others
  // Said before it is done, so that a tab whose turn comes meanwhile does not tell it too.
  channel.postMessage({ key, others: last?.others ?? [] } satisfies Heard)
  const answer = await services.tellPresence(told)
  const others = answer.ok ? answer.value.others : []
  remember({ key, others })
  channel.postMessage({ key, others } satisfies Heard)
  return others
}
