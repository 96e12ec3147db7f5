import { nameJob } from '#app/texts/jobs.ts'
import { formatRecent } from '#app/texts/moments.ts'
import { JOB } from '#app/texts/system.ts'

interface TimetableProps {
  runs: readonly { task: string; lastRunAt: string | null }[]
}

/** What happens by itself, and when it last did. */
export function Timetable({ runs }: TimetableProps) {
  if (runs.length === 0) return <p className="mut sm">{JOB.noTimetable}</p>
  return (
    <ul className="jobs">
      {runs.map(({ task, lastRunAt }) => (
        <li key={task}>
          <span title={task}>{nameJob(task)}</span>
          <span className="mut">{lastRunAt ? formatRecent(lastRunAt) : JOB.notYet}</span>
        </li>
      ))}
    </ul>
  )
}
