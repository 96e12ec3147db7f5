import { DesignSystemView } from '#app/features/shell/design-system/design-system-view.tsx'
import { loadDemoPictures } from '#app/features/shell/design-system/load-demo-pictures.server.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { shellTexts } from '#app/texts/shell.ts'
import type { Route } from './+types/design-system.ts'

export async function loader() {
  return { images: await loadDemoPictures() }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: shellTexts.designSystemTitle, description: shellTexts.designSystemDescription, noIndex: true })

export default function DesignSystem({ loaderData }: Route.ComponentProps) {
  return <DesignSystemView images={loaderData.images} />
}
