import { Field } from '../field/field.tsx'
import { MixBar } from '../mix-bar/mix-bar.tsx'
import { Range } from '../range/range.tsx'
import { ResultPanel } from '../result-panel/result-panel.tsx'
import { Select } from '../select/select.tsx'
import { Switch } from '../switch/switch.tsx'
import { Chapter } from './chapter.tsx'
import { texts } from './texts.ts'
import { partTexts } from './texts-parts.ts'

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
