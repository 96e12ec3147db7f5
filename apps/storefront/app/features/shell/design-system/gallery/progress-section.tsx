import { ProgressTrail } from '@shop/ui/progress-trail/progress-trail'
import { Step, Steps } from '@shop/ui/steps/steps'
import { SummaryRow, SummaryRows } from '@shop/ui/summary-rows/summary-rows'
import { Timeline, TimelineItem } from '@shop/ui/timeline/timeline'
import { galleryPartTexts as partTexts } from '#app/texts/shell/gallery-parts.ts'
import { Chapter } from './chapter.tsx'
import styles from './gallery.module.css'

const TONES = ['plain', 'reduced', 'plain', 'total'] as const
const EVENTS = [
  { state: 'done', icon: 'check' },
  { state: 'current', icon: 'truck' },
  { state: 'ahead', icon: 'pin' },
] as const

export function ProgressSection() {
  const { progress, overlays } = partTexts
  return (
    <Chapter id="progress" title={progress.title} note={progress.note}>
      {progress.steps.map((step, index) => (
        <DemoSteps key={step} current={index} />
      ))}
      <div className={styles.columns}>
        <aside className="panel">
          <h3 style={{ marginBottom: '1rem' }}>{progress.summary}</h3>
          <SummaryRows>
            {progress.rows.map(([name, amount], index) => (
              <SummaryRow key={name} name={name} amount={amount} tone={TONES[index]} />
            ))}
          </SummaryRows>
        </aside>
        <div className="small">
          <p>
            {overlays.toFree} <b>{overlays.amount}</b>.
          </p>
          <ProgressTrail value={78} label={overlays.trailLabel} style={{ marginTop: '.45rem' }} />
          <p style={{ marginTop: '1.5rem' }}>
            <b>{progress.free}</b>
          </p>
          <ProgressTrail value={100} label={overlays.trailLabel} style={{ marginTop: '.45rem' }} />
        </div>
        <Timeline>
          {EVENTS.map((event, index) => (
            <TimelineItem key={event.icon} {...event} title={progress.events[index]?.[0]}>
              {progress.events[index]?.[1]}
            </TimelineItem>
          ))}
        </Timeline>
      </div>
    </Chapter>
  )
}

function DemoSteps({ current }: { current: number }) {
  const { progress } = partTexts
  const toState = (index: number) => {
    if (index === current) return 'current'
    return index < current ? 'done' : 'ahead'
  }
  return (
    <Steps label={progress.label}>
      {progress.steps.map((step, index) => (
        <Step key={step} number={index + 1} state={toState(index)} doneLabel={progress.done} href="#progress">
          {step}
        </Step>
      ))}
    </Steps>
  )
}
