import type { StaffCampaign } from '@shop/contract/campaign/staff-campaign'
import { NEWSLETTER_TOPICS } from '@shop/contract/newsletter'
import type { EditedBlock } from '@shop/domain/content/blocks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-admin'
import { ItemScreen } from '#app/features/content/item-screen.tsx'
import { useWordsEditing, type WordsKind } from '#app/features/content/use-words-editing.ts'
import { WordsFrame } from '#app/features/content/words-frame.tsx'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { CAMPAIGN_COLUMNS, CAMPAIGN_MISSING, CAMPAIGNS } from '#app/texts/content/campaign.ts'
import { CampaignActions } from './campaign-actions.tsx'
import { CampaignForm } from './campaign-form.tsx'
import { CampaignResults } from './campaign-results.tsx'

const LIST = { path: '/obsah/kampane', title: CAMPAIGNS.title }
const AGAIN_MS = 5000
type Field = keyof typeof CAMPAIGNS.fields

export function CampaignPage() {
  const { id = '' } = useParams()
  return (
    <ItemScreen
      list={LIST}
      object={`campaign:${id}`}
      read={() => readCampaign(Number(id))}
      titleOf={({ fields }) => fields.name}
      draw={(campaign) => <CampaignEditor key={campaign.campaignId} first={campaign} />}
    />
  )
}

function CampaignEditor({ first }: { first: StaffCampaign }) {
  const client = useQueryClient()
  const editing = useWordsEditing(first, {
    ...CAMPAIGN,
    onChanged: ({ campaignId }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['staff_campaigns'] }),
        client.invalidateQueries({ queryKey: ['row_history', 'campaigns', String(campaignId)] }),
      ]),
  })
  const { item, mine, isChanged, said, setSaid, dispute, run, save, settle, set } = editing
  useMovingCampaign(item, editing.takeOver)
  return (
    <WordsFrame
      said={said}
      dispute={dispute}
      names={CAMPAIGNS.fields}
      mine={mine}
      onSettle={settle}
      history={{ table: 'campaigns', rowKey: String(item.campaignId), fields: CAMPAIGN_COLUMNS }}
      actions={<CampaignActions campaign={item} isChanged={isChanged} onSave={save} onSaid={setSaid} run={run} />}
    >
      {item.results.listed > 0 && <CampaignResults results={item.results} bought={item.bought} />}
      {item.state !== 'draft' && item.fields.segmentId !== null && (
        <Note kind={item.isSegmentChanged ? 'wrn' : 'inf'}>
          {item.isSegmentChanged ? CAMPAIGNS.segmentChanged : CAMPAIGNS.kept}
        </Note>
      )}
      <CampaignForm draft={mine} people={item.people} isDraft={item.state === 'draft'} onChange={set} />
    </WordsFrame>
  )
}

/** What the worker does with it, while it does: how far it is, and whether it was braked. */
function useMovingCampaign({ campaignId, state }: StaffCampaign, takeOver: (newer: StaffCampaign) => void): void {
  const { data: newer } = useQuery({
    queryKey: ['staff_campaigns', 'moving', campaignId],
    queryFn: () => readCampaign(campaignId),
    enabled: state === 'scheduled' || state === 'sending',
    refetchInterval: AGAIN_MS,
    gcTime: 0,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read is taken over once.
  useEffect(() => {
    if (newer) takeOver(newer)
  }, [newer])
}

const CAMPAIGN: Omit<WordsKind<StaffCampaign, Field>, 'onChanged'> = {
  names: CAMPAIGN_MISSING,
  toDraft: ({ fields: { blocks, subjectB, topic, segmentId, ...words } }) => ({
    ...words,
    subjectB: subjectB ?? '',
    topic: topic ?? '',
    segmentId: segmentId === null ? '' : String(segmentId),
    blocks: JSON.stringify(blocks),
  }),
  read: ({ campaignId }) => readCampaign(campaignId),
  save: ({ campaignId, version }, { blocks, subjectB, topic, segmentId, ...words }) =>
    runCommand('saveCampaign', {
      ...{ campaignId, version },
      fields: {
        ...words,
        subjectB: subjectB.trim() === '' ? null : subjectB,
        topic: NEWSLETTER_TOPICS.find((one) => one === topic) ?? null,
        segmentId: segmentId === '' ? null : Number(segmentId),
        blocks: JSON.parse(blocks) as EditedBlock[],
      },
    }),
}

async function readCampaign(campaignId: number): Promise<StaffCampaign | null> {
  const answer = await runCommand('staffCampaign', { campaignId })
  return answer.ok ? answer.value : null
}
