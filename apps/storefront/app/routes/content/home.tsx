import { HomeView } from '#app/features/content/home-view.tsx'
import { loadSection } from '#app/features/content/load-section.server.ts'
import { ProteinRail } from '#app/features/shell/protein-rail.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { publicPage } from '#app/server/page-cache.server.ts'
import type { Route } from './+types/home.ts'

export function loader() {
  return loadSection('home')
}

export function headers() {
  return publicPage('section:home')
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData)

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <HomeView page={loaderData}>
      <ProteinRail />
    </HomeView>
  )
}
