import type { StaffBanners } from '@shop/contract/staff/staff-banner'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase, useNavigate } from 'react-admin'
import { ContentScreen } from '#app/features/content/content-screen.tsx'
import { NameDialog } from '#app/features/content/name-dialog.tsx'
import { STATE_LOOKS } from '#app/features/content/words-actions.tsx'
import { useKeys } from '#app/keys/use-keys.ts'
import { Icon } from '#app/parts/icon.tsx'
import { MoveButtons } from '#app/parts/move-buttons.tsx'
import { moved } from '#app/parts/moved.ts'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { BANNERS } from '#app/texts/content/banner.ts'
import { WORDS, WORDS_REFUSALS } from '#app/texts/content/words.ts'
import { formatMoment } from '#app/texts/moments.ts'
import { PARTS } from '#app/texts/parts.ts'

const KEY = ['staff_banners']

/** What the first page says for a while. */
export function BannersPage() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isAdding, setAdding] = useState(false)
  const [said, setSaid] = useState<{ kind: 'ok' | 'bad'; text: string } | null>(null)
  const { data, isError } = useQuery({ queryKey: KEY, queryFn: readBanners })
  useKeys([{ keys: 'N', label: BANNERS.add, isInBar: true, run: () => setAdding(true) }])
  const order = async (seen: number[], ids: number[]) => {
    const answer = await runCommand('orderBanners', { seen, ids })
    if (answer.ok) client.setQueryData(KEY, answer.value)
    else await client.invalidateQueries({ queryKey: KEY })
    setSaid(
      answer.ok
        ? { kind: 'ok', text: BANNERS.ordered }
        : { kind: 'bad', text: WORDS_REFUSALS[answer.code] ?? WORDS.failed },
    )
  }
  const create = async (heading: string) => {
    const answer = await runCommand('createBanner', { heading })
    if (answer.ok) navigate(`/obsah/uvod/${answer.value.bannerId}`)
    return answer.ok ? null : (WORDS_REFUSALS[answer.code] ?? WORDS.failed)
  }
  return (
    <ContentScreen tab="home">
      <div className="tool">
        <span className="acts last">
          <button type="button" className="btn p" onClick={() => setAdding(true)}>
            <Icon name="plus" /> {BANNERS.add} <kbd>N</kbd>
          </button>
        </span>
      </div>
      {said && <Note kind={said.kind}>{said.text}</Note>}
      {isError && <Note kind="bad">{PARTS.failed}</Note>}
      {!data && !isError && <p className="pad mut">{PARTS.loading}</p>}
      {data && <BannerTable banners={data.banners} onOrder={order} />}
      {isAdding && (
        <NameDialog
          title={BANNERS.add}
          label={BANNERS.newHeading}
          submit={BANNERS.create}
          maxLength={90}
          onName={create}
          onClose={() => setAdding(false)}
        />
      )}
    </ContentScreen>
  )
}

interface BannerTableProps extends StaffBanners {
  onOrder(seen: number[], ids: number[]): void
}

function BannerTable({ banners, onOrder }: BannerTableProps) {
  const { columns } = BANNERS
  const ids = banners.map(({ bannerId }) => bannerId)
  const moment = (at: string | null) => (at ? formatMoment(at) : WORDS.nothing)
  if (banners.length === 0) return <p className="pad mut">{BANNERS.none}</p>
  return (
    <table className="tb">
      <caption className="vh">{BANNERS.caption}</caption>
      <thead>
        <tr>
          <th>{columns.heading}</th>
          <th>{columns.state}</th>
          <th>{columns.from}</th>
          <th>{columns.to}</th>
          <th>{columns.claims}</th>
          <th>{columns.order}</th>
        </tr>
      </thead>
      <tbody>
        {banners.map(({ bannerId, state, validFrom, claims, fields }, index) => (
          <tr key={bannerId}>
            <td>
              <LinkBase to={`/obsah/uvod/${bannerId}`}>
                <b className="b6">{fields.heading}</b>
              </LinkBase>
            </td>
            <td>
              <span className={STATE_LOOKS[state]}>{WORDS.states[state]}</span>
            </td>
            <td className="nw">{moment(validFrom)}</td>
            <td className="nw">{moment(fields.validTo)}</td>
            <td>{claims > 0 && <span className="st wrn">{WORDS.claims(claims)}</span>}</td>
            <td>
              <MoveButtons
                name={fields.heading}
                isFirst={index === 0}
                isLast={index === banners.length - 1}
                onMove={(by) => onOrder(ids, moved(ids, index, by))}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

async function readBanners(): Promise<StaffBanners> {
  const answer = await runCommand('staffBanners', {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
