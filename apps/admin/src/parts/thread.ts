import type { TicketTopic } from '@shop/contract/contact'
import type { TicketState } from '@shop/domain/contact/ticket-state'
import { callFunction } from '#app/data/data-fetch.ts'

export interface Person {
  name: string
  email: string
  phone: string | null
  isRevealed: boolean
  customerId: number | null
}

export interface Attached {
  id: number
  name: string
  isPicture: boolean
  messageId?: number
}

export interface Thread {
  id: number
  number: string
  topic: TicketTopic
  state: TicketState
  answerBy: string
  ownerName: string
  dog: string
  person: Person & { threads: number }
  files: Attached[]
  messages: { id: number; kind: 'customer' | 'staff' | 'note'; author: string; body: string; at: string }[]
  order: {
    number: string
    state: string
    placedAt: string
    lines: { name: string; variant: string; pieces: number }[]
  } | null
}

export async function readThread(number: string): Promise<Thread | null> {
  return callFunction<Thread | null>('staff_ticket', { wanted: number })
}

/** The last words of the customer or of the shop; notes overtake nobody. */
export function lastWordsOf(thread: Thread): number {
  return thread.messages.findLast(({ kind }) => kind !== 'note')?.id ?? 0
}
