import type { StaffSections } from '@shop/contract/staff/staff-section'
import { useQuery } from '@tanstack/react-query'
import { LinkBase } from 'react-admin'
import { ContentScreen } from '#app/features/content/content-screen.tsx'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { SECTIONS } from '#app/texts/content/section.ts'
import { WORDS } from '#app/texts/content/words.ts'
import { formatMoment } from '#app/texts/moments.ts'
import { PARTS } from '#app/texts/parts.ts'

const LOOKS = { published: 'st ok', draft: 'st', scheduled: 'st inf' } as const

/** Pages of blocks: about us, our food, the programmes, the head of the first page. */
export function SectionsPage() {
  const { data, isError } = useQuery({ queryKey: ['staff_sections'], queryFn: readSections })
  const { columns } = SECTIONS
  return (
    <ContentScreen tab="sections">
      {isError && <Note kind="bad">{PARTS.failed}</Note>}
      {!data && !isError && <p className="pad mut">{PARTS.loading}</p>}
      {data && (
        <table className="tb">
          <caption className="vh">{SECTIONS.caption}</caption>
          <thead>
            <tr>
              <th>{columns.title}</th>
              <th>{columns.address}</th>
              <th>{columns.state}</th>
              <th>{columns.at}</th>
              <th>{columns.claims}</th>
            </tr>
          </thead>
          <tbody>
            {data.sections.map(({ slug, path, title, state, publishAt, claims }) => (
              <tr key={slug}>
                <td>
                  <LinkBase to={`/obsah/bloky/${slug}`}>
                    <b className="b6">{title}</b>
                  </LinkBase>
                </td>
                <td>{path}</td>
                <td>
                  <span className={LOOKS[state]}>{SECTIONS.states[state]}</span>
                </td>
                <td className="nw">{publishAt ? formatMoment(publishAt) : WORDS.nothing}</td>
                <td>{claims > 0 && <span className="st wrn">{WORDS.claims(claims)}</span>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </ContentScreen>
  )
}

async function readSections(): Promise<StaffSections> {
  const answer = await runCommand('staffSections', {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
