import type { StaffSegment } from '@shop/contract/campaign/segment'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase } from 'react-admin'
import { ContentScreen } from '#app/features/content/content-screen.tsx'
import { Icon } from '#app/parts/icon.tsx'
import { Note } from '#app/parts/note.tsx'
import { SEGMENTS } from '#app/texts/content/campaign.ts'
import { PARTS } from '#app/texts/parts.ts'
import { readSegments } from './read-segments.ts'
import { EMPTY_SEGMENT, SegmentForm } from './segment-form.tsx'

/** Saved questions with how many they mean today. */
export function SegmentsPage() {
  const client = useQueryClient()
  const [open, setOpen] = useState<StaffSegment | null>(null)
  const [isSaved, setSaved] = useState(false)
  const { data, isError } = useQuery({ queryKey: ['staff_segments'], queryFn: readSegments })
  const saved = async () => {
    setOpen(null)
    setSaved(true)
    await client.invalidateQueries({ queryKey: ['staff_segments'] })
  }
  const begin = (segment: StaffSegment) => {
    setSaved(false)
    setOpen(segment)
  }
  return (
    <ContentScreen tab="campaigns">
      <div className="tool">
        <LinkBase className="btn" to="/obsah/kampane">
          {SEGMENTS.back}
        </LinkBase>
        <span className="mut sm">{SEGMENTS.sentence}</span>
        <span className="acts last">
          <button type="button" className="btn p" onClick={() => begin(EMPTY_SEGMENT)}>
            <Icon name="plus" /> {SEGMENTS.add}
          </button>
        </span>
      </div>
      {isError && <Note kind="bad">{PARTS.failed}</Note>}
      {isSaved && <Note kind="ok">{SEGMENTS.saved}</Note>}
      {open && <SegmentForm key={open.segmentId} segment={open} onSaved={saved} />}
      {data?.length === 0 && <p className="pad mut">{SEGMENTS.empty}</p>}
      <table className="tb" hidden={data?.length === 0}>
        <caption className="vh">{SEGMENTS.caption}</caption>
        <thead>
          <tr>
            <th>{SEGMENTS.name}</th>
            <th className="num">{SEGMENTS.people}</th>
          </tr>
        </thead>
        <tbody>
          {data?.map((segment) => (
            <tr key={segment.segmentId}>
              <td>
                <button type="button" className="lnk" onClick={() => begin(segment)}>
                  {segment.name}
                </button>
              </td>
              <td className="num">{segment.people}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ContentScreen>
  )
}
