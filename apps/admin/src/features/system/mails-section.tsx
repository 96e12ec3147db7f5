import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useKeys } from '#app/keys/use-keys.ts'
import { Note } from '#app/parts/note.tsx'
import { MAIL } from '#app/texts/mails.ts'
import { PARTS } from '#app/texts/parts.ts'
import { SYSTEM } from '#app/texts/system.ts'
import { askServices } from './ask-services.ts'
import { MailList } from './mail-list.tsx'
import { MailPane } from './mail-pane.tsx'

/** What went out, to whom about what, and whether it arrived at the relay. */
export function MailsSection() {
  const [asked, setAsked] = useState({ q: '', state: 'all' as 'all' | 'open' })
  const [openId, setOpenId] = useState<number | null>(null)
  const { data, isError } = useQuery({
    queryKey: ['staff_mails', asked],
    queryFn: () => askServices('findMails', asked),
  })
  const mails = data?.mails ?? []
  const open = mails.find(({ id }) => id === openId) ?? mails[0]
  const move = (step: number) => {
    const at = mails.findIndex(({ id }) => id === open?.id)
    setOpenId(mails[Math.max(0, Math.min(mails.length - 1, at + step))]?.id ?? null)
  }
  useKeys([
    { keys: 'J', label: SYSTEM.keys.row, isInBar: true, run: () => move(1) },
    { keys: 'K', label: SYSTEM.keys.row, isInBar: true, run: () => move(-1) },
  ])
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setOpenId(null)
    setAsked({ ...asked, q: String(new FormData(event.currentTarget).get('q')) })
  }
  return (
    <div className="cols sy">
      <div className="pane">
        <search>
          <form className="tool" onSubmit={search}>
            <input
              className="inp grow"
              name="q"
              aria-label={MAIL.search}
              placeholder={MAIL.placeholder}
              maxLength={254}
            />
            <button type="submit" className="btn">
              {MAIL.find}
            </button>
            <button
              type="button"
              className={asked.state === 'open' ? 'chip on' : 'chip'}
              aria-pressed={asked.state === 'open'}
              onClick={() => setAsked({ ...asked, state: asked.state === 'open' ? 'all' : 'open' })}
            >
              {MAIL.notSent}
            </button>
          </form>
        </search>
        {isError && <Note kind="bad">{PARTS.failed}</Note>}
        {data && mails.length === 0 && <p className="pad mut">{asked.q ? MAIL.noneFound : MAIL.none}</p>}
        {mails.length > 0 && <MailList mails={mails} current={open?.id} onOpen={setOpenId} />}
      </div>
      <aside className="pane soft" aria-label={MAIL.preview}>
        {open ? <MailPane key={open.id} mail={open} /> : <p className="pad mut">{MAIL.choose}</p>}
      </aside>
    </div>
  )
}
