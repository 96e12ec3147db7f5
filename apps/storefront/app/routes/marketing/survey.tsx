import { data } from 'react-router'
import { pageNotFound } from '#app/errors/page-error.ts'
import { loadSurvey } from '#app/features/content/load-survey.server.ts'
import { MessagePage } from '#app/features/content/message-page.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { marketingTexts } from '#app/texts/marketing.ts'
import type { Route } from './+types/survey.ts'

const { survey } = marketingTexts

/** The secret decides who answers; nobody's secret is an expired link. A missing type is read from the secret. */
export async function loader({ params }: Route.LoaderArgs) {
  const intro = params.type ? await loadSurvey(params.type) : null
  if (params.type && !intro) throw pageNotFound()
  return data({ heading: intro?.heading ?? survey.heading }, { status: 404 })
}

export function headers() {
  return { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: survey.title, description: survey.description, noIndex: true })

export default function Survey({ loaderData }: Route.ComponentProps) {
  return (
    <MessagePage
      narrow
      heading={loaderData.heading}
      text={survey.goneText}
      actions={[{ label: survey.contact, to: '/kontakt' }]}
    />
  )
}
