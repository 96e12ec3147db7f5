import { TASKS_ELSEWHERE } from '@shop/contract/staff/staff-tasks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dataFetch } from '#app/data/data-fetch.ts'
import { Note } from '#app/parts/note.tsx'
import { type OpenTask, TaskList } from '#app/parts/task-list.tsx'
import { PARTS } from '#app/texts/parts.ts'
import { TASKS } from '#app/texts/shop/task.ts'

const MOST = 200
const KEY = ['staff_tasks']

/** Everything that waits for a person and has no queue of its own. */
export function TasksSection() {
  const client = useQueryClient()
  const [said, setSaid] = useState<string | null>(null)
  const { data: tasks, isError } = useQuery({ queryKey: KEY, queryFn: readTasks })
  const done = async (sentence: string) => {
    setSaid(sentence)
    await client.invalidateQueries({ queryKey: KEY })
  }
  if (isError) return <Note kind="bad">{PARTS.failed}</Note>
  if (!tasks) return <p className="pad mut">{PARTS.loading}</p>
  return (
    <section className="sec">
      <header>
        <h2>{TASKS.title}</h2>
        <span className="mut sm">{TASKS.sentence}</span>
      </header>
      {said && <Note kind="ok">{said}</Note>}
      {tasks.length === MOST && <p className="mut sm">{TASKS.more(MOST)}</p>}
      {tasks.length === 0 ? <p className="mut">{TASKS.none}</p> : <TaskList tasks={tasks} onDone={done} />}
    </section>
  )
}

interface TaskRow {
  id: number
  kind: string
  opened_at: string
  order: OpenTask['order']
}

async function readTasks(): Promise<OpenTask[]> {
  const query = new URLSearchParams({
    select: 'id,kind,opened_at,order:orders(id,number)',
    closed_at: 'is.null',
    kind: `not.in.(${TASKS_ELSEWHERE.join(',')})`,
    order: 'opened_at,id',
    limit: String(MOST),
  })
  const { json } = await dataFetch(`/data/staff_tasks?${query}`)
  return (json as TaskRow[]).map(({ id, kind, opened_at, order }) => ({ id, kind, openedAt: opened_at, order }))
}
