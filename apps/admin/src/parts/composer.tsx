import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useKeys } from '#app/keys/use-keys.ts'
import { runCommand } from '#app/session/services.ts'
import { INBOX } from '#app/texts/inbox.ts'
import { formatMoment } from '#app/texts/moments.ts'
import { Note } from './note.tsx'
import { lastWordsOf, type Thread } from './thread.ts'

interface ComposerProps {
  thread: Thread
  onSent(goesOn: boolean): Promise<void>
  /** Where another part of the screen has taken the usual one. */
  answerKey?: string
  sendLabel?: string
}

interface Overtaken {
  kind: string
  author: string
  at: string
  messageId: number
}

type Mode = 'answer' | 'note'

/** The text stays whatever the services say: whoever was overtaken sees by whom and sends it once more as an addition. */
export function Composer({ thread, onSent, answerKey = 'R', sendLabel = INBOX.send }: ComposerProps) {
  const [mode, setMode] = useState<Mode>('answer')
  const [words, setWords] = useState('')
  const [overtaken, setOvertaken] = useState<Overtaken | null>(null)
  const [said, setSaid] = useState<{ kind: 'ok' | 'bad'; text: string } | null>(null)
  const [isTyping, setTyping] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const pick = useRef<HTMLSelectElement>(null)
  const number = thread.number
  const { data } = useQuery({ queryKey: ['inbox-templates', number], queryFn: () => readTemplates(number) })
  const start = (next: Mode) => {
    setMode(next)
    box.current?.focus()
  }
  const answer = async (next: 'answered' | 'waiting', lastMessageId = lastWordsOf(thread)) => {
    const sent = await runCommand('answerTicket', { number, body: words, lastMessageId, next })
    if (!sent.ok && sent.code === 'thread_moved') {
      setOvertaken(sent.details as unknown as Overtaken)
      return onSent(false)
    }
    setOvertaken(null)
    const refusal = !sent.ok && sent.code === 'second_person_needed' ? INBOX.ownMatter : INBOX.refused
    setSaid(sent.ok ? { kind: 'ok', text: INBOX.sent } : { kind: 'bad', text: refusal })
    if (!sent.ok) return
    setWords('')
    await onSent(next === 'answered')
  }
  const note = async () => {
    const kept = await runCommand('noteTicket', { number, body: words })
    setSaid(kept.ok ? { kind: 'ok', text: INBOX.noted } : { kind: 'bad', text: INBOX.refused })
    if (!kept.ok) return
    setWords('')
    setMode('answer')
    await onSent(false)
  }
  const confirm = () => (words.trim() === '' ? undefined : mode === 'note' ? note() : answer('answered'))
  useKeys([
    { keys: answerKey, label: INBOX.reply, isInBar: true, run: () => start('answer') },
    { keys: 'N', label: INBOX.noteOf, isInBar: true, run: () => start('note') },
    { keys: '/', label: INBOX.template, isInBar: true, run: () => pick.current?.focus() },
    { keys: 'Ctrl Enter', label: sendLabel, isInBar: true, isAlways: true, run: confirm },
    // Only while somebody types: otherwise the key belongs to the page.
    ...(isTyping ? [{ keys: 'Esc', label: INBOX.thread, isAlways: true, run: () => box.current?.blur() }] : []),
  ])
  return (
    <div className="cmpz">
      <div className="row w">
        <span className="seg">
          {(['answer', 'note'] as const).map((one) => (
            <button
              key={one}
              type="button"
              className={one === mode ? 'on' : undefined}
              aria-pressed={one === mode}
              onClick={() => start(one)}
            >
              {INBOX[one]}
            </button>
          ))}
        </span>
        {mode === 'answer' ? (
          <label className="row sm">
            {INBOX.template}
            <select
              ref={pick}
              className="sel"
              value=""
              onChange={(event) => {
                setWords(data?.find(({ code }) => code === event.target.value)?.body ?? words)
                box.current?.focus()
              }}
            >
              <option value="">{INBOX.noTemplate}</option>
              {data?.map(({ code, title }) => (
                <option key={code} value={code}>
                  {title}
                </option>
              ))}
            </select>
            <kbd>/</kbd>
          </label>
        ) : null}
      </div>
      {overtaken ? <Collision overtaken={overtaken} onSend={() => answer('answered', overtaken.messageId)} /> : null}
      {said ? <Note kind={said.kind}>{said.text}</Note> : null}
      <textarea
        ref={box}
        className={mode === 'note' ? 'txt nt' : 'txt'}
        aria-label={mode === 'note' ? INBOX.noteWords : INBOX.words}
        rows={7}
        maxLength={8000}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
      />
      <div className="row">
        <button type="button" className="btn p" disabled={words.trim() === ''} onClick={confirm}>
          {mode === 'note' ? INBOX.addNote : sendLabel} <kbd>Ctrl</kbd>
          <kbd>Enter</kbd>
        </button>
        {mode === 'answer' ? (
          <button type="button" className="btn" disabled={words.trim() === ''} onClick={() => answer('waiting')}>
            {INBOX.sendAndWait}
          </button>
        ) : null}
      </div>
    </div>
  )
}

function Collision({ overtaken: { kind, author, at }, onSend }: { overtaken: Overtaken; onSend(): void }) {
  return (
    <Note kind="wrn">
      {kind === 'staff' ? INBOX.moved(author, formatMoment(at)) : INBOX.wrote(formatMoment(at))}{' '}
      <button type="button" className="btn" onClick={onSend}>
        {INBOX.sendAnyway}
      </button>
    </Note>
  )
}

async function readTemplates(number: string) {
  const answer = await runCommand('ticketTemplates', { number })
  return answer.ok ? answer.value.templates : []
}
