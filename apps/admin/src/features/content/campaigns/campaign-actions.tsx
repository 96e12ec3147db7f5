import type { StaffCampaign } from '@shop/contract/campaign/staff-campaign'
import { useState } from 'react'
import type { Said } from '#app/features/content/use-words-editing.ts'
import { useKeys } from '#app/keys/use-keys.ts'
import { Dialog } from '#app/parts/dialog.tsx'
import { ScheduleDialog } from '#app/parts/schedule-dialog.tsx'
import { runCommand } from '#app/session/services.ts'
import { useMayDo } from '#app/session/use-session.ts'
import { CAMPAIGN_MISSING, CAMPAIGNS } from '#app/texts/content/campaign.ts'
import { WORDS } from '#app/texts/content/words.ts'
import { formatMoment } from '#app/texts/moments.ts'
import { CAMPAIGN_LOOKS } from './campaign-looks.ts'
import { CampaignPreview } from './campaign-preview.tsx'

type Answer = Awaited<ReturnType<typeof runCommand<'scheduleCampaign'>>>

interface CampaignActionsProps {
  campaign: StaffCampaign
  isChanged: boolean
  onSave(): void
  onSaid(said: Said): void
  run(command: Promise<Answer>, sentence: () => string): unknown
}

/** Saved first, then looked at, tried, and sent by whoever may. */
export function CampaignActions({ campaign, isChanged, onSave, onSaid, run }: CampaignActionsProps) {
  const [open, setOpen] = useState<'preview' | 'schedule' | 'send' | null>(null)
  const maySend = useMayDo('letter_sending')
  const { campaignId, version, state } = campaign
  useKeys([{ keys: 'Ctrl S', label: WORDS.save, isInBar: true, isAlways: true, run: onSave }])
  const plan = (at: string | null) =>
    run(runCommand('scheduleCampaign', { campaignId, version, at }), () => CAMPAIGNS.scheduled)
  const move = (to: 'withdraw' | 'pause' | 'stop', sentence: string) =>
    run(runCommand('moveCampaign', { campaignId, version, move: to }), () => sentence)
  const test = async () => {
    const answer = await runCommand('testCampaign', { campaignId })
    if (answer.ok) return onSaid({ kind: 'ok', text: CAMPAIGNS.tested })
    const missing = Array.isArray(answer.details.missing) ? answer.details.missing.map(String) : []
    onSaid({ kind: 'bad', text: WORDS.incomplete(missing.map((name) => CAMPAIGN_MISSING[name] ?? name).join(', ')) })
  }
  return (
    <div className="tool">
      <span className={CAMPAIGN_LOOKS[state]}>{CAMPAIGNS.states[state]}</span>
      <span className="acts last">
        <span className="mut sm" role="status">
          {isChanged ? CAMPAIGNS.unsaved : CAMPAIGNS.savedAt(formatMoment(campaign.updatedAt))}
        </span>
        <Button label={CAMPAIGNS.preview} isOff={isChanged} onClick={() => setOpen('preview')} />
        <Button label={CAMPAIGNS.test} isOff={isChanged} onClick={test} />
        {state === 'draft' && <Button label={WORDS.save} isOff={!isChanged} onClick={onSave} />}
        {state === 'draft' && maySend && (
          <>
            <Button label={CAMPAIGNS.schedule} isOff={isChanged} onClick={() => setOpen('schedule')} />
            <Button label={CAMPAIGNS.send} isOff={isChanged} look="btn p" onClick={() => setOpen('send')} />
          </>
        )}
        {state === 'scheduled' && (
          <Button label={CAMPAIGNS.withdraw} onClick={() => move('withdraw', CAMPAIGNS.withdrawn)} />
        )}
        {state === 'sending' && <Button label={CAMPAIGNS.pause} onClick={() => move('pause', CAMPAIGNS.paused)} />}
        {state === 'paused' && maySend && (
          <Button
            label={CAMPAIGNS.resume}
            look="btn p"
            onClick={() => run(runCommand('resumeCampaign', { campaignId, version }), () => CAMPAIGNS.resumed)}
          />
        )}
        {(state === 'sending' || state === 'paused') && (
          <Button label={CAMPAIGNS.stop} look="btn x" onClick={() => move('stop', CAMPAIGNS.stopped)} />
        )}
      </span>
      {open === 'preview' && <CampaignPreview campaign={campaign} onClose={() => setOpen(null)} />}
      {open === 'schedule' && (
        <ScheduleDialog
          title={CAMPAIGNS.schedule}
          label={CAMPAIGNS.scheduleAt}
          onChosen={plan}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'send' && (
        <Dialog title={CAMPAIGNS.sendTitle} onClose={() => setOpen(null)}>
          <div className="stack l">
            <p>{CAMPAIGNS.sendConfirm(campaign.people)}</p>
            <div className="acts">
              <Button
                label={CAMPAIGNS.sendNow}
                look="btn p lg"
                onClick={() => {
                  setOpen(null)
                  plan(null)
                }}
              />
            </div>
          </div>
        </Dialog>
      )}
    </div>
  )
}

interface ButtonProps {
  label: string
  isOff?: boolean
  look?: string
  onClick(): void
}

function Button({ label, isOff = false, look = 'btn', onClick }: ButtonProps) {
  return (
    <button type="button" className={look} disabled={isOff} onClick={onClick}>
      {label}
    </button>
  )
}
