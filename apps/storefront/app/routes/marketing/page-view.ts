import { isReader } from '#app/features/shell/measurement/is-reader.server.ts'
import { countView } from '#app/features/shell/measurement/page-views.server.ts'
import { countVitals } from '#app/features/shell/measurement/web-vitals.server.ts'
import type { Route } from './+types/page-view.ts'

const LONGEST = 1000

/** Takes no cookie and keeps no address: a page was read, whoever read it. */
export async function action({ request }: Route.ActionArgs) {
  const text = (await request.text()).slice(0, LONGEST)
  if (text.startsWith('{') && text.endsWith('}') && isReader(request)) count(parse(text))
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'private, no-store' } })
}

/** A view when the page was opened, how it felt when it was left. */
function count(told: unknown): void {
  if (Object(told).vitals) countVitals(Object(told).vitals)
  else countView(told)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Somebody tries; there is nothing to count.
    return null
  }
}
