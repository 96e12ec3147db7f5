import { Accordion, AccordionItem } from '../accordion/accordion.tsx'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'
import { CheckChip } from '../check-chip/check-chip.tsx'
import { Chip, Chips } from '../chip/chip.tsx'
import { Pager } from '../pager/pager.tsx'
import { SideNav } from '../side-nav/side-nav.tsx'
import { Tabs } from '../tabs/tabs.tsx'
import { Chapter } from './chapter.tsx'
import styles from './gallery.module.css'
import { partTexts } from './texts-parts.ts'

export function NavigationSection() {
  const { navigation } = partTexts
  const { chips } = navigation
  return (
    <Chapter id="navigation" title={navigation.title} note={navigation.note}>
      <Breadcrumbs label={navigation.crumbsLabel}>
        {navigation.crumbs.map((crumb) => (
          <a key={crumb} href="#navigation">
            {crumb}
          </a>
        ))}
        <span aria-current="page">{navigation.here}</span>
      </Breadcrumbs>
      <Tabs label={navigation.tabsLabel} tabs={[...navigation.tabs]} />
      <Pager
        className={styles.start}
        label={navigation.pages}
        labels={navigation}
        current={2}
        total={8}
        renderLink={({ page, children, ...rest }) => (
          <a href={`#strana-${page}`} {...rest}>
            {children}
          </a>
        )}
      />
      <Chips>
        <Chip>{chips.plain}</Chip>
        <CheckChip defaultChecked>{chips.ticked}</CheckChip>
        <Chip aria-pressed="true">{chips.chosen}</Chip>
        <Chip removable dot data-tint="yellow">
          {chips.removable}
        </Chip>
        <Chip dot data-tint="coral">
          {chips.dotted}
        </Chip>
      </Chips>
      <SideNav label={navigation.section} className={styles.side}>
        {navigation.sections.map((section, index) => (
          <a key={section} href="#navigation" aria-current={index === 0 ? 'page' : undefined}>
            {section}
          </a>
        ))}
      </SideNav>
      <Accordion className={styles.narrow}>
        {navigation.questions.map((question, index) => (
          <AccordionItem key={question.title} title={question.title} name="demo-questions" open={index === 0}>
            {question.text}
          </AccordionItem>
        ))}
      </Accordion>
    </Chapter>
  )
}
