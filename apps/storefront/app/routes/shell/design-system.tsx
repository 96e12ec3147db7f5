import { DesignSystemView } from '#app/features/shell/design-system/design-system-view.tsx'
import { loadDemoPictures } from '#app/features/shell/design-system/load-demo-pictures.server.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { designSystemTexts as texts } from '#app/texts/design-system.ts'
import type { Route } from './+types/design-system.ts'

export async function loader() {
  return { images: await loadDemoPictures() }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: texts.description, noIndex: true })

export default function DesignSystem({ loaderData }: Route.ComponentProps) {
  return <DesignSystemView images={loaderData.images} />
}
