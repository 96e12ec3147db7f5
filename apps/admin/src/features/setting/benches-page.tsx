import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useKeys } from '#app/keys/use-keys.ts'
import { Icon } from '#app/parts/icon.tsx'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { BENCHES } from '#app/texts/setting.ts'
import { type Bench, BenchDialog } from './bench-dialog.tsx'
import { BenchTable, PrinterTable } from './bench-tables.tsx'
import { type Printer, PrinterDialog } from './printer-dialog.tsx'
import { SettingScreen } from './setting-screen.tsx'

const SETTINGS = ['bench_settings']

type Opened = { kind: 'bench'; bench: Bench | null } | { kind: 'printer'; printer: Printer | null }

/** Where parcels are packed, and what prints their labels. */
export function BenchesPage() {
  const client = useQueryClient()
  const [opened, setOpened] = useState<Opened | null>(null)
  const { data, isError } = useQuery({ queryKey: SETTINGS, queryFn: readSettings })
  useKeys([{ keys: 'N', label: BENCHES.addBench, isInBar: true, run: () => setOpened({ kind: 'bench', bench: null }) }])
  const close = () => setOpened(null)
  const done = async () => {
    close()
    await client.invalidateQueries({ queryKey: SETTINGS })
  }
  return (
    <SettingScreen tab="benches">
      {isError && <Note kind="bad">{BENCHES.failed}</Note>}
      <section className="sec">
        <header>
          <h2>{BENCHES.benches}</h2>
          <button type="button" className="btn p r" onClick={() => setOpened({ kind: 'bench', bench: null })}>
            <Icon name="plus" /> {BENCHES.addBench} <kbd>N</kbd>
          </button>
        </header>
        {data && <BenchTable {...data} onChange={(bench) => setOpened({ kind: 'bench', bench })} />}
      </section>
      <section className="sec">
        <header>
          <h2>{BENCHES.printers}</h2>
          <button type="button" className="btn r" onClick={() => setOpened({ kind: 'printer', printer: null })}>
            <Icon name="plus" /> {BENCHES.addPrinter}
          </button>
        </header>
        {data && (
          <PrinterTable printers={data.printers} onRename={(printer) => setOpened({ kind: 'printer', printer })} />
        )}
      </section>
      {opened?.kind === 'bench' && data && (
        <BenchDialog bench={opened.bench} printers={data.printers} onClose={close} onDone={done} />
      )}
      {opened?.kind === 'printer' && data && (
        <PrinterDialog printer={opened.printer} codes={data.unusedCodes} onClose={close} onDone={done} />
      )}
    </SettingScreen>
  )
}

async function readSettings() {
  const answer = await runCommand('benchSettings', {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
