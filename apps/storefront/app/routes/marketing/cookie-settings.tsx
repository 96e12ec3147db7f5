import { data, redirect } from 'react-router'
import { CookieSettings } from '#app/features/shell/measurement/cookie-settings.tsx'
import { keepChoice } from '#app/features/shell/measurement/keep-choice.server.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { visitOf } from '#app/server/session.server.ts'
import { readChoice } from '#app/state/marketing.ts'
import { cookiePageTexts as texts } from '#app/texts/shell/cookies.ts'
import type { Route } from './+types/cookie-settings.ts'

export function loader({ request, url }: Route.LoaderArgs) {
  return { choice: readChoice(request.headers.get('cookie')), isSaved: url.searchParams.has('ulozeno') }
}

export async function action({ request, context }: Route.ActionArgs) {
  const cookie = await keepChoice(request, visitOf(context), 'page')
  if (!cookie) return data({ isLost: true }, { status: 503 })
  return redirect('/nastaveni-cookies?ulozeno', { status: 303, headers: { 'Set-Cookie': cookie } })
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: texts.description, noIndex: true })

export default function CookieSettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <CookieSettings {...loaderData} isLost={actionData?.isLost ?? false} />
}
