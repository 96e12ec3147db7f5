import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase } from 'react-admin'
import { useKeys } from '#app/keys/use-keys.ts'
import { Icon } from '#app/parts/icon.tsx'
import { MailFrame } from '#app/parts/mail-frame.tsx'
import { Note } from '#app/parts/note.tsx'
import { ReasonDialog } from '#app/parts/reason-dialog.tsx'
import { runCommand } from '#app/session/services.ts'
import { MAIL, MAIL_ANSWERS, MAIL_NAMES, RESEND_REFUSALS } from '#app/texts/mails.ts'
import { PARTS } from '#app/texts/parts.ts'
import { askServices } from './ask-services.ts'
import type { FoundMail } from './mail-list.tsx'
import { RevealPerson } from './reveal-person.tsx'

/** One mail as it went out, and the way to send it again. */
export function MailPane({ mail }: { mail: FoundMail }) {
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [isPlain, setPlain] = useState(false)
  const [isSent, setSent] = useState(false)
  const { data, isError, refetch } = useQuery({
    queryKey: ['staff_mail', mail.id],
    queryFn: () => askServices('previewMail', { mailId: mail.id }),
  })
  const mayResend = data?.resendRefusal === null
  useKeys(mayResend ? [{ keys: 'R', label: MAIL.resend, isInBar: true, run: () => setAsking(true) }] : [])
  const resend = async (reason: string) => {
    const answer = await runCommand('resendMail', { mailId: mail.id, reason }, { idempotencyKey: crypto.randomUUID() })
    if (!answer.ok) return RESEND_REFUSALS[String(answer.details.reason)] ?? MAIL.refused
    setSent(true)
    await client.invalidateQueries({ queryKey: ['staff_mails'] })
    return null
  }
  return (
    <section className="sec mailpane">
      <header>
        <h2>{MAIL_NAMES[mail.template] ?? mail.template}</h2>
        {mail.orderId !== null && (
          <LinkBase className="lk sm r" to={`/objednavky/${mail.orderId}`}>
            {mail.orderNumber}
          </LinkBase>
        )}
      </header>
      <p className="sm mut">
        {MAIL.toWhom} <span className="mask">{mail.recipient || MAIL.forgottenAddress}</span>
        {mail.lastAnswer && ` · ${MAIL_ANSWERS[mail.lastAnswer] ?? mail.lastAnswer}`}
      </p>
      {isError && <Note kind="bad">{PARTS.failed}</Note>}
      {isSent && <Note kind="ok">{MAIL.sentAgain}</Note>}
      {data && data.html === '' && <p className="mut">{MAIL.forgotten}</p>}
      {data && data.html !== '' && (
        <>
          <p>
            <b>{data.subject}</b>
          </p>
          {isPlain ? <pre className="plain">{data.text}</pre> : <MailFrame html={data.html} title={data.subject} />}
        </>
      )}
      <div className="acts">
        {mayResend && (
          <button type="button" className="btn" onClick={() => setAsking(true)}>
            <Icon name="redo" /> {MAIL.resend} <kbd>R</kbd>
          </button>
        )}
        {data && data.html !== '' && (
          <button type="button" className="btn q" aria-pressed={isPlain} onClick={() => setPlain(!isPlain)}>
            {MAIL.asText}
          </button>
        )}
        {data?.person && !data.isRevealed && data.html !== '' && (
          <RevealPerson person={data.person} onRevealed={refetch} />
        )}
      </div>
      <p className="sm mut">{data?.resendRefusal ? RESEND_REFUSALS[data.resendRefusal] : MAIL.resendSentence}</p>
      {isAsking && (
        <ReasonDialog
          title={MAIL.resend}
          sentence={MAIL.resendSentence}
          submit={MAIL.resendNow}
          onReason={resend}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}
