import { Button } from '@shop/ui/button/button'
import { Icon } from '@shop/ui/icon/icon'
import { Notice } from '@shop/ui/notice/notice'
import { useState } from 'react'
import { useIsAlive } from '#app/forms/use-is-alive.ts'
import { customerTexts } from '#app/texts/customer/customer.ts'
import { canUsePasskeys, signInByPasskey } from './passkey.ts'

const { login } = customerTexts

/** Only where the browser knows passkeys; everybody else has the form above. */
export function PasskeySignIn({ search }: { search: string }) {
  const [phase, setPhase] = useState<'ready' | 'asking' | 'failed'>('ready')
  if (!useIsAlive() || !canUsePasskeys()) return null

  async function signIn() {
    setPhase('asking')
    const to = await signInByPasskey(search)
    // A whole new page: everything on it belongs to the customer who has just come in.
    if (to) location.assign(to)
    else setPhase('failed')
  }
  return (
    <>
      <Button variant="line" block loading={phase === 'asking'} onClick={signIn}>
        <Icon name="lock" />
        {login.passkey}
      </Button>
      {phase === 'failed' ? (
        <Notice tone="danger" role="alert">
          {login.passkeyFailed}
        </Notice>
      ) : null}
    </>
  )
}
