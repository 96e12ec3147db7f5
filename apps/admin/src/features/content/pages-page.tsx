import { formatLongDate } from '@shop/czech/format-date'
import { useQuery } from '@tanstack/react-query'
import { LinkBase } from 'react-admin'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { WORDINGS } from '#app/texts/content/wording.ts'
import { PARTS } from '#app/texts/parts.ts'
import { ContentScreen } from './content-screen.tsx'

/** Pages whose every wording is kept. */
export function PagesPage() {
  const { data, isError } = useQuery({ queryKey: ['staff_pages'], queryFn: readPages })
  return (
    <ContentScreen tab="pages">
      {isError && <Note kind="bad">{PARTS.failed}</Note>}
      {!data && !isError && <p className="pad mut">{PARTS.loading}</p>}
      {data && (
        <>
          <p className="pad mut sm">{WORDINGS.sentence}</p>
          <PagesTable pages={data.pages} />
        </>
      )}
    </ContentScreen>
  )
}

type Row = Awaited<ReturnType<typeof readPages>>['pages'][number]

function PagesTable({ pages }: { pages: readonly Row[] }) {
  const { columns } = WORDINGS
  const said = (one: Row['current']) =>
    one ? WORDINGS.since(one.version, formatLongDate(one.effectiveFrom)) : WORDINGS.nothing
  return (
    <table className="tb">
      <caption className="vh">{WORDINGS.caption}</caption>
      <thead>
        <tr>
          <th>{columns.page}</th>
          <th>{columns.current}</th>
          <th>{columns.coming}</th>
          <th>{columns.draft}</th>
          <th className="num">{columns.count}</th>
        </tr>
      </thead>
      <tbody>
        {pages.map(({ slug, title, current, coming, hasDraft, wordings }) => (
          <tr key={slug}>
            <td>
              <LinkBase to={`/obsah/stranky/${slug}`}>
                <b className="b6">{title}</b>
              </LinkBase>{' '}
              <span className="mut mono sm">/s/{slug}</span>
            </td>
            <td>{said(current)}</td>
            <td>{coming ? <span className="st inf">{said(coming)}</span> : WORDINGS.nothing}</td>
            <td>{hasDraft ? <span className="st wrn">{WORDINGS.draft}</span> : WORDINGS.nothing}</td>
            <td className="num">{wordings}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

async function readPages() {
  const answer = await runCommand('staffPages', {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
