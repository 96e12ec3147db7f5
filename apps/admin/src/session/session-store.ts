import type { Session } from '@shop/contract/identity'

type Staff = NonNullable<Session['staff']>

export interface SessionState {
  /** Undefined until the server was asked. */
  session: Session | null | undefined
  /** The work stays where it is, and nobody can go on until whoever did it has shown who they are. */
  isLocked: boolean
  /** A command waits for the second factor to be shown again. */
  isProofAsked: boolean
}

let state: SessionState = { session: undefined, isLocked: false, isProofAsked: false }
const listeners = new Set<() => void>()
let unlocking: PromiseWithResolvers<void> | null = null
let proving: PromiseWithResolvers<boolean> | null = null

/** Who works at this browser now. Outside of React, because reads and commands ask too. */
export const sessionStore = {
  read: (): SessionState => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  staff: (): Staff | null => state.session?.staff ?? null,
  set(session: Session | null): void {
    change({ session })
  },
  /** Whoever waits for the answer goes on when the same person is back. */
  lock(): Promise<void> {
    unlocking ??= Promise.withResolvers<void>()
    change({ isLocked: true })
    return unlocking.promise
  },
  unlock(session: Session): void {
    change({ session, isLocked: false })
    unlocking?.resolve()
    unlocking = null
  },
  /** True when the second factor was shown, false when it was not. */
  askProof(): Promise<boolean> {
    proving ??= Promise.withResolvers<boolean>()
    change({ isProofAsked: true })
    return proving.promise
  },
  answerProof(isShown: boolean): void {
    change({ isProofAsked: false })
    proving?.resolve(isShown)
    proving = null
  },
}

function change(part: Partial<SessionState>): void {
  state = { ...state, ...part }
  for (const listener of listeners) listener()
}
