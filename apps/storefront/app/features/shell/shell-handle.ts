import type { Tint } from '@shop/ui/stripe/stripe'
import { useMatches } from 'react-router'

/** What a page may tell the shell around it, through `handle`. */
export interface ShellHandle {
  /** Even the logo stays away: the page lives inside somebody else's. */
  bare?: boolean
  /** Words and links only: the page brings no application, for phones that could not carry one. */
  withoutScript?: boolean
  /** A form of the page may end at the payment gateway. */
  leadsToGateway?: boolean
  /**
   * Nobody else's script may run on the page: always, or when its address carries one of these. Such an address opens
   * something by itself, and every script of a page can read it.
   */
  unmeasured?: true | string[]
  /** The coloured half beside a sign-in form. */
  side?: { tint: Tint; heading: string; points?: string[]; dog: 'white' | 'dark' }
}

export function useShellHandle(): ShellHandle {
  return (useMatches().at(-1)?.handle ?? {}) as ShellHandle
}

/** A page that lives in a frame on another site. */
export function isEmbedded(matches: { handle?: unknown }[]): boolean {
  return (Object(matches.at(-1)?.handle) as ShellHandle).bare === true
}

export function isWithoutScript(matches: { handle?: unknown }[]): boolean {
  return (Object(matches.at(-1)?.handle) as ShellHandle).withoutScript === true
}
