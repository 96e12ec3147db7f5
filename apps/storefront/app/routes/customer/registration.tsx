import { data } from 'react-router'
import { RegistrationForm } from '#app/features/customer/registration-form.tsx'
import type { ShellHandle } from '#app/features/shell/shell-handle.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { customerTexts } from '#app/texts/customer.ts'
import { errorTexts } from '#app/texts/errors.ts'
import type { Route } from './+types/registration.ts'

const { registration } = customerTexts

export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData()
  return data({ email: String(form.get('email') ?? ''), error: errorTexts.serviceAway }, { status: 503 })
}

export const handle: ShellHandle = {
  side: { protein: 'kralik', heading: registration.slogan, points: registration.points, dog: 'dark' },
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: registration.title, description: registration.description })

export default function Registration({ actionData }: Route.ComponentProps) {
  return <RegistrationForm email={actionData?.email} error={actionData?.error} />
}
