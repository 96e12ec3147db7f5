import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Note } from '#app/parts/note.tsx'
import { RedirectTable } from '#app/parts/redirect-table.tsx'
import { runCommand } from '#app/session/services.ts'
import { MISSING, REDIRECT_REFUSALS } from '#app/texts/pages.ts'
import { PARTS } from '#app/texts/parts.ts'
import { SYSTEM } from '#app/texts/system.ts'
import { askServices } from './ask-services.ts'
import { MissingRow } from './missing-row.tsx'

const PAGES = ['staff_missing_pages']

/** Addresses that people ask for and nobody answers to, and where to lead them. */
export function MissingSection() {
  const client = useQueryClient()
  const [said, setSaid] = useState<{ kind: 'ok' | 'bad'; text: string } | null>(null)
  const { data, isError } = useQuery({ queryKey: PAGES, queryFn: () => askServices('staffMissingPages', {}) })
  const tell = (isDone: boolean, text: string) => {
    setSaid({ kind: isDone ? 'ok' : 'bad', text })
    return client.invalidateQueries({ queryKey: PAGES })
  }
  const accept = async (fromPath: string, toPath: string) => {
    const answer = await runCommand('acceptRedirect', { fromPath, toPath })
    const text = answer.ok
      ? MISSING.accepted(fromPath, toPath)
      : (REDIRECT_REFUSALS[String(answer.details.reason)] ?? SYSTEM.refused)
    await tell(answer.ok, text)
  }
  const ignore = async (path: string) => {
    const { ok } = await runCommand('ignoreMissingPage', { path })
    await tell(ok, ok ? MISSING.ignored : SYSTEM.refused)
  }
  const remove = async (redirectId: number) => {
    const { ok } = await runCommand('removeRedirect', { redirectId })
    await tell(ok, ok ? MISSING.removed : SYSTEM.refused)
  }
  if (isError) return <Note kind="bad">{PARTS.failed}</Note>
  if (!data) return <p className="pad mut">{PARTS.loading}</p>
  return (
    <>
      <section className="sec">
        <header>
          <h2>{MISSING.title}</h2>
          <span className="mut sm">{MISSING.sentence}</span>
        </header>
        {said && <Note kind={said.kind}>{said.text}</Note>}
        {data.isFull && <Note kind="wrn">{MISSING.full}</Note>}
        {data.pages.length === 0 ? (
          <p className="mut">{MISSING.none}</p>
        ) : (
          <table className="tb in">
            <caption className="vh">{MISSING.title}</caption>
            <thead>
              <tr>
                <th>{MISSING.address}</th>
                <th className="num">{MISSING.hits}</th>
                <th>{MISSING.last}</th>
                <th>{MISSING.from}</th>
                <th>{MISSING.leadTo}</th>
              </tr>
            </thead>
            <tbody>
              {data.pages.map((page) => (
                <MissingRow key={page.path} page={page} onAccept={accept} onIgnore={ignore} />
              ))}
            </tbody>
          </table>
        )}
      </section>
      <RedirectTable redirects={data.redirects} onRemove={remove} />
    </>
  )
}
