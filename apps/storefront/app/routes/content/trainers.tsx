import dog from '@shop/ui/assets/dog-dark.svg'
import { data } from 'react-router'
import { loadProgrammeRules } from '#app/features/content/calculators/load-programme-rules.server.ts'
import { TrainerCalculator } from '#app/features/content/calculators/trainer-calculator.tsx'
import type { BlockTheme } from '#app/features/content/sections/block-head.tsx'
import { loadProgramme } from '#app/features/customer/programmes/load-programme.server.ts'
import { ProgrammePage } from '#app/features/customer/programmes/programme-page.tsx'
import { actOnApplication } from '#app/features/customer/programmes/send-application.server.ts'
import type { ShellHandle } from '#app/features/shell/shell-handle.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { visitOf } from '#app/server/session.server.ts'
import type { Route } from './+types/trainers.ts'

const THEME: BlockTheme = { colour: 'coral', art: { src: dog, width: 660, height: 640, sunk: true } }
const PAGE = { kind: 'trainer', path: '/kynologicky-program' } as const

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const [{ body, headers }, { loyalty, clientCredits }] = await Promise.all([
    loadProgramme(request, visitOf(context), { slug: 'kynologicky-program', url }),
    loadProgrammeRules(),
  ])
  return data({ ...body, earning: { clientCredits, creditValue: loyalty.creditValue } }, { headers })
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

export default function Trainers({ loaderData: { page, shown, earning }, actionData }: Route.ComponentProps) {
  return (
    <ProgrammePage page={page} theme={THEME} path={PAGE.path} shown={shown} answer={actionData}>
      <TrainerCalculator {...earning} />
    </ProgrammePage>
  )
}
