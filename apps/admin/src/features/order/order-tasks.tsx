import { TaskList } from '#app/parts/task-list.tsx'
import { TASKS } from '#app/texts/shop/task.ts'
import type { OrderDetail } from './order-detail.ts'

interface OrderTasksProps {
  order: Pick<OrderDetail, 'tasks'>
  onDone(sentence: string): Promise<void>
}

/** What somebody has to do about this order. */
export function OrderTasks({ order: { tasks }, onDone }: OrderTasksProps) {
  return (
    <section className="sec">
      <header>
        <h2>{TASKS.title}</h2>
      </header>
      <TaskList tasks={tasks.map((task) => ({ ...task, order: null }))} onDone={onDone} />
    </section>
  )
}
