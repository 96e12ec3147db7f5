import { keepChoice } from '#app/features/shell/measurement/keep-choice.server.ts'
import { visitOf } from '#app/server/session.server.ts'
import type { Route } from './+types/cookie-choice.ts'

/** Where the card that asks sends its answer. */
export async function action({ request, context }: Route.ActionArgs) {
  const cookie = await keepChoice(request, visitOf(context), 'card')
  const headers = new Headers([['Cache-Control', 'private, no-store']])
  if (cookie) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: cookie ? 204 : 503, headers })
}
