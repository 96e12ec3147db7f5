import { Dialog } from '#app/parts/dialog.tsx'
import { services } from '#app/session/services.ts'
import { sessionStore } from '#app/session/session-store.ts'
import { PROOF } from '#app/texts/frame.ts'
import { CodeForm } from './code-form.tsx'

/** A command waits below until the second factor was shown again. */
export function ProofDialog() {
  const prove = async (code: string) => {
    const answer = await services.proveSecondFactor({ code })
    if (!answer.ok) return PROOF.wrong
    sessionStore.answerProof(true)
    return null
  }
  return (
    <Dialog title={PROOF.title} onClose={() => sessionStore.answerProof(false)}>
      <CodeForm label={PROOF.code} submit={PROOF.confirm} onCode={prove}>
        <p className="mut">{PROOF.sentence}</p>
      </CodeForm>
    </Dialog>
  )
}
