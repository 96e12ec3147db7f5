import { Accordion, AccordionItem } from '@shop/ui/accordion/accordion'
import { Breadcrumbs } from '@shop/ui/breadcrumbs/breadcrumbs'
import { CheckChip } from '@shop/ui/check-chip/check-chip'
import { Chip, Chips } from '@shop/ui/chip/chip'
import { Pager } from '@shop/ui/pager/pager'
import { SideNav } from '@shop/ui/side-nav/side-nav'
import { Tabs } from '@shop/ui/tabs/tabs'
import { galleryPartTexts as partTexts } from '#app/texts/shell/gallery-parts.ts'
import { Chapter } from './chapter.tsx'
import styles from './gallery.module.css'

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
