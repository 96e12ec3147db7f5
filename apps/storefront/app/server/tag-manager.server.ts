import { config } from '#app/config.server.ts'

/** Pages behind a personal link, at the fair and in other people's frames: nobody else's script runs there. */
const UNMEASURED = /^\/(?:l|t|survey|private|e-shop|nahled)(?:\/|$)/

/** The container a page may load after consent; null where none may run, which then holds for the whole visit from there. */
export function tagManagerOf(pathname: string): { id: string; url: string } | null {
  if (!config.TAG_MANAGER_ID || UNMEASURED.test(pathname)) return null
  return { id: config.TAG_MANAGER_ID, url: config.TAG_MANAGER_URL }
}
