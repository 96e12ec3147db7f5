import { ProductAlertLink, type ProductAlertView } from '@shop/contract/endpoints/catalog-endpoints'
import { attempt } from '#app/server/attempt.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import type { Visit } from '#app/server/session.server.ts'

/** Looking changes nothing: machines that read mails open every link in them. */
export async function readProductAlert({ services }: Visit, token: string): Promise<ProductAlertView | null> {
  const link = ProductAlertLink.safeParse({ token })
  const found = link.success ? await services.readProductAlert(link.data) : null
  return found?.ok ? found.value : null
}

/** The button that was pressed. The page reads anew what has become of it. */
export async function pressProductAlertButton(request: Request, { services }: Visit, token: string) {
  const link = ProductAlertLink.safeParse({ token })
  if (!link.success) return { failed: true }
  const isCancelled = (await readForm(request)).get('intent') === 'cancel'
  const press = isCancelled ? services.cancelProductAlert : services.confirmProductAlert
  return { failed: !(await attempt(request, press(link.data))).ok }
}
