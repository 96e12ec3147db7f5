import type { StaffLandings } from '@shop/contract/staff/staff-landing'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase, useNavigate } from 'react-admin'
import { ContentScreen } from '#app/features/content/content-screen.tsx'
import { NameDialog } from '#app/features/content/name-dialog.tsx'
import { STATE_LOOKS } from '#app/features/content/words-actions.tsx'
import { useKeys } from '#app/keys/use-keys.ts'
import { Icon } from '#app/parts/icon.tsx'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { LANDINGS } from '#app/texts/content/landing.ts'
import { WORDS, WORDS_REFUSALS } from '#app/texts/content/words.ts'
import { formatMoment } from '#app/texts/moments.ts'
import { PARTS } from '#app/texts/parts.ts'

/** Campaign pages with how they do. */
export function LandingsPage() {
  const navigate = useNavigate()
  const [isAdding, setAdding] = useState(false)
  const { data, isError } = useQuery({ queryKey: ['staff_landings'], queryFn: readLandings })
  useKeys([{ keys: 'N', label: LANDINGS.add, isInBar: true, run: () => setAdding(true) }])
  const create = async (title: string) => {
    const answer = await runCommand('createLanding', { title })
    if (answer.ok) navigate(`/obsah/lp/${answer.value.landingId}`)
    return answer.ok ? null : (WORDS_REFUSALS[answer.code] ?? WORDS.failed)
  }
  return (
    <ContentScreen tab="landings">
      <div className="tool">
        <span className="acts last">
          <button type="button" className="btn p" onClick={() => setAdding(true)}>
            <Icon name="plus" /> {LANDINGS.add} <kbd>N</kbd>
          </button>
        </span>
      </div>
      {isError && <Note kind="bad">{PARTS.failed}</Note>}
      {!data && !isError && <p className="pad mut">{PARTS.loading}</p>}
      {data && <LandingTable landings={data.landings} />}
      {isAdding && (
        <NameDialog
          title={LANDINGS.add}
          label={LANDINGS.newTitle}
          submit={LANDINGS.create}
          maxLength={120}
          onName={create}
          onClose={() => setAdding(false)}
        />
      )}
    </ContentScreen>
  )
}

function LandingTable({ landings }: StaffLandings) {
  const { columns } = LANDINGS
  return (
    <table className="tb">
      <caption className="vh">{LANDINGS.caption}</caption>
      <thead>
        <tr>
          <th>{columns.title}</th>
          <th>{columns.state}</th>
          <th className="hide-m">{columns.from}</th>
          <th className="hide-m">{columns.to}</th>
          <th className="num">{columns.views}</th>
          <th className="num">{columns.goals}</th>
          <th>{columns.claims}</th>
        </tr>
      </thead>
      <tbody>
        {landings.map((row) => (
          <tr key={row.landingId}>
            <td>
              <LinkBase to={`/obsah/lp/${row.landingId}`}>
                <b className="b6">{row.title}</b>
              </LinkBase>
            </td>
            <td>
              <span className={STATE_LOOKS[row.state]}>{WORDS.states[row.state]}</span>{' '}
              {row.isTested && <span className="st inf">{LANDINGS.tested}</span>}
            </td>
            <td className="nw hide-m">{formatMoment(row.validFrom)}</td>
            <td className="nw hide-m">{row.validTo ? formatMoment(row.validTo) : WORDS.nothing}</td>
            <td className="num">{row.results[0]?.views ?? 0}</td>
            <td className="num">{row.results[0]?.goals ?? 0}</td>
            <td>{row.claims > 0 && <span className="st wrn">{WORDS.claims(row.claims)}</span>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

async function readLandings(): Promise<StaffLandings> {
  const answer = await runCommand('staffLandings', {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
