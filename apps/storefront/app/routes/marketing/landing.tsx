import { data, redirect } from 'react-router'
import { pageNotFound } from '#app/errors/page-error.ts'
import { LandingView } from '#app/features/content/landing-view.tsx'
import { loadLanding } from '#app/features/content/load-landing.server.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { contentPage } from '#app/server/content-page.server.ts'
import type { Route } from './+types/landing.ts'

export async function loader({ params }: Route.LoaderArgs) {
  if (!params.slug) throw redirect('/')
  const page = await loadLanding(params.slug)
  if (!page) throw pageNotFound()
  return data(page, { headers: await contentPage('landing') })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : [])

export default function Landing({ loaderData }: Route.ComponentProps) {
  return <LandingView page={loaderData} />
}
