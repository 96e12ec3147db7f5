import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Check } from '../check/check.tsx'
import { Combobox } from '../combobox/combobox.tsx'
import { DrawerFrame } from '../drawer/drawer.tsx'
import { FilterGroup } from '../filter-group/filter-group.tsx'
import { SearchBar } from '../search-bar/search-bar.tsx'
import { TINTS } from '../stripe/stripe.tsx'
import { Swatch, SwatchLink, SwatchPick } from '../swatch-pick/swatch-pick.tsx'
import { Chapter } from './chapter.tsx'
import styles from './gallery.module.css'
import { texts } from './texts.ts'
import { partTexts } from './texts-parts.ts'

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
