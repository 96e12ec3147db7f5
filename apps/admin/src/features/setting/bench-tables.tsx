import type { BenchSettings } from '@shop/contract/staff/bench-settings'
import { BENCHES } from '#app/texts/setting.ts'

interface BenchTableProps extends Pick<BenchSettings, 'benches' | 'printers'> {
  onChange(bench: BenchSettings['benches'][number]): void
}

export function BenchTable({ benches, printers, onChange }: BenchTableProps) {
  const nameOf = (printerId: number) => printers.find((printer) => printer.printerId === printerId)?.name
  return (
    <table className="tb in">
      <caption className="vh">{BENCHES.benches}</caption>
      <thead>
        <tr>
          <th>{BENCHES.name}</th>
          <th>{BENCHES.printer}</th>
          <th>{BENCHES.state}</th>
          <th>
            <span className="vh">{BENCHES.change}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {benches.map((bench) => (
          <tr key={bench.benchId}>
            <td>
              <b className="b6">{bench.name}</b>
            </td>
            <td>{nameOf(bench.printerId)}</td>
            <td>
              <span className={bench.isActive ? 'st ok' : 'st'}>
                {bench.isActive ? BENCHES.active : BENCHES.inactive}
              </span>
            </td>
            <td className="num">
              <button
                type="button"
                className="btn"
                aria-label={BENCHES.changeOf(bench.name)}
                onClick={() => onChange(bench)}
              >
                {BENCHES.change}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface PrinterTableProps extends Pick<BenchSettings, 'printers'> {
  onRename(printer: BenchSettings['printers'][number]): void
}

export function PrinterTable({ printers, onRename }: PrinterTableProps) {
  return (
    <table className="tb in">
      <caption className="vh">{BENCHES.printers}</caption>
      <thead>
        <tr>
          <th>{BENCHES.name}</th>
          <th>{BENCHES.kind}</th>
          <th>{BENCHES.code}</th>
          <th className="num">{BENCHES.waiting}</th>
          <th>
            <span className="vh">{BENCHES.rename}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {printers.map((printer) => (
          <tr key={printer.printerId}>
            <td>
              <b className="b6">{printer.name}</b>
            </td>
            <td>{BENCHES.kinds[printer.kind]}</td>
            <td className="mono mut">{printer.code}</td>
            <td className="num">{printer.waiting}</td>
            <td className="num">
              <button
                type="button"
                className="btn"
                aria-label={BENCHES.renameOf(printer.name)}
                onClick={() => onRename(printer)}
              >
                {BENCHES.rename}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
