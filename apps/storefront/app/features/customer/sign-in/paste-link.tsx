import { Button } from '@shop/ui/button/button'
import { Form } from 'react-router'
import { FormInput } from '#app/forms/form-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { customerTexts } from '#app/texts/customer/customer.ts'

const { link: texts } = customerTexts

export function PasteLink({ state }: { state: FormState | undefined }) {
  return (
    <section className="wrap wrap-funnel section-tight stack">
      <h1>{texts.incompleteHeading}</h1>
      <p className="lead">{texts.incompleteText}</p>
      <FormProblems state={state} />
      <Form method="post" action="/l" className="stack">
        <FormInput form="odkaz" name="link" label={texts.paste} state={state} required autoComplete="off" />
        <div className="row">
          <Button type="submit">{texts.open}</Button>
          <Button as={ShopLink} to="/kontakt" variant="line">
            {texts.contact}
          </Button>
        </div>
      </Form>
    </section>
  )
}
