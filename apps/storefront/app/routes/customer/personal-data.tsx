import { Button } from '@shop/ui/button/button'
import { Icon } from '@shop/ui/icon/icon'
import { config } from '#app/config.server.ts'
import { actOnPersonal } from '#app/features/customer/account/act-on-personal.server.ts'
import { ConsentHistory, ConsentList } from '#app/features/customer/account/consent-list.tsx'
import { DeletionForm } from '#app/features/customer/account/deletion-form.tsx'
import { EmailForm } from '#app/features/customer/account/email-form.tsx'
import { loadPersonal } from '#app/features/customer/account/load-personal.server.ts'
import { PasskeyList } from '#app/features/customer/account/passkey-list.tsx'
import { ProfileForm } from '#app/features/customer/account/profile-form.tsx'
import { PushBlock } from '#app/features/customer/account/push-block.tsx'
import { SessionList } from '#app/features/customer/account/session-list.tsx'
import { AccountBlock } from '#app/features/customer/frame/account-block.tsx'
import { AccountPage } from '#app/features/customer/frame/account-page.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import { stateOf } from '#app/forms/form-state.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { customerOf, visitOf } from '#app/server/session.server.ts'
import { accountTexts } from '#app/texts/customer/account.ts'
import { detailTexts } from '#app/texts/customer/account-details.ts'
import { pushTexts } from '#app/texts/customer/push.ts'
import type { Route } from './+types/personal-data.ts'

const { personal: texts } = detailTexts

export async function loader({ context }: Route.LoaderArgs) {
  const personal = await loadPersonal(customerOf(context), visitOf(context))
  return { ...personal, pushKey: config.VAPID_PUBLIC_KEY ?? null }
}

export async function action({ request, context }: Route.ActionArgs) {
  return actOnPersonal(request, visitOf(context).services)
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: accountTexts.description, noIndex: true })

export default function PersonalData({ loaderData, actionData }: Route.ComponentProps) {
  const { profile, email, hasPassword, sessions, passkeys, consents, consentHistory, deletion, pushKey } = loaderData
  const state = (form: string) => stateOf(form, actionData)
  return (
    <AccountPage heading={texts.heading}>
      <AccountBlock heading={texts.profile}>
        <ProfileForm key={profile.version} profile={profile} state={state('profil')} />
      </AccountBlock>
      <AccountBlock heading={texts.email}>
        <EmailForm email={email} hasPassword={hasPassword} state={state('email')} />
      </AccountBlock>
      <AccountBlock heading={texts.sessions}>
        <FormProblems state={state('zarizeni')} />
        <SessionList sessions={sessions} />
      </AccountBlock>
      <AccountBlock id="klice" heading={texts.passkeys} lead={texts.passkeysLead}>
        <FormProblems state={state('klice')} />
        <PasskeyList passkeys={passkeys} />
      </AccountBlock>
      <AccountBlock heading={texts.consents} lead={texts.consentsLead}>
        <FormProblems state={state('souhlasy')} />
        <ConsentList consents={consents} />
        <ConsentHistory history={consentHistory} />
      </AccountBlock>
      {pushKey ? (
        <AccountBlock id="oznameni" heading={pushTexts.heading} lead={pushTexts.lead}>
          <PushBlock publicKey={pushKey} />
        </AccountBlock>
      ) : null}
      <AccountBlock heading={texts.export} lead={texts.exportLead}>
        <div>
          <Button as="a" href="/ucet/moje-udaje" download variant="line">
            <Icon name="download" />
            {texts.exportLink}
          </Button>
        </div>
      </AccountBlock>
      <AccountBlock id="smazani" heading={texts.deletion}>
        <DeletionForm terms={deletion} state={state('smazani')} />
      </AccountBlock>
    </AccountPage>
  )
}
