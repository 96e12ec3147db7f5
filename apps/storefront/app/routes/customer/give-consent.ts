import { SetConsent } from '@shop/contract/consent'
import { redirect } from 'react-router'
import { textOf } from '#app/forms/refuse-form.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import { visitOf } from '#app/server/session.server.ts'
import type { Route } from './+types/give-consent.ts'

export function loader() {
  return redirect('/ucet/osobni-udaje')
}

/** A box that was offered on some page; that page comes again and says so. Whoever is not signed in any more signs in first. */
export async function action({ request, context }: Route.ActionArgs) {
  const values = await readForm(request)
  const consent = SetConsent.safeParse({
    topic: values.get('topic'),
    wordingVersion: Number(values.get('version')),
    granted: true,
  })
  if (!consent.success) return redirect('/ucet/osobni-udaje', 303)
  const set = await attempt(request, visitOf(context).services.setConsent(consent.data))
  if (!set.ok) return redirect('/ucet/osobni-udaje', 303)
  return redirect(textOf(values, 'from') === 'kosik' ? '/kosik/obsah?souhlas' : '/ucet/psi?souhlas', 303)
}
