import { Icon } from '@shop/ui/icon/icon'
import { ICON_NAMES } from '@shop/ui/icon/icon-names'
import { joinClasses } from '@shop/ui/join-classes'
import { Stripe } from '@shop/ui/stripe/stripe'
import { galleryTexts as texts } from '#app/texts/shell/gallery.ts'
import { Chapter } from './chapter.tsx'
import styles from './gallery.module.css'

export function TypeSection() {
  const { type } = texts
  return (
    <Chapter id="type" title={type.title} note={type.note}>
      <div className="stack">
        <p className={joinClasses('display', styles.hero)}>{type.hero}</p>
        <p className="display h1">{type.h1}</p>
        <p className="display h2">{type.h2}</p>
        <p className="display h3">{type.h3}</p>
        <p className="lead">{type.lead}</p>
        <p>
          {type.text} <a href="#type">{type.link}</a>.
        </p>
        <p className="small muted">{type.small}</p>
        <p className="xs muted">{type.smallest}</p>
        <ul className="noses">
          {type.bullets.map((bullet) => (
            <li key={bullet}>{bullet}</li>
          ))}
        </ul>
        <div className="trail" />
        <Stripe />
      </div>
    </Chapter>
  )
}

export function IconsSection() {
  return (
    <Chapter id="icons" title={texts.icons.title} note={texts.icons.note}>
      <ul className={styles.icons}>
        {ICON_NAMES.map((name) => (
          <li key={name}>
            <Icon name={name} />
            {name}
          </li>
        ))}
      </ul>
    </Chapter>
  )
}
