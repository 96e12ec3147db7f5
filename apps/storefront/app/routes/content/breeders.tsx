import dog from '@shop/ui/assets/dog-white.svg'
import { data } from 'react-router'
import { BreederBasket } from '#app/features/content/programmes/breeder-basket.tsx'
import { LitterBook } from '#app/features/content/programmes/litter-book.tsx'
import { loadBreederBasket } from '#app/features/content/programmes/load-breeder-basket.server.ts'
import { toLitter } from '#app/features/content/programmes/to-litter.server.ts'
import type { BlockTheme } from '#app/features/content/sections/block-head.tsx'
import { loadProgramme } from '#app/features/customer/programmes/load-programme.server.ts'
import { ProgrammePage } from '#app/features/customer/programmes/programme-page.tsx'
import { actOnApplication } from '#app/features/customer/programmes/send-application.server.ts'
import type { ShellHandle } from '#app/features/shell/shell-handle.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { now } from '#app/server/clock.server.ts'
import { visitOf } from '#app/server/session.server.ts'
import type { Route } from './+types/breeders.ts'

const THEME: BlockTheme = { colour: 'lime', art: { src: dog, width: 660, height: 640, sunk: true } }
const PAGE = { kind: 'breeder', path: '/pro-chovatele' } as const

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const [{ body, headers }, basket] = await Promise.all([
    loadProgramme(request, visitOf(context), { slug: 'pro-chovatele', url }),
    loadBreederBasket(),
  ])
  return data({ ...body, basket, litter: toLitter(url.searchParams, now()) }, { headers })
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

export default function Breeders({ loaderData, actionData }: Route.ComponentProps) {
  const { page, shown, basket, litter } = loaderData
  const live = {
    'ukazkovy-kosik': basket ? <BreederBasket basket={basket} /> : null,
    'kniha-vrhu': <LitterBook litter={litter} />,
  }
  return <ProgrammePage page={page} theme={THEME} path={PAGE.path} shown={shown} answer={actionData} live={live} />
}
