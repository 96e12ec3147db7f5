import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Note } from '#app/parts/note.tsx'
import { RedirectTable } from '#app/parts/redirect-table.tsx'
import { WordField } from '#app/parts/word-field.tsx'
import { runCommand } from '#app/session/services.ts'
import { MISSING, REDIRECT_REFUSALS, REDIRECTS } from '#app/texts/pages.ts'
import { PARTS } from '#app/texts/parts.ts'
import { ContentScreen } from './content-screen.tsx'

const PAGES = ['staff_missing_pages']

/** Where old addresses lead: those that editors add, that changed addresses leave, and that Hlídač has mended. */
export function RedirectsPage() {
  const client = useQueryClient()
  const [paths, setPaths] = useState({ from: '', to: '' })
  const [said, setSaid] = useState<{ kind: 'ok' | 'bad'; text: string } | null>(null)
  const { data, isError } = useQuery({ queryKey: PAGES, queryFn: readRedirects })
  const tell = (isDone: boolean, text: string) => {
    setSaid({ kind: isDone ? 'ok' : 'bad', text })
    return client.invalidateQueries({ queryKey: PAGES })
  }
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await runCommand('acceptRedirect', { fromPath: paths.from, toPath: paths.to })
    if (answer.ok) setPaths({ from: '', to: '' })
    const refusal = answer.ok ? '' : (REDIRECT_REFUSALS[String(answer.details.reason)] ?? REDIRECTS.wrong)
    await tell(answer.ok, answer.ok ? MISSING.accepted(paths.from, paths.to) : refusal)
  }
  const remove = async (redirectId: number) => {
    const { ok } = await runCommand('removeRedirect', { redirectId })
    await tell(ok, ok ? MISSING.removed : REDIRECTS.wrong)
  }
  return (
    <ContentScreen tab="redirects">
      <section className="sec" aria-labelledby="add-title">
        <header>
          <h2 id="add-title">{REDIRECTS.add}</h2>
          <span className="mut sm">{REDIRECTS.sentence}</span>
        </header>
        <form className="stack l" onSubmit={add}>
          <WordField
            title={MISSING.oldAddress}
            value={paths.from}
            maxLength={120}
            onChange={(from) => setPaths({ ...paths, from })}
          />
          <WordField
            title={MISSING.leadsTo}
            value={paths.to}
            maxLength={200}
            onChange={(to) => setPaths({ ...paths, to })}
          />
          <div className="acts">
            <button type="submit" className="btn p" disabled={paths.from === '' || paths.to === ''}>
              {MISSING.accept}
            </button>
          </div>
        </form>
        {said && <Note kind={said.kind}>{said.text}</Note>}
      </section>
      {isError && <Note kind="bad">{PARTS.failed}</Note>}
      {data && <RedirectTable redirects={data.redirects} onRemove={remove} />}
    </ContentScreen>
  )
}

async function readRedirects() {
  const answer = await runCommand('staffMissingPages', {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
