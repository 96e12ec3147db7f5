import { loadSection } from '#app/features/content/sections/load-section.server.ts'
import { publicPage } from '#app/server/page-cache.server.ts'
import { sectionKeys } from '#app/server/page-keys.server.ts'
import type { Visit } from '#app/server/session.server.ts'
import { loadApplication } from './load-application.server.ts'

/** A programme's page; somebody's application makes it theirs alone. */
export async function loadProgramme(request: Request, visit: Visit, { slug, url }: { slug: string; url: URL }) {
  const [page, shown] = await Promise.all([loadSection(slug), loadApplication(request, visit, url)])
  const headers = shown
    ? { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' }
    : publicPage(...sectionKeys(slug))
  return { body: { page, shown }, headers }
}
