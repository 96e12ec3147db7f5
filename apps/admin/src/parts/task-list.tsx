import { type FormEvent, useState } from 'react'
import { LinkBase } from 'react-admin'
import { runCommand } from '#app/session/services.ts'
import { formatRecent } from '#app/texts/moments.ts'
import { PARTS } from '#app/texts/parts.ts'
import { TASKS } from '#app/texts/shop/task.ts'
import { Dialog } from './dialog.tsx'
import { Note } from './note.tsx'

export interface OpenTask {
  id: number
  kind: string
  openedAt: string
  order: { id: number; number: string } | null
}

const titleOf = ({ kind }: OpenTask) => TASKS.words[kind]?.title ?? kind

/** What waits for a person, the oldest first, each with what to do and a way to say that it is done. */
export function TaskList({ tasks, onDone }: { tasks: readonly OpenTask[]; onDone(sentence: string): Promise<void> }) {
  const [closing, setClosing] = useState<OpenTask | null>(null)
  // On the page of an order nobody asks of which.
  const isOfOrders = tasks.some(({ order }) => order !== null)
  const { task: what, order, since } = TASKS.columns
  return (
    <>
      <table className="tb in">
        <caption className="vh">{TASKS.title}</caption>
        <thead>
          <tr>
            <th>{what}</th>
            {isOfOrders && <th>{order}</th>}
            <th>{since}</th>
            <th>
              <span className="vh">{TASKS.done}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {tasks.map((task) => (
            <TaskRow key={task.id} task={task} isOfOrders={isOfOrders} onClosing={() => setClosing(task)} />
          ))}
        </tbody>
      </table>
      {closing && <ClosingDialog task={closing} onClose={() => setClosing(null)} onDone={onDone} />}
    </>
  )
}

interface TaskRowProps {
  task: OpenTask
  isOfOrders: boolean
  onClosing(): void
}

function TaskRow({ task, isOfOrders, onClosing }: TaskRowProps) {
  const { kind, openedAt, order } = task
  return (
    <tr>
      <td className="wrap">
        <b className="b6">{titleOf(task)}</b>
        <br />
        <span className="mut sm">{TASKS.words[kind]?.what}</span>
      </td>
      {isOfOrders && <td>{order && <LinkBase to={`/objednavky/${order.id}`}>{order.number}</LinkBase>}</td>}
      <td className="mut">{formatRecent(openedAt)}</td>
      <td className="num">
        <button
          type="button"
          className="btn"
          aria-label={TASKS.doneOf(titleOf(task), order?.number ?? null)}
          onClick={onClosing}
        >
          {TASKS.done}
        </button>
      </td>
    </tr>
  )
}

interface ClosingDialogProps {
  task: OpenTask
  onClose(): void
  onDone(sentence: string): Promise<void>
}

function ClosingDialog({ task, onClose, onDone }: ClosingDialogProps) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const note = String(new FormData(event.currentTarget).get('note')).trim()
    const answer = await runCommand('closeTask', { taskId: task.id, note }).catch(() => null)
    if (!answer) return setRefusal(PARTS.failed)
    if (!answer.ok) return setRefusal(TASKS.gone)
    onClose()
    await onDone(TASKS.closed(titleOf(task)))
  }
  return (
    <Dialog title={TASKS.doneOf(titleOf(task), task.order?.number ?? null)} onClose={onClose}>
      <form className="stack l" onSubmit={send}>
        <p>{TASKS.words[task.kind]?.what}</p>
        {refusal && <Note kind="bad">{refusal}</Note>}
        <label className="fld">
          <span>{TASKS.note}</span>
          <textarea className="txt" name="note" maxLength={500} />
        </label>
        <button type="submit" className="btn p lg">
          {TASKS.done}
        </button>
      </form>
    </Dialog>
  )
}
