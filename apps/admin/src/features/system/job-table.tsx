import type { Reply } from '@shop/contract/endpoint'
import type { ServicesEndpoints } from '@shop/contract/services'
import { LinkBase } from 'react-admin'
import { nameJob } from '#app/texts/jobs.ts'
import { formatRecent } from '#app/texts/moments.ts'
import { JOB, OBJECTS } from '#app/texts/system.ts'

export type FailedJob = Reply<ServicesEndpoints['staffJobs']>['failed'][number]

interface JobTableProps {
  jobs: readonly FailedJob[]
  /** Where the keys are. */
  current: number | undefined
  onRetry(job: FailedJob): void
  /** Null for whoever may not let one go. */
  onSkip: ((job: FailedJob) => void) | null
}

export function JobTable({ jobs, current, onRetry, onSkip }: JobTableProps) {
  return (
    <table className="tb in jb">
      <caption className="vh">{JOB.caption}</caption>
      <thead>
        <tr>
          <th>{JOB.task}</th>
          <th>{JOB.about}</th>
          <th>{JOB.answer}</th>
          <th className="num">{JOB.attempts}</th>
          <th>{JOB.next}</th>
          <th>
            <span className="vh">{JOB.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <tr key={job.id} className={job.id === current ? 'cur' : undefined}>
            <td>
              {nameJob(job.task)} <span className="mono mut sm">{job.task}</span>
            </td>
            <td>
              <About job={job} />
            </td>
            <td className="err">{job.lastError}</td>
            <td className="num">{JOB.ofAttempts(job.attempts, job.maxAttempts)}</td>
            <td className="mut">{job.isDead ? <span className="st bad">{JOB.dead}</span> : formatRecent(job.runAt)}</td>
            <td className="num">
              <div className="acts end">
                <button type="button" className="btn" onClick={() => onRetry(job)}>
                  {JOB.retry}
                </button>
                {onSkip && job.isDead && (
                  <button type="button" className="btn q" onClick={() => onSkip(job)}>
                    {JOB.skipButton}
                  </button>
                )}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function About({ job: { about, orderId } }: { job: FailedJob }) {
  if (about === null) return <span className="mut">{JOB.noObject}</span>
  const [type = '', id = ''] = about.split(':')
  const words = `${OBJECTS[type] ?? type} ${id}`
  if (orderId === null) return <>{words}</>
  return (
    <LinkBase className="lk" to={`/objednavky/${orderId}`}>
      {words}
    </LinkBase>
  )
}
