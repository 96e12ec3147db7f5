import type { StaffCampaign } from '@shop/contract/campaign/staff-campaign'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '#app/parts/dialog.tsx'
import { MailFrame } from '#app/parts/mail-frame.tsx'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { CAMPAIGN_MISSING, CAMPAIGNS } from '#app/texts/content/campaign.ts'
import { WORDS } from '#app/texts/content/words.ts'
import { PARTS } from '#app/texts/parts.ts'

const VIEWS = ['phone', 'desktop', 'text'] as const
const WIDTHS = { phone: 375, desktop: 700 }

/** The letter as it was saved, at the width of a phone, of a computer, and without HTML. */
export function CampaignPreview({ campaign, onClose }: { campaign: StaffCampaign; onClose(): void }) {
  const [view, setView] = useState<(typeof VIEWS)[number]>('phone')
  const { campaignId, version } = campaign
  const { data, isPending } = useQuery({
    queryKey: ['campaign_preview', campaignId, version],
    queryFn: () => runCommand('previewCampaign', { campaignId }),
    gcTime: 0,
  })
  return (
    <Dialog title={CAMPAIGNS.previewTitle} onClose={onClose}>
      <div className="stack l">
        <div className="acts">
          {VIEWS.map((one) => (
            <button
              key={one}
              type="button"
              className={one === view ? 'btn p' : 'btn'}
              aria-pressed={one === view}
              onClick={() => setView(one)}
            >
              {CAMPAIGNS.previewViews[one]}
            </button>
          ))}
        </div>
        {isPending && <p className="mut">{PARTS.loading}</p>}
        {data && !data.ok && <Note kind="bad">{toSentence(data.details.missing)}</Note>}
        {data?.ok && (
          <>
            <p className="b6">{CAMPAIGNS.subjectLine(data.value.subject)}</p>
            {view === 'text' ? (
              <textarea
                className="inp"
                readOnly
                rows={20}
                aria-label={CAMPAIGNS.previewViews.text}
                value={data.value.text}
              />
            ) : (
              <div style={{ width: WIDTHS[view], maxWidth: '100%' }}>
                <MailFrame key={view} html={data.value.html} title={CAMPAIGNS.previewTitle} />
              </div>
            )}
          </>
        )}
      </div>
    </Dialog>
  )
}

function toSentence(missing: unknown): string {
  const names = Array.isArray(missing) ? missing.map(String) : []
  return names.length > 0
    ? WORDS.incomplete(names.map((name) => CAMPAIGN_MISSING[name] ?? name).join(', '))
    : WORDS.failed
}
