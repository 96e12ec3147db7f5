import { data } from 'react-router'
import { LoginForm } from '#app/features/customer/login-form.tsx'
import type { ShellHandle } from '#app/features/shell/shell-handle.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { customerTexts } from '#app/texts/customer.ts'
import { errorTexts } from '#app/texts/errors.ts'
import type { Route } from './+types/login.ts'

const { login } = customerTexts

export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData()
  return data({ email: String(form.get('email') ?? ''), error: errorTexts.serviceAway }, { status: 503 })
}

export const handle: ShellHandle = { side: { protein: 'kure', heading: login.slogan, dog: 'white' } }

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: login.title, description: login.description, noIndex: true })

export default function Login({ actionData }: Route.ComponentProps) {
  return <LoginForm email={actionData?.email} error={actionData?.error} />
}
