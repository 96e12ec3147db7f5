import type { StaffCampaigns } from '@shop/contract/campaign/staff-campaign'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase, useNavigate } from 'react-admin'
import { ContentScreen } from '#app/features/content/content-screen.tsx'
import { NameDialog } from '#app/features/content/name-dialog.tsx'
import { useKeys } from '#app/keys/use-keys.ts'
import { Icon } from '#app/parts/icon.tsx'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { CAMPAIGNS } from '#app/texts/content/campaign.ts'
import { WORDS } from '#app/texts/content/words.ts'
import { formatMoment } from '#app/texts/moments.ts'
import { PARTS } from '#app/texts/parts.ts'
import { CAMPAIGN_LOOKS } from './campaign-looks.ts'

/** Letters to subscribers, with what became of them. */
export function CampaignsPage() {
  const navigate = useNavigate()
  const [isAdding, setAdding] = useState(false)
  const { data, isError } = useQuery({ queryKey: ['staff_campaigns'], queryFn: readCampaigns })
  useKeys([{ keys: 'N', label: CAMPAIGNS.add, isInBar: true, run: () => setAdding(true) }])
  const create = async (name: string) => {
    const answer = await runCommand('createCampaign', { name })
    if (answer.ok) navigate(`/obsah/kampane/${answer.value.campaignId}`)
    return answer.ok ? null : WORDS.failed
  }
  return (
    <ContentScreen tab="campaigns">
      <div className="tool">
        <LinkBase className="btn" to="/obsah/segmenty">
          {CAMPAIGNS.segmentsLink}
        </LinkBase>
        <span className="acts last">
          <button type="button" className="btn p" onClick={() => setAdding(true)}>
            <Icon name="plus" /> {CAMPAIGNS.add} <kbd>N</kbd>
          </button>
        </span>
      </div>
      {isError && <Note kind="bad">{PARTS.failed}</Note>}
      {!data && !isError && <p className="pad mut">{PARTS.loading}</p>}
      {data && data.campaigns.length === 0 && <p className="pad mut">{CAMPAIGNS.empty}</p>}
      {data && data.campaigns.length > 0 && <CampaignTable campaigns={data.campaigns} />}
      {isAdding && (
        <NameDialog
          title={CAMPAIGNS.add}
          label={CAMPAIGNS.newName}
          submit={CAMPAIGNS.create}
          maxLength={120}
          onName={create}
          onClose={() => setAdding(false)}
        />
      )}
    </ContentScreen>
  )
}

function CampaignTable({ campaigns }: StaffCampaigns) {
  const { columns } = CAMPAIGNS
  return (
    <table className="tb">
      <caption className="vh">{CAMPAIGNS.caption}</caption>
      <thead>
        <tr>
          <th>{columns.name}</th>
          <th>{columns.state}</th>
          <th className="hide-m">{columns.at}</th>
          <th className="num">{columns.sent}</th>
          <th className="num">{columns.left}</th>
          <th className="num">{columns.doubt}</th>
        </tr>
      </thead>
      <tbody>
        {campaigns.map((row) => (
          <tr key={row.campaignId}>
            <td>
              <LinkBase to={`/obsah/kampane/${row.campaignId}`}>
                <b className="b6">{row.name}</b>
              </LinkBase>
              <div className="mut sm">{row.subject}</div>
            </td>
            <td>
              <span className={CAMPAIGN_LOOKS[row.state]}>{CAMPAIGNS.states[row.state]}</span>
            </td>
            <td className="nw hide-m">{row.sendAt ? formatMoment(row.sendAt) : WORDS.nothing}</td>
            <td className="num">{row.results.sent}</td>
            <td className="num">{row.results.unsubscribed}</td>
            <td className="num">{row.results.inDoubt}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

async function readCampaigns(): Promise<StaffCampaigns> {
  const answer = await runCommand('staffCampaigns', {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
