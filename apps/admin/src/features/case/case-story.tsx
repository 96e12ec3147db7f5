import type { StaffCaseView } from '@shop/contract/case/staff-case'
import { formatDate } from '@shop/czech/format-date'
import { FileLinks } from '#app/parts/file-links.tsx'
import { runCommand } from '#app/session/services.ts'
import { CASE } from '#app/texts/case.ts'
import { formatMoment } from '#app/texts/moments.ts'
import { CasePhoto } from './case-photo.tsx'
import { CaseThread } from './case-thread.tsx'

/** What the customer wrote and sent with it. */
export function CaseStory({ view, mayOpenFiles }: { view: StaffCaseView; mayOpenFiles: boolean }) {
  const { number, kind, problem, description, submittedAt, channel, receivedOn, files, ticketNumber, claimsInYear } =
    view
  const photos = files.filter(({ isPicture }) => isPicture)
  return (
    <section className="sec">
      <header>
        <h2>{CASE.story}</h2>
        <span className="mut sm r">
          {receivedOn === null
            ? CASE.submitted(formatMoment(submittedAt))
            : CASE.writtenDown(channel, formatDate(receivedOn), formatMoment(submittedAt))}
        </span>
      </header>
      {problem && <p className="b6">{CASE.problems[problem]}</p>}
      {description ? <p className="say">„{description}“</p> : <p className="mut">{CASE.noWords}</p>}
      {kind === 'guarantee' && claimsInYear > 0 && <p className="sm">{CASE.claims(claimsInYear)}</p>}
      {mayOpenFiles && (
        <>
          {photos.length > 0 && (
            <ul className="ph">
              {photos.map(({ id, name }, index) => (
                <li key={id}>
                  <CasePhoto number={number} fileId={id} label={CASE.photo(index + 1, name)} />
                </li>
              ))}
            </ul>
          )}
          <FileLinks
            files={files.filter(({ isPicture }) => !isPicture)}
            read={(fileId) => runCommand('staffCaseFile', { number, fileId })}
          />
        </>
      )}
      {ticketNumber && <CaseThread ticketNumber={ticketNumber} />}
    </section>
  )
}
