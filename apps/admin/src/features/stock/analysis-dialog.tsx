import type { Reply } from '@shop/contract/endpoint'
import type { ServicesEndpoints } from '@shop/contract/services'
import { formatPercent } from '@shop/czech/format-number'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Dialog } from '#app/parts/dialog.tsx'
import { FileButton } from '#app/parts/file-button.tsx'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { useMayDo } from '#app/session/use-session.ts'
import { STOCK } from '#app/texts/stock.ts'
import { ANALYSIS } from '#app/texts/stock-analysis.ts'
import { FindingsFields, toFindingDrafts, toFindings } from './findings-fields.tsx'
import { readStock } from './read-stock.ts'
import { stockRefusal } from './stock-refusal.ts'

type Analysis = Reply<ServicesEndpoints['batchAnalysis']>

/** What a laboratory wrote of one batch, beside what the label declares. */
export function AnalysisDialog({ batchId, onClose }: { batchId: number; onClose(): void }) {
  const { data } = useQuery({
    queryKey: ['stock', 'analysis', batchId],
    queryFn: () => readStock('batchAnalysis', { batchId }),
    gcTime: 0,
  })
  return (
    <Dialog title={ANALYSIS.title(data?.code ?? '')} onClose={onClose}>
      {data ? (
        <AnalysisForm key={data.version} batchId={batchId} analysis={data} onClose={onClose} />
      ) : (
        <p className="mut">{STOCK.loading}</p>
      )}
    </Dialog>
  )
}

interface AnalysisFormProps {
  batchId: number
  analysis: Analysis
  onClose(): void
}

function AnalysisForm({ batchId, analysis, onClose }: AnalysisFormProps) {
  const client = useQueryClient()
  const mayWrite = useMayDo('stock_work')
  const [refusal, setRefusal] = useState<string | null>(null)
  const [findings, setFindings] = useState(() => toFindingDrafts(analysis.findings))
  const [file, setFile] = useState<{ name: string; content: string } | null>(null)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const answer = await runCommand('saveBatchAnalysis', {
      batchId,
      version: analysis.version,
      laboratory: String(form.get('laboratory')),
      protocol: String(form.get('protocol')),
      analysedOn: String(form.get('analysedOn')),
      figures: toFigures(form, analysis),
      findings: toFindings(findings),
      ...(file && { protocolFile: file.content }),
    })
    if (!answer.ok)
      return setRefusal(answer.code === 'version_conflict' ? ANALYSIS.conflict : stockRefusal(answer.code))
    await client.invalidateQueries({ queryKey: ['stock', 'analysis'] })
    onClose()
  }
  if (analysis.figures.length === 0) return <p>{ANALYSIS.nothingDeclared}</p>
  return (
    <form className="stack l" onSubmit={send}>
      <p>{ANALYSIS.sentence(analysis.name)}</p>
      {refusal && <Note kind="bad">{refusal}</Note>}
      <label className="fld">
        <span>{ANALYSIS.laboratory}</span>
        <input className="inp" name="laboratory" maxLength={120} defaultValue={analysis.laboratory} required />
      </label>
      <label className="fld">
        <span>{ANALYSIS.protocol}</span>
        <input className="inp" name="protocol" maxLength={60} defaultValue={analysis.protocol} />
      </label>
      <label className="fld">
        <span>{ANALYSIS.analysedOn}</span>
        <input className="inp day" type="date" name="analysedOn" defaultValue={analysis.analysedOn ?? ''} required />
      </label>
      {analysis.figures.map(({ code, name, declared, measured }) => (
        <label key={code} className="fld">
          <span>
            {name} <span className="mut sm">{ANALYSIS.declared(formatPercent(declared))}</span>
          </span>
          <input
            className="inp few num"
            type="number"
            name={`figure-${code}`}
            min={0}
            max={100}
            step="0.01"
            defaultValue={measured ?? ''}
          />
        </label>
      ))}
      <FindingsFields drafts={findings} isLocked={!mayWrite} onChange={setFindings} />
      <div className="row wrap">
        <span>{file?.name ?? (analysis.protocolHash === null ? ANALYSIS.noFile : ANALYSIS.hasFile)}</span>
        {mayWrite && (
          <FileButton
            title={ANALYSIS.upload}
            sending={ANALYSIS.uploading}
            accept="application/pdf"
            onFile={async (chosen) => setFile(chosen)}
          />
        )}
      </div>
      {mayWrite && (
        <button type="submit" className="btn p lg">
          {ANALYSIS.save}
        </button>
      )}
    </form>
  )
}

/** What the laboratory did not measure is left out. */
function toFigures(form: FormData, { figures }: Analysis): Record<string, number> {
  const typed = figures.map(({ code }) => [code, String(form.get(`figure-${code}`) ?? '')] as const)
  return Object.fromEntries(typed.filter(([, value]) => value !== '').map(([code, value]) => [code, Number(value)]))
}
