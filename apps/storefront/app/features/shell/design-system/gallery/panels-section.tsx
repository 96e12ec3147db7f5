import { Button } from '@shop/ui/button/button'
import { Check } from '@shop/ui/check/check'
import { Combobox } from '@shop/ui/combobox/combobox'
import { DrawerFrame } from '@shop/ui/drawer/drawer'
import { FilterGroup } from '@shop/ui/filter-group/filter-group'
import { SearchBar } from '@shop/ui/search-bar/search-bar'
import { TINTS } from '@shop/ui/stripe/stripe'
import { Swatch, SwatchLink, SwatchPick } from '@shop/ui/swatch-pick/swatch-pick'
import { useState } from 'react'
import { galleryTexts as texts } from '#app/texts/shell/gallery.ts'
import { galleryPartTexts as partTexts } from '#app/texts/shell/gallery-parts.ts'
import { Chapter } from './chapter.tsx'
import styles from './gallery.module.css'

export function PanelsSection() {
  const { panels } = partTexts
  return (
    <Chapter id="panels" title={panels.title} note={panels.note}>
      <div className={styles.columns}>
        <SearchDemo />
        <SwatchPick style={{ alignSelf: 'start' }}>
          {TINTS.map((key) => (
            <SwatchLink key={key} tint={key} href="#panels">
              {texts.colors.proteins[key]}
            </SwatchLink>
          ))}
        </SwatchPick>
        <FilterDemo />
      </div>
    </Chapter>
  )
}

function SearchDemo() {
  const { panels } = partTexts
  const [text, setText] = useState('')
  const fits = (words: readonly string[]) =>
    words
      .filter((word) => text !== '' && word.toLocaleLowerCase('cs').includes(text.toLocaleLowerCase('cs')))
      .map((word) => ({ id: word.replaceAll(' ', '-'), text: word }))
  const groups = [
    { id: 'goods', label: panels.groups.goods, options: fits(panels.goods) },
    { id: 'articles', label: panels.groups.articles, options: fits(panels.articles) },
  ].filter((group) => group.options.length > 0)
  return (
    <search>
      <form onSubmit={(event) => event.preventDefault()}>
        <SearchBar label={panels.search} submitLabel={panels.submit}>
          <Combobox
            bare
            type="search"
            aria-label={panels.search}
            placeholder={panels.placeholder}
            listLabel={panels.offers}
            value={text}
            onValueChange={setText}
            groups={groups}
            onChoose={(option) => setText(option.text)}
            status={panels.found(groups.flatMap((group) => group.options).length)}
          />
        </SearchBar>
      </form>
    </search>
  )
}

function FilterDemo() {
  const { panels } = partTexts
  return (
    <div className={styles.frame}>
      <DrawerFrame title={panels.filters} closeLabel={texts.close} footer={<Button block>{panels.show}</Button>}>
        <FilterGroup legend={panels.meat} style={{ borderTop: 0 }}>
          <SwatchPick>
            {TINTS.map((key) => (
              <Swatch key={key} tint={key} defaultChecked={key === 'yellow' || key === 'coral'}>
                {texts.colors.proteins[key]}
              </Swatch>
            ))}
          </SwatchPick>
        </FilterGroup>
        <FilterGroup legend={panels.age}>
          <Check count={11}>{panels.puppy}</Check>
          <Check count={31} defaultChecked>
            {panels.adult}
          </Check>
        </FilterGroup>
      </DrawerFrame>
    </div>
  )
}
