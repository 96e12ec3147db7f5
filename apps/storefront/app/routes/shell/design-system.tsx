import { pageNotFound } from '#app/errors/page-error.ts'
import { DesignSystemView } from '#app/features/shell/design-system/design-system-view.tsx'
import { loadDemoPictures } from '#app/features/shell/design-system/load-demo-pictures.server.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { visitOf } from '#app/server/session.server.ts'
import { designSystemTexts as texts } from '#app/texts/shell/design-system.ts'
import type { Route } from './+types/design-system.ts'

/** In production it is a workshop for our own people; to anybody else there is no such page. */
export async function loader({ context }: Route.LoaderArgs) {
  if (import.meta.env.PROD && !(await visitOf(context).session()).staff?.secondFactor) throw pageNotFound()
  return { images: await loadDemoPictures() }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: texts.description, noIndex: true })

export default function DesignSystem({ loaderData }: Route.ComponentProps) {
  return <DesignSystemView images={loaderData.images} />
}
