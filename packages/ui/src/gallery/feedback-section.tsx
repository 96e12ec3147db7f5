import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { LoadingBar } from '../loading-bar/loading-bar.tsx'
import { Notice } from '../notice/notice.tsx'
import { SkeletonTable } from '../skeleton/skeleton.tsx'
import { Stripe } from '../stripe/stripe.tsx'
import { Table } from '../table/table.tsx'
import { Chapter } from './chapter.tsx'
import styles from './gallery.module.css'
import { partTexts } from './texts-parts.ts'

const TONES = ['info', 'success', 'warn', 'danger'] as const
const THEMES = [undefined, 'coral', 'blue'] as const

export function FeedbackSection() {
  const { feedback } = partTexts
  return (
    <Chapter id="feedback" title={feedback.title} note={feedback.note}>
      <div className={styles.columns}>
        <DemoTable />
        <SkeletonTable />
        <div className="stack">
          <p className="label">{feedback.bar}</p>
          <Stripe className={styles.barDemo} />
          <DemoBar />
          {feedback.notices.map((notice, index) => (
            <Notice key={notice} tone={TONES[index]}>
              {notice}
            </Notice>
          ))}
        </div>
      </div>
      <div className={styles.columns}>
        {feedback.empty.map(([title, text, action], index) => (
          <EmptyState
            key={title}
            title={title}
            data-tint={THEMES[index]}
            action={<Button variant={index === 0 ? 'primary' : 'line'}>{action}</Button>}
          >
            {text}
          </EmptyState>
        ))}
      </div>
    </Chapter>
  )
}

function DemoTable() {
  const { feedback } = partTexts
  return (
    <Table label={feedback.table}>
      <thead>
        <tr>
          {feedback.head.map((name, index) => (
            <th key={name} scope="col" data-align={index === 2 ? 'end' : undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {feedback.rows.map(([date, what, credits]) => (
          <tr key={date}>
            <td>{date}</td>
            <td>{what}</td>
            <td data-align="end" className="semi">
              {credits}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function DemoBar() {
  const { feedback } = partTexts
  const [active, setActive] = useState(false)
  return (
    <>
      <Button size="small" variant="line" onClick={() => setActive(!active)}>
        {active ? feedback.stopBar : feedback.runBar}
      </Button>
      <LoadingBar active={active} label={feedback.loading} />
    </>
  )
}
