import { Gallery } from '@shop/ui/gallery/gallery'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { shellTexts } from '#app/texts/shell.ts'
import type { Route } from './+types/design-system.ts'

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: shellTexts.designSystemTitle, description: shellTexts.designSystemDescription, noIndex: true })

export default function DesignSystem() {
  return <Gallery />
}
