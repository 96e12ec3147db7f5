import type { LinkView } from '@shop/contract/link'
import { formatDateAtTime } from '@shop/czech/format-date'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { Button } from '@shop/ui/button/button'
import { Form } from 'react-router'
import type { NamedLink } from '#app/addresses/named-link.ts'
import { MessagePage } from '#app/features/content/landing/message-page.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { usePending } from '#app/forms/use-pending.ts'
import { customerTexts } from '#app/texts/customer/customer.ts'
import { PasswordField } from './password-field.tsx'

const { link: texts, password } = customerTexts

interface LinkPageProps {
  link: LinkView
  /** A customer is signed in here; the link may belong to somebody else all the same. */
  isIn: boolean
  /** The form of the registration was filled in elsewhere, or nobody knows where. */
  isBegunElsewhere: boolean
  renewed: boolean
  state: FormState | undefined
}

/** What a link would do and for whom; pressing the button is what does it. */
export function LinkPage({ link, isIn, isBegunElsewhere, renewed, state }: LinkPageProps) {
  if (renewed) {
    return <MessagePage narrow heading={texts.renewedHeading} text={customerTexts.linkRenewed(link.email)} />
  }
  if (link.state === 'used') return <UsedLink link={link} isIn={isIn} />
  if (link.state === 'revoked') return <RevokedLink isIn={isIn} />
  if (link.state === 'expired') return <ExpiredLink link={link} state={state} />
  return <ReadyLink link={link} isBegunElsewhere={isBegunElsewhere} state={state} />
}

function UsedLink({ link, isIn }: Pick<LinkPageProps, 'link' | 'isIn'>) {
  const usedAt = toPragueTime(new Date(link.usedAt ?? link.expiresAt))
  const actions: NamedLink[] = [
    isIn ? { label: texts.toAccount, to: '/ucet/prehled' } : { label: texts.toLogin, to: '/prihlasit-se' },
    ...(link.purpose === 'reset_password' ? [{ label: texts.toForgotten, to: '/zapomenute-heslo' as const }] : []),
  ]
  const text = customerTexts.linkUsedAt(formatDateAtTime(usedAt))
  return <MessagePage narrow heading={texts.usedHeading} text={text} actions={actions} />
}

/** Never renewed from here: whoever holds it may be the one it was revoked for. */
function RevokedLink({ isIn }: Pick<LinkPageProps, 'isIn'>) {
  const action: NamedLink = isIn
    ? { label: texts.toAccount, to: '/ucet/prehled' }
    : { label: texts.toLogin, to: '/prihlasit-se' }
  return <MessagePage narrow heading={texts.revokedHeading} text={texts.revokedText} actions={[action]} />
}

function ExpiredLink({ link, state }: Pick<LinkPageProps, 'link' | 'state'>) {
  return (
    <MessagePage narrow heading={texts.expiredHeading} text={texts.expiredText}>
      <p>{customerTexts.linkFor(link.email)}</p>
      <FormProblems state={state} />
      <Form method="post">
        <Button type="submit" name="intent" value="renew">
          {texts.renew}
        </Button>
      </Form>
    </MessagePage>
  )
}

function ReadyLink({ link, isBegunElsewhere, state }: Pick<LinkPageProps, 'link' | 'isBegunElsewhere' | 'state'>) {
  const { heading, text, button } = texts.purposes[link.purpose]
  const pending = usePending()
  return (
    <MessagePage narrow heading={heading} text={text}>
      <p>{customerTexts.linkFor(link.email)}</p>
      <FormProblems state={state} />
      <Form method="post" className="stack">
        {link.purpose === 'reset_password' ? (
          <PasswordField
            form="odkaz"
            name="password"
            label={texts.newPassword}
            hint={password.hint}
            state={state}
            isNew
          />
        ) : null}
        {link.purpose === 'confirm_registration' && isBegunElsewhere ? (
          <PasswordField
            form="odkaz"
            name="password"
            label={texts.chosenPassword}
            optional={texts.optional}
            hint={texts.chosenPasswordHint}
            required={false}
            state={state}
            isNew
          />
        ) : null}
        <Button type="submit" name="intent" value="use" size="large" loading={pending === 'use'}>
          {button}
        </Button>
      </Form>
    </MessagePage>
  )
}
