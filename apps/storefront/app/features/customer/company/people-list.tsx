import type { CompanyBranch, CompanyInvitation, CompanyMember, CompanyPeople } from '@shop/contract/company/people'
import { Button } from '@shop/ui/button/button'
import { Form } from 'react-router'
import { AccountBlock } from '#app/features/customer/frame/account-block.tsx'
import { FormInput } from '#app/forms/form-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import { type FormState, stateOf } from '#app/forms/form-state.ts'
import { companyPeopleTexts as texts } from '#app/texts/customer/company/company-people.ts'
import { INVITE_FORM, LIST_FORM, MEMBER_FORM, rowForm, stateOfRow } from './company-forms.ts'
import styles from './company-people.module.css'
import { PlacementFields } from './placement-fields.tsx'

type Managed = NonNullable<CompanyPeople['managed']>

/** Everybody of the company with what they may, for whoever may change it. */
export function PeopleList({ managed, place, answer }: { managed: Managed; place: CompanyPeople; answer: unknown }) {
  const { members, invitations, branches } = managed
  const invited = stateOf(INVITE_FORM, answer)
  return (
    <AccountBlock id="lide" heading={texts.people}>
      <FormProblems state={stateOf(LIST_FORM, answer)} />
      <ul className={styles.list}>
        {place.isOwner ? (
          <li className={styles.person}>
            <p>
              <b>{texts.me}</b>
            </p>
            <p className="small">{texts.owner}</p>
          </li>
        ) : null}
        {members.map((member) => (
          <Member
            key={member.memberId}
            member={member}
            branches={branches}
            state={stateOfRow(MEMBER_FORM, member.memberId, answer)}
          />
        ))}
        {invitations.map((invitation) => (
          <Invitation key={invitation.invitationId} invitation={invitation} />
        ))}
      </ul>
      {place.isSuspended ? (
        <p>{texts.inviteSuspended}</p>
      ) : (
        <InviteForm key={invitations.length + members.length} branches={branches} state={invited} />
      )}
    </AccountBlock>
  )
}

interface MemberProps {
  member: CompanyMember
  branches: readonly CompanyBranch[]
  state: FormState | undefined
}

function Member({ member, branches, state }: MemberProps) {
  const { memberId, name, email, role, isMe } = member
  return (
    <li className={styles.person}>
      <p className={styles.name}>
        <b>{name}</b>
        {name === email ? null : <span className="small muted">{email}</span>}
      </p>
      <p className="small">
        <b>{texts.roles[role]}.</b> {role === 'buyer' ? texts.placement(member, member.spent) : texts.duties[role]}
      </p>
      {isMe ? (
        <p className="small muted">{texts.me}</p>
      ) : (
        <details open={state !== undefined} className={styles.edit}>
          <summary className={styles.toggle} aria-label={texts.of(texts.edit, name)}>
            {texts.edit}
          </summary>
          <Form method="post" className="stack" preventScrollReset>
            <FormProblems state={state} />
            <input type="hidden" name="id" value={memberId} />
            <div className="form-grid">
              <PlacementFields
                form={rowForm(MEMBER_FORM, memberId)}
                state={state}
                branches={branches}
                placement={member}
              />
            </div>
            <div className="row">
              <Button type="submit" name="intent" value="change" size="small">
                {texts.save}
              </Button>
              <Button type="submit" name="intent" value="remove" size="small" variant="danger">
                {texts.remove}
              </Button>
            </div>
            <p className="small muted">{texts.removeLead}</p>
          </Form>
        </details>
      )}
    </li>
  )
}

function Invitation({ invitation }: { invitation: CompanyInvitation }) {
  const { invitationId, email, role, sentAt, expiresAt, isExpired } = invitation
  return (
    <li className={styles.person}>
      <p className={styles.name}>
        <b>{isExpired ? texts.expired : texts.pending}</b>
        <span className="small muted">{email}</span>
      </p>
      <p className="small">
        <b>{texts.roles[role]}.</b> {isExpired ? texts.ended(expiresAt) : texts.sent(sentAt, expiresAt)}
        {role === 'buyer' ? ` ${texts.placement(invitation, null)}` : null}
      </p>
      <Form method="post" className="row" preventScrollReset>
        <input type="hidden" name="id" value={invitationId} />
        <Button
          type="submit"
          name="intent"
          value="resend"
          size="small"
          variant="line"
          aria-label={texts.of(texts.again, email)}
        >
          {texts.again}
        </Button>
        <Button
          type="submit"
          name="intent"
          value="revoke"
          size="small"
          variant="quiet"
          aria-label={texts.of(texts.revoke, email)}
        >
          {texts.revoke}
        </Button>
      </Form>
    </li>
  )
}

function InviteForm({ branches, state }: { branches: readonly CompanyBranch[]; state: FormState | undefined }) {
  return (
    <details open={state !== undefined} className={styles.add}>
      <summary className={styles.plus}>{texts.invite}</summary>
      <Form method="post" className="stack" preventScrollReset>
        <FormProblems state={state} />
        <div className="form-grid">
          <FormInput
            form={INVITE_FORM}
            state={state}
            name="email"
            label={texts.email}
            hint={texts.emailHint}
            type="email"
            autoComplete="off"
            required
            span="full"
          />
          <PlacementFields form={INVITE_FORM} state={state} branches={branches} />
        </div>
        <div className="row">
          <Button type="submit" name="intent" value="invite">
            {texts.inviteButton}
          </Button>
        </div>
      </Form>
    </details>
  )
}
