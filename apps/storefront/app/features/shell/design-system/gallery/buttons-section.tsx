import { Button } from '@shop/ui/button/button'
import { Icon } from '@shop/ui/icon/icon'
import { IconButton } from '@shop/ui/icon-button/icon-button'
import { joinClasses } from '@shop/ui/join-classes'
import { LinkArrow } from '@shop/ui/link-arrow/link-arrow'
import { TextLink } from '@shop/ui/text-link/text-link'
import { galleryTexts as texts } from '#app/texts/shell/gallery.ts'
import { Chapter } from './chapter.tsx'
import styles from './gallery.module.css'

export function ButtonsSection() {
  const { buttons } = texts
  return (
    <Chapter id="buttons" title={buttons.title} note={buttons.note}>
      <div className="row">
        <Button>{buttons.primary}</Button>
        <Button data-demo="hover">{buttons.hover}</Button>
        <Button data-demo="press">{buttons.press}</Button>
        <Button data-demo="focus">{buttons.focus}</Button>
        <Button disabled>{buttons.disabled}</Button>
        <Button loading>{buttons.saving}</Button>
      </div>
      <div className="row">
        <Button variant="highlight">{buttons.order}</Button>
        <Button variant="highlight" data-demo="hover">
          {buttons.hover}
        </Button>
        <Button variant="line">{buttons.line}</Button>
        <Button variant="line" data-demo="hover">
          {buttons.hover}
        </Button>
        <Button variant="quiet">{buttons.quiet}</Button>
        <Button variant="danger">{buttons.remove}</Button>
      </div>
      <div className="row">
        <Button size="large">
          <Icon name="bowl" />
          {buttons.large}
        </Button>
        <Button>{buttons.medium}</Button>
        <Button size="small">{buttons.small}</Button>
        <IconButton icon="x" label={texts.close} />
        <IconButton icon="plus" label={texts.choices.pieces.more} outlined />
        <TextLink href="#buttons">{buttons.link}</TextLink>
        <LinkArrow href="#buttons">{buttons.arrow}</LinkArrow>
      </div>
      <div className={joinClasses('row forest on-dark', styles.darkRow)}>
        <Button variant="highlight">{buttons.onDark}</Button>
        <Button variant="line">{buttons.line}</Button>
        <Button variant="white">{buttons.white}</Button>
        <Button variant="highlight" data-demo="focus">
          {buttons.focusOnDark}
        </Button>
        <TextLink href="#buttons">{buttons.link}</TextLink>
        <IconButton icon="search" label={texts.close} />
      </div>
    </Chapter>
  )
}
