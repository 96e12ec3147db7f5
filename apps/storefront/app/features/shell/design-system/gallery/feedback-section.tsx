import { Button } from '@shop/ui/button/button'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { LoadingBar } from '@shop/ui/loading-bar/loading-bar'
import { Notice } from '@shop/ui/notice/notice'
import { SkeletonTable } from '@shop/ui/skeleton/skeleton'
import { Stripe } from '@shop/ui/stripe/stripe'
import { Table } from '@shop/ui/table/table'
import { useState } from 'react'
import { galleryPartTexts as partTexts } from '#app/texts/shell/gallery-parts.ts'
import { Chapter } from './chapter.tsx'
import styles from './gallery.module.css'

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
