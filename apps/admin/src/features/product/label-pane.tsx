import { toLabelFacts } from '@shop/contract/staff/label-facts'
import type { ProductChoices } from '@shop/contract/staff/staff-product'
import { formatNumber, formatPercent, formatWeight } from '@shop/czech/format-number'
import { writeAdditives, writeComposition } from '@shop/czech/write-label'
import { checkLabel, type Particular } from '@shop/domain/catalog/label-guard'
import { Icon } from '#app/parts/icon.tsx'
import { PRODUCT } from '#app/texts/product.ts'
import { PARTICULARS } from '#app/texts/shop/label-words.ts'
import type { Preview } from './product-draft.ts'
import type { SectionName } from './product-nav.tsx'

const WORDS = PRODUCT.label

interface LabelPaneProps {
  preview: Preview
  choices: ProductChoices
  onOpen(section: SectionName): void
}

/** The label as it will be printed, written from the form while it is filled in, and what stops it. */
export function LabelPane({ preview, choices, onOpen }: LabelPaneProps) {
  const { missing } = checkLabel(toLabelFacts(preview))
  return (
    <aside className="pane soft lb" aria-label={WORDS.title}>
      <section className="sec">
        <header>
          <h2>{WORDS.title}</h2>
          <span className="r mut sm">{WORDS.bySelf}</span>
        </header>
        <Label preview={preview} choices={choices} missing={new Set(missing)} />
      </section>
      <section className="sec" aria-live="polite">
        <header>
          <h3>{WORDS.stops}</h3>
        </header>
        {missing.length === 0 && (
          <p className="ok sm">
            <Icon name="check" size="s" /> {WORDS.whole}
          </p>
        )}
        <ul className="miss">
          {missing.map((code) => (
            <li key={code}>
              <Icon name="alert" size="s" />
              <span>
                <b>{PARTICULARS[code][0]}</b>
                <small>{PARTICULARS[code][1]}</small>
              </span>
              <button
                type="button"
                className="btn"
                aria-label={`${WORDS.fix}: ${PARTICULARS[code][0]}`}
                onClick={() => onOpen(SECTIONS[code])}
              >
                {WORDS.fix}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  )
}

/** Where each particular is filled in. */
const SECTIONS: Record<Particular, SectionName> = {
  ...{ picture: 'pictures', picture_alt: 'pictures' },
  ...{ name: 'basics', feed_type: 'basics', storage: 'basics', approval_number: 'basics', operator: 'basics' },
  ...{ maker: 'basics', eu_person: 'basics', warnings: 'basics', category: 'basics' },
  ...{ ingredients: 'recipe', ingredient_order: 'recipe', ingredient_total: 'recipe' },
  ...{ crude_protein: 'analysis', crude_fat: 'analysis', crude_fibre: 'analysis', crude_ash: 'analysis' },
  ...{ moisture: 'analysis', constituent_total: 'analysis', additives: 'additives', promised_additives: 'additives' },
  ...{
    feeding_guide: 'guide',
    directions: 'guide',
    net_quantity: 'packs',
    batch: 'packs',
    pack: 'packs',
    price: 'packs',
  },
}

interface LabelProps extends Omit<LabelPaneProps, 'onOpen'> {
  missing: ReadonlySet<Particular>
}

function Label({ preview, choices, missing }: LabelProps) {
  const { basics, kind, feedingGuide: guide, variants } = preview
  const isGoods = kind === 'cosmetics' || kind === 'equipment'
  // A set is no feed of its own: its parts have their labels.
  const feedType = basics.feedType ? PRODUCT.basics.feedTypes[basics.feedType] : null
  const stage = choices.lifeStages.find(({ code }) => code === basics.lifeStage)?.name
  const analysis = choices.constituents.flatMap(({ code, name }) => {
    const found = preview.constituents.find(({ constituent }) => constituent === code)
    return found ? `${name.toLocaleLowerCase('cs')} ${formatPercent(found.percent)}` : []
  })
  const rows: [string, string, Particular | null][] = isGoods
    ? [
        [WORDS.maker, [basics.maker, basics.makerCountry].filter(Boolean).join(', '), 'maker'],
        [WORDS.euPerson, basics.euPerson, 'eu_person'],
        [WORDS.warnings, basics.warnings, 'warnings'],
      ]
    : [
        [
          WORDS.composition,
          writeComposition(preview.ingredients) || (kind === 'box' ? preview.compositionText : ''),
          'ingredients',
        ],
        [WORDS.constituents, analysis.join(', '), 'crude_protein'],
        [WORDS.additives, writeAdditives(preview.additives) ?? '', 'additives'],
        [WORDS.energy, preview.energyKcalPer100g ? `${formatNumber(preview.energyKcalPer100g)} kcal/100 g` : '', null],
        [
          WORDS.directions,
          [guide?.rows.length ? WORDS.rows(guide.rows.length) : '', guide?.note].filter(Boolean).join('. '),
          'directions',
        ],
        [WORDS.storage, basics.storageText, 'storage'],
        [WORDS.approval, basics.approvalNumber, 'approval_number'],
        [WORDS.operator, preview.operator, 'operator'],
        [
          WORDS.weight,
          variants.flatMap(({ netWeightG }) => (netWeightG ? formatWeight(netWeightG) : [])).join(', '),
          'net_quantity',
        ],
      ]
  return (
    <div className="label">
      {!isGoods && (feedType || missing.has('feed_type')) && (
        <p className="lt">
          {feedType ?? (
            <mark>
              {PRODUCT.basics.feedType}: {WORDS.lacking}
            </mark>
          )}
        </p>
      )}
      <p>
        <b>{basics.name}</b> {stage}
      </p>
      {rows.map(([title, text, code]) => (
        <LabelRow key={title} title={title} text={text} isMissing={code !== null && missing.has(code)} />
      ))}
      {!isGoods && <p>{WORDS.batch}</p>}
    </div>
  )
}

function LabelRow({ title, text, isMissing }: { title: string; text: string; isMissing: boolean }) {
  if (text === '' && !isMissing) return null
  return (
    <p>
      <b>{title}:</b> {text || <mark>{WORDS.lacking}</mark>}
    </p>
  )
}
