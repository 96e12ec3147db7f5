import type { StaffBanner } from '@shop/contract/staff/staff-banner'
import { countClaims } from '@shop/czech/mark-claims'
import {
  BANNER_PICTURES,
  BANNER_TINTS,
  type BannerPicture,
  type BannerTint,
  wordsOfBanner,
} from '@shop/domain/content/banner'
import { useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-admin'
import { ItemScreen } from '#app/features/content/item-screen.tsx'
import { useWordsEditing, type WordsKind } from '#app/features/content/use-words-editing.ts'
import { saidOnceOut, WordsActions } from '#app/features/content/words-actions.tsx'
import { WordsFrame } from '#app/features/content/words-frame.tsx'
import { ClaimedField } from '#app/parts/claimed-field.tsx'
import { fromLocalMoment, toLocalMoment } from '#app/parts/local-moment.ts'
import { WordField } from '#app/parts/word-field.tsx'
import { runCommand } from '#app/session/services.ts'
import { BANNER_COLUMNS, BANNER_MISSING, BANNERS } from '#app/texts/content/banner.ts'
import { WORDS } from '#app/texts/content/words.ts'

const LIST = { path: '/obsah/uvod', title: BANNERS.title }
type Field = keyof typeof BANNERS.fields

export function BannerPage() {
  const { id = '' } = useParams()
  return (
    <ItemScreen
      list={LIST}
      object={`banner:${id}`}
      read={() => readBanner(Number(id))}
      titleOf={({ fields }) => fields.heading}
      draw={(banner) => <BannerEditor key={banner.bannerId} first={banner} />}
    />
  )
}

function BannerEditor({ first }: { first: StaffBanner }) {
  const client = useQueryClient()
  const editing = useWordsEditing(first, {
    ...BANNER,
    onChanged: ({ bannerId }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['staff_banners'] }),
        client.invalidateQueries({ queryKey: ['row_history', 'home_banners', String(bannerId)] }),
      ]),
  })
  const { item, mine, isChanged, said, setSaid, dispute, reason, setReason, run, save, settle, set } = editing
  const { bannerId, version } = item
  return (
    <WordsFrame
      said={said}
      dispute={dispute}
      names={BANNERS.fields}
      mine={mine}
      onSettle={settle}
      reason={reason}
      onReason={setReason}
      history={{ table: 'home_banners', rowKey: String(bannerId), fields: BANNER_COLUMNS }}
      actions={
        <WordsActions
          state={item.state}
          address={item.address}
          updatedAt={item.updatedAt}
          isChanged={isChanged}
          preview={{ kind: 'banner', slug: String(bannerId) }}
          onSave={save}
          onPublish={(at) =>
            run(runCommand('publishBanner', { bannerId, version, reason, at }), ({ state, validFrom }) =>
              saidOnceOut({ state, at: validFrom }),
            )
          }
          onWithdraw={() => run(runCommand('withdrawBanner', { bannerId, version, reason }), () => WORDS.withdrawn)}
          onFailed={() => setSaid({ kind: 'bad', text: WORDS.failed })}
        />
      }
    >
      <BannerForm draft={mine} onChange={set} />
    </WordsFrame>
  )
}

interface BannerFormProps {
  draft: Record<Field, string>
  onChange(change: Partial<Record<Field, string>>): void
}

function BannerForm({ draft, onChange }: BannerFormProps) {
  const claims = countClaims(wordsOfBanner(draft))
  const word = (name: Field, maxLength: number) => ({
    ...{ title: BANNERS.fields[name], value: draft[name], maxLength },
    onChange: (value: string) => onChange({ [name]: value }),
  })
  const choice = (name: 'picture' | 'tint', codes: readonly string[], names: Readonly<Record<string, string>>) => (
    <label className="fld">
      <span>{BANNERS.fields[name]}</span>
      <select className="inp" value={draft[name]} onChange={({ target }) => onChange({ [name]: target.value })}>
        {codes.map((code) => (
          <option key={code} value={code}>
            {names[code]}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <section className="sec" aria-labelledby="words-title">
      <header>
        <h2 id="words-title">{BANNERS.words}</h2>
        <span className="mut sm">{BANNERS.hint}</span>
        {claims > 0 && <span className="st wrn r">{WORDS.claims(claims)}</span>}
      </header>
      <div className="stack l">
        <ClaimedField {...word('heading', 90)} />
        <ClaimedField {...word('body', 300)} rows={2} />
        <ClaimedField {...word('label', 40)} />
        <WordField {...word('href', 200)} />
        {choice('picture', BANNER_PICTURES, BANNERS.pictures)}
        {choice('tint', BANNER_TINTS, BANNERS.tints)}
        <label className="fld">
          <span>{BANNERS.fields.validTo}</span>
          <input
            className="inp"
            type="datetime-local"
            value={draft.validTo}
            onChange={({ target }) => onChange({ validTo: target.value })}
          />
        </label>
      </div>
    </section>
  )
}

const BANNER: Omit<WordsKind<StaffBanner, Field>, 'onChanged'> = {
  names: BANNER_MISSING,
  toDraft: ({ fields: { validTo, ...words } }) => ({ ...words, validTo: toLocalMoment(validTo) }),
  read: ({ bannerId }) => readBanner(bannerId),
  save: ({ bannerId, version }, { validTo, picture, tint, ...words }, reason) =>
    runCommand('saveBanner', {
      ...{ bannerId, version, reason },
      fields: {
        ...words,
        picture: picture as BannerPicture,
        tint: tint as BannerTint,
        validTo: fromLocalMoment(validTo),
      },
    }),
}

async function readBanner(bannerId: number): Promise<StaffBanner | null> {
  const answer = await runCommand('staffBanner', { bannerId })
  return answer.ok ? answer.value : null
}
