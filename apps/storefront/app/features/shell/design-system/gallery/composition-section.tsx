import { Field } from '@shop/ui/field/field'
import { MixBar } from '@shop/ui/mix-bar/mix-bar'
import { Range } from '@shop/ui/range/range'
import { ResultPanel } from '@shop/ui/result-panel/result-panel'
import { Select } from '@shop/ui/select/select'
import { Switch } from '@shop/ui/switch/switch'
import { galleryTexts as texts } from '#app/texts/shell/gallery.ts'
import { galleryPartTexts as partTexts } from '#app/texts/shell/gallery-parts.ts'
import { Chapter } from './chapter.tsx'

const PARTS = [
  { share: 62, color: 'var(--hue-yellow)' },
  { share: 18, color: 'var(--carrot)' },
  { share: 9, color: 'var(--hue-green)' },
  { share: 7, color: 'var(--hue-coral)' },
  { share: 4, color: 'var(--forest)', onColor: 'var(--white)' },
]

export function CompositionSection() {
  const { composition } = partTexts
  return (
    <Chapter id="composition" title={composition.title} note={composition.note}>
      <MixBar
        parts={PARTS.map((part, index) => ({
          ...part,
          label: composition.parts[index],
          text: `${part.share}\u00a0%`,
        }))}
      />
      <ResultPanel data-tint="violet" label={composition.dose} figure="235" unit="g" rows={[...composition.rows]}>
        <div className="form-grid">
          <Field label={composition.age}>
            <Select>
              <option>{texts.forms.age}</option>
            </Select>
          </Field>
          <Field label={composition.activity}>
            <Select>
              <option>{composition.walks}</option>
            </Select>
          </Field>
        </div>
        <Field label={`${composition.weight} ${texts.forms.weight(18)}`}>
          <Range min={1} max={70} defaultValue={18} />
        </Field>
        <Switch>{composition.extras}</Switch>
      </ResultPanel>
    </Chapter>
  )
}
