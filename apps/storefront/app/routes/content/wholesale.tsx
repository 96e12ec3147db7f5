import { data } from 'react-router'
import bags from '#app/features/content/assets/three-bags.webp'
import { loadWholesale } from '#app/features/content/programmes/load-wholesale.server.ts'
import { SamplePriceList, VolumeTable } from '#app/features/content/programmes/wholesale-tables.tsx'
import type { BlockTheme } from '#app/features/content/sections/block-head.tsx'
import { loadProgramme } from '#app/features/customer/programmes/load-programme.server.ts'
import { ProgrammePage } from '#app/features/customer/programmes/programme-page.tsx'
import { actOnApplication } from '#app/features/customer/programmes/send-application.server.ts'
import type { ShellHandle } from '#app/features/shell/shell-handle.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { visitOf } from '#app/server/session.server.ts'
import type { Route } from './+types/wholesale.ts'

const THEME: BlockTheme = { colour: 'ink', art: { src: bags, width: 996, height: 440 } }
const PAGE = { kind: 'wholesale', path: '/velkoobchod' } as const

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const [{ body, headers }, terms] = await Promise.all([
    loadProgramme(request, visitOf(context), { slug: 'velkoobchod', url }),
    loadWholesale(),
  ])
  return data({ ...body, terms }, { headers })
}

export function action({ request, context }: Route.ActionArgs) {
  return actOnApplication(request, visitOf(context), PAGE)
}

export const handle: ShellHandle = { unmeasured: ['zadost'] }

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData.page, noIndex: loaderData.shown !== null }) : []

export default function Wholesale({ loaderData: { page, shown, terms }, actionData }: Route.ComponentProps) {
  const live = {
    'mnozstevni-sleva': <VolumeTable volumes={terms.volumes} />,
    'ukazka-ceniku': <SamplePriceList priceList={terms.priceList} />,
  }
  return <ProgrammePage page={page} theme={THEME} path={PAGE.path} shown={shown} answer={actionData} live={live} />
}
