import { formatDate } from '@shop/czech/format-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { Button } from '@shop/ui/button/button'
import { Field } from '@shop/ui/field/field'
import { Input } from '@shop/ui/input/input'
import { Notice } from '@shop/ui/notice/notice'
import { type FormEvent, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import styles from '#app/features/customer/frame/account-list.module.css'
import { addPasskey, canUsePasskeys, type PasskeyOutcome } from '#app/features/customer/sign-in/passkey.ts'
import { useIsAlive } from '#app/forms/use-is-alive.ts'
import { accountTexts } from '#app/texts/customer/account.ts'
import { detailTexts } from '#app/texts/customer/account-details.ts'
import type { PersonalData } from './load-personal.server.ts'

const { personal: texts } = detailTexts

export function PasskeyList({ passkeys }: { passkeys: PersonalData['passkeys'] }) {
  const alive = useIsAlive()
  return (
    <>
      {passkeys.length === 0 ? <p>{texts.noPasskeys}</p> : null}
      <ul className={styles.list}>
        {passkeys.map(({ id, name, createdAt }) => (
          <li key={id}>
            <span>
              <b>{name}</b> <span className="small muted">{formatDate(toPragueDay(createdAt))}</span>
            </span>
            <Form method="post">
              <input type="hidden" name="id" value={id} />
              <Button type="submit" name="intent" value="remove-passkey" variant="line" size="small">
                {accountTexts.remove}
                <span className="visually-hidden"> {name}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      {alive && canUsePasskeys() ? <AddPasskey /> : null}
    </>
  )
}

function AddPasskey() {
  const [phase, setPhase] = useState<'ready' | 'asking' | Exclude<PasskeyOutcome, 'added'>>('ready')
  const navigate = useNavigate()

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = new FormData(event.currentTarget).get('name')
    setPhase('asking')
    const outcome = await addPasskey(String(name))
    if (outcome !== 'added') return setPhase(outcome)
    setPhase('ready')
    await navigate('/ucet/osobni-udaje?hotovo=klic')
  }
  return (
    <form onSubmit={add} className="stack">
      {phase === 'failed' || phase === 'session_not_fresh' ? (
        <Notice tone="danger" role="alert">
          {phase === 'failed' ? texts.passkeyFailed : texts.passkeyStale}
        </Notice>
      ) : null}
      <Field label={texts.passkeyName} hint={texts.passkeyNameHint}>
        <Input name="name" required maxLength={60} />
      </Field>
      <Button type="submit" variant="line" loading={phase === 'asking'}>
        {texts.addPasskey}
      </Button>
    </form>
  )
}
