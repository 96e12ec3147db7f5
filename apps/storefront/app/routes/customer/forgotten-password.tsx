import { data } from 'react-router'
import { ForgottenPasswordForm } from '#app/features/customer/forgotten-password-form.tsx'
import type { ShellHandle } from '#app/features/shell/shell-handle.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { customerTexts } from '#app/texts/customer.ts'
import { errorTexts } from '#app/texts/errors.ts'
import type { Route } from './+types/forgotten-password.ts'

const { forgotten } = customerTexts

export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData()
  return data({ email: String(form.get('email') ?? ''), error: errorTexts.serviceAway }, { status: 503 })
}

export const handle: ShellHandle = { side: { protein: 'losos', heading: forgotten.slogan, dog: 'dark' } }

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: forgotten.title, description: forgotten.description, noIndex: true })

export default function ForgottenPassword({ actionData }: Route.ComponentProps) {
  return <ForgottenPasswordForm email={actionData?.email} error={actionData?.error} />
}
