import { NEWSLETTER_TOPICS } from '@shop/contract/newsletter'
import { LETTER_BLOCKS } from '@shop/domain/campaign/campaign'
import { useQuery } from '@tanstack/react-query'
import { BlockEditor } from '#app/features/content/blocks/block-editor.tsx'
import { ClaimedField } from '#app/parts/claimed-field.tsx'
import { WordField } from '#app/parts/word-field.tsx'
import { CAMPAIGNS } from '#app/texts/content/campaign.ts'
import { readSegments } from './read-segments.ts'

type Field = keyof typeof CAMPAIGNS.fields

interface CampaignFormProps {
  draft: Record<Field, string>
  people: number
  isDraft: boolean
  onChange(change: Partial<Record<Field, string>>): void
}

/** Who it is for, what the mailbox shows, and the letter itself. What was planned is looked at, not changed. */
export function CampaignForm({ draft, people, isDraft, onChange }: CampaignFormProps) {
  const { data: segments = [] } = useQuery({ queryKey: ['staff_segments'], queryFn: readSegments })
  const word = (name: 'name' | 'subject' | 'subjectB' | 'preheader', maxLength: number) => ({
    ...{ title: CAMPAIGNS.fields[name], value: draft[name], maxLength },
    onChange: (value: string) => onChange({ [name]: value }),
  })
  return (
    <fieldset className="bare slim" disabled={!isDraft} aria-label={CAMPAIGNS.words}>
      <section className="sec" aria-labelledby="words-title">
        <header>
          <h2 id="words-title">{CAMPAIGNS.words}</h2>
          <span className="mut sm">{CAMPAIGNS.hint}</span>
        </header>
        <div className="stack l">
          <WordField {...word('name', 120)} />
          <ClaimedField {...word('subject', 150)} />
          <ClaimedField {...word('subjectB', 150)} />
          <ClaimedField {...word('preheader', 200)} />
          <label className="fld">
            <span>{CAMPAIGNS.fields.topic}</span>
            <select className="inp" value={draft.topic} onChange={({ target }) => onChange({ topic: target.value })}>
              <option value="">{CAMPAIGNS.allTopics}</option>
              {NEWSLETTER_TOPICS.map((topic) => (
                <option key={topic} value={topic}>
                  {CAMPAIGNS.topics[topic]}
                </option>
              ))}
            </select>
          </label>
          <label className="fld">
            <span>{CAMPAIGNS.fields.segmentId}</span>
            <select
              className="inp"
              value={draft.segmentId}
              onChange={({ target }) => onChange({ segmentId: target.value })}
            >
              <option value="">{CAMPAIGNS.allPeople}</option>
              {segments.map(({ segmentId, name }) => (
                <option key={segmentId} value={segmentId}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <p className="mut sm">{CAMPAIGNS.people(people)}</p>
        </div>
      </section>
      <BlockEditor value={draft.blocks} typesFor={() => LETTER_BLOCKS} onChange={(blocks) => onChange({ blocks })} />
    </fieldset>
  )
}
