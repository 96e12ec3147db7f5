import type { Tint } from '@shop/ui/stripe/stripe'
import { Timeline, TimelineItem } from '@shop/ui/timeline/timeline'
import { RichText } from '#app/prose/prose.tsx'
import type { ItemLook, SectionItem } from './section.ts'
import styles from './section-items.module.css'

/** A way of six steps passes six of the nine colours; a longer one begins again. */
const WAY: Tint[] = ['red', 'lime', 'yellow', 'blue', 'violet', 'coral']

export function SectionItems({ items, look }: { items: SectionItem[]; look: ItemLook }) {
  if (look === 'timeline') return <Story items={items} />
  const List = look === 'list' ? 'ul' : 'ol'
  const isWay = look === 'way'
  return (
    <List className={isWay ? styles.way : styles.items} data-look={look} data-count={items.length}>
      {items.map((item, index) => (
        <li
          key={item.title}
          className={isWay ? styles.step : styles.item}
          data-tint={isWay ? WAY[index % WAY.length] : undefined}
        >
          <h3>{item.title}</h3>
          <p className={isWay ? 'small' : undefined}>
            <RichText text={item.text} />
          </p>
        </li>
      ))}
    </List>
  )
}

function Story({ items }: { items: SectionItem[] }) {
  return (
    <Timeline>
      {items.map(({ title, text }) => (
        <TimelineItem key={title} state="done" title={title}>
          <RichText text={text} />
        </TimelineItem>
      ))}
    </Timeline>
  )
}
