import { Button } from '@shop/ui/button/button'
import { TextLink } from '@shop/ui/text-link/text-link'
import { Form, redirect } from 'react-router'
import { AccountPage } from '#app/features/customer/frame/account-page.tsx'
import { PasswordField } from '#app/features/customer/sign-in/password-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import { stateOf } from '#app/forms/form-state.ts'
import { refuseForm, textOf, textOrNull } from '#app/forms/refuse-form.server.ts'
import { usePending } from '#app/forms/use-pending.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { attempt } from '#app/server/attempt.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import { customerOf, visitOf } from '#app/server/session.server.ts'
import { accountTexts } from '#app/texts/customer/account.ts'
import { customerTexts } from '#app/texts/customer/customer.ts'
import type { Route } from './+types/change-password.ts'

const texts = accountTexts.password
const FORM = 'zmena-hesla'

export async function loader({ context }: Route.LoaderArgs) {
  const passkeys = await visitOf(context).services.passkeys({})
  return { hasPassword: passkeys.ok && passkeys.value.hasPassword, email: customerOf(context).email }
}

export async function action({ request, context }: Route.ActionArgs) {
  const values = await readForm(request)
  const form = { name: FORM, values, fieldOf: { password_wrong: 'currentPassword' } as const }
  const input = { currentPassword: textOrNull(values, 'currentPassword'), newPassword: textOf(values, 'newPassword') }
  const changed = await attempt(request, visitOf(context).services.changePassword(input))
  return changed.ok ? redirect('/ucet/zmena-hesla?hotovo=heslo', 303) : refuseForm(form, changed)
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: accountTexts.description, noIndex: true })

export default function ChangePassword({ loaderData: { hasPassword, email }, actionData }: Route.ComponentProps) {
  const state = stateOf(FORM, actionData)
  const field = { form: FORM, state }
  return (
    <AccountPage heading={hasPassword ? texts.heading : texts.setHeading} name={texts.heading}>
      <p className="lead">{hasPassword ? texts.lead : texts.setLead}</p>
      <FormProblems state={state} />
      <Form method="post" className="stack prose">
        {/* Password managers need to know whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        {hasPassword ? <PasswordField {...field} name="currentPassword" label={texts.current} /> : null}
        <PasswordField {...field} name="newPassword" label={texts.next} hint={customerTexts.password.hint} isNew />
        <Button type="submit" loading={usePending() !== null}>
          {hasPassword ? texts.submit : texts.setSubmit}
        </Button>
      </Form>
      <div className="stack">
        <p>
          {texts.better}{' '}
          <TextLink as={ShopLink} to="/ucet/osobni-udaje#klice">
            {texts.passkeys}
          </TextLink>
        </p>
        <p>
          <TextLink as={ShopLink} to="/zapomenute-heslo">
            {texts.forgotten}
          </TextLink>
        </p>
      </div>
    </AccountPage>
  )
}
