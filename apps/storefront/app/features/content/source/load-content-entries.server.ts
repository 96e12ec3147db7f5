import type { ContentEntry } from '@shop/contract/content'
import { content } from './content.server.ts'

/** Pages of the shop's own that no editor wrote. */
const OWN_PAGES = [
  '/najit-krmivo',
  '/kalkulacka',
  '/blog',
  '/casto-kladene-dotazy',
  '/registrace',
  '/odstoupeni-od-smlouvy',
  '/lp/darkovy-poukaz',
]

export async function loadContentEntries(): Promise<ContentEntry[]> {
  return [...OWN_PAGES.map((path) => ({ path })), ...(await content.listEntries())]
}
