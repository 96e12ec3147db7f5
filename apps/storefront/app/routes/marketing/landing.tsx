import { toCountedPaths } from '@shop/domain/marketing/counted-path'
import { data, redirect } from 'react-router'
import { pageNotFound } from '#app/errors/page-error.ts'
import { LandingView } from '#app/features/content/landing/landing-view.tsx'
import { loadLanding } from '#app/features/content/landing/load-landing.server.ts'
import type { FormBlock } from '#app/features/content/sections/section.ts'
import { LandingForm } from '#app/features/customer/contact/landing-form.tsx'
import { sendLandingForm } from '#app/features/customer/contact/send-landing-form.server.ts'
import { countGoal } from '#app/features/shell/measurement/page-views.server.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { contentPage } from '#app/server/content-page.server.ts'
import { visitOf } from '#app/server/session.server.ts'
import type { Route } from './+types/landing.ts'

export async function loader({ params, request }: Route.LoaderArgs) {
  if (!params.slug) throw redirect('/')
  const page = await loadLanding(params.slug, request)
  if (!page) throw pageNotFound()
  // Of a page under test everybody gets their half: no copy of it is kept.
  const headers = page.variant
    ? { 'Cache-Control': 'private, no-store' }
    : await contentPage('landing', 'catalog', 'faq', 'reviews')
  return data(page, { headers })
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { slug = '' } = params
  const page = await loadLanding(slug, request)
  if (!page) throw pageNotFound()
  const answer = await sendLandingForm(request, visitOf(context), page)
  // It leads on only when the form was taken.
  if (answer instanceof Response) for (const path of toCountedPaths(`/lp/${slug}`, page)) countGoal(path)
  return answer
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, noIndex: loaderData.isOver }) : []

export default function Landing({ loaderData, actionData }: Route.ComponentProps) {
  const drawForm = (form: FormBlock) => <LandingForm form={form} answer={actionData} />
  return <LandingView page={loaderData} drawForm={drawForm} />
}
