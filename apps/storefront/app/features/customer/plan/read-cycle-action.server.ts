import type { CycleAction } from '@shop/contract/plan/plan'
import { textOf } from '#app/forms/refuse-form.server.ts'

/** The button somebody pressed on one parcel, or null when it was another one. */
export function readCycleAction(values: FormData): CycleAction | null {
  const intent = textOf(values, 'intent')
  const variantId = Number(textOf(values, 'variantId'))
  switch (intent) {
    case 'skip':
    case 'restore':
      return { action: intent }
    case 'delay':
      // A day that was written wins over the one the radio stands at.
      return { action: 'delay', arriveOn: textOf(values, 'otherDay') || textOf(values, 'day') }
    case 'send_now':
      return { action: 'send_now', payable: Number(textOf(values, 'payable')) }
    case 'add_once':
      return { action: 'add_once', variantId, pieces: 1, payable: null }
    case 'remove_once':
      return { action: 'remove_once', variantId }
    default:
      return null
  }
}

/** What the page then says has been done. */
export const CYCLE_DONE = {
  skip: 'preskoceno',
  restore: 'vraceno',
  delay: 'odlozeno',
  send_now: 'hned',
  add_once: 'pridano',
  remove_once: 'odebrano',
} as const satisfies Record<CycleAction['action'], string>
