import type { Reply } from '@shop/contract/endpoint'
import type { ServicesEndpoints } from '@shop/contract/services'
import { LinkBase } from 'react-admin'
import { ACTORS, AUDIT, AUDIT_OBJECTS } from '#app/texts/audit.ts'
import { ACTIONS } from '#app/texts/audit-actions.ts'
import { nameField } from '#app/texts/fields.ts'
import { formatMoment } from '#app/texts/moments.ts'
import { linkOf } from './link-of.ts'
import { toChanges } from './to-changes.ts'

type Entry = Reply<ServicesEndpoints['staffAudit']>['entries'][number]

export function AuditTable({ entries }: { entries: readonly Entry[] }) {
  return (
    <table className="tb">
      <caption className="vh">{AUDIT.caption}</caption>
      <thead>
        <tr>
          <th>{AUDIT.when}</th>
          <th>{AUDIT.who}</th>
          <th>{AUDIT.what}</th>
          <th>{AUDIT.object}</th>
          <th>{AUDIT.details}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td className="mut">
              <time dateTime={entry.at} title={AUDIT.request(entry.requestId)}>
                {formatMoment(entry.at)}
              </time>
            </td>
            <td>{entry.actorName ?? ACTORS[entry.actorKind] ?? entry.actorKind}</td>
            <td>{ACTIONS[entry.action] ?? <span className="mono">{entry.action}</span>}</td>
            <td>
              <ObjectLink entry={entry} />
            </td>
            <td className="sm wrap">
              <Changes details={entry.details} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function ObjectLink({ entry: { objectType, objectId } }: { entry: Entry }) {
  if (objectType === null) return null
  const words = `${AUDIT_OBJECTS[objectType] ?? objectType} ${objectId ?? ''}`
  const to = linkOf({ [`${objectType}_id`]: Number(objectId) })
  return to && objectType !== 'job' ? (
    <LinkBase className="lk" to={to}>
      {words}
    </LinkBase>
  ) : (
    <span className="wrap">{words}</span>
  )
}

function Changes({ details }: { details: Record<string, unknown> }) {
  const changes = toChanges(details)
  return changes.map(({ field, before, after }) => (
    <div key={field}>
      <span className="mut">{nameField(field)}</span> {before !== null && <del>{before}</del>}{' '}
      <b className="b6">{after}</b>
    </div>
  ))
}
