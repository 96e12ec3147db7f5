import { data } from 'react-router'
import type { NamedLink } from '#app/addresses/named-link.ts'
import { pageNotFound } from '#app/errors/page-error.ts'
import { loadSurvey } from '#app/features/content/landing/load-survey.server.ts'
import { MessagePage } from '#app/features/content/landing/message-page.tsx'
import { actOnSurvey } from '#app/features/customer/survey/act-on-survey.server.ts'
import { FinishedSurvey } from '#app/features/customer/survey/finished-survey.tsx'
import { readSurvey, toSurveyPage } from '#app/features/customer/survey/load-survey-page.server.ts'
import { SurveyStepForm } from '#app/features/customer/survey/survey-step-form.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { visitOf } from '#app/server/session.server.ts'
import { surveyTexts as texts } from '#app/texts/customer/survey.ts'
import type { Route } from './+types/survey.ts'

/** The secret decides who answers and what is asked; the type in the address is for people to read. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const survey = await readSurvey(visitOf(context), params.secret)
  if (survey) return { page: toSurveyPage(survey, url.searchParams), path: pathOf(params) }
  const intro = params.type ? await loadSurvey(params.type) : null
  if (params.type && !intro) throw pageNotFound()
  return data({ page: null, path: pathOf(params), heading: intro?.heading ?? texts.heading }, { status: 404 })
}

export function action({ request, params, context }: Route.ActionArgs) {
  return actOnSurvey(request, visitOf(context), { secret: params.secret, path: pathOf(params) })
}

export function headers() {
  return { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: texts.description, noIndex: true })

export default function Survey({ loaderData, actionData }: Route.ComponentProps) {
  const { page, path } = loaderData
  const contact: NamedLink = { label: texts.contact, to: '/kontakt' }
  if (page?.kind === 'step') return <SurveyStepForm step={page} path={path} error={actionData?.error} />
  if (page?.kind === 'finished') return <FinishedSurvey end={page} path={path} />
  const heading = page ? page.heading : 'heading' in loaderData ? loaderData.heading : texts.heading
  return (
    <MessagePage
      narrow
      isMissing={!page}
      heading={heading}
      text={page ? texts.expired : texts.goneText}
      actions={[contact]}
    />
  )
}

function pathOf({ type, secret }: Route.LoaderArgs['params']): `/survey/${string}` {
  return type ? `/survey/${type}/${secret}` : `/survey/${secret}`
}
