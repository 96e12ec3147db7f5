import { ASK_EXAMPLE, ORDER_ANSWER, PAGES_EXAMPLE } from '@shop/contract/partner-api/partner-api-examples'
import { Table } from '@shop/ui/table/table'
import { Fragment } from 'react'
import { apiKeyTexts as texts } from '#app/texts/customer/api-keys.ts'
import { CodeExample } from './code-example.tsx'
import styles from './connections.module.css'

const ADDRESSES = [
  ['/api/v1/prices', texts.scopeNames['prices:read']],
  ['/api/v1/stock', texts.scopeNames['stock:read']],
  ['/api/v1/orders', texts.scopeNames['orders:read']],
  ['/api/v1/orders/{number}', texts.oneOrder],
  ['/api/v1/documents', texts.scopeNames['documents:read']],
  ['/api/v1/documents/{number}/pdf', texts.file],
] as const

/** An address goes on the next line at its slash, not in the middle of a word. */
function Breakable({ address }: { address: string }) {
  return address.split(/(?<=.)(?=\/)/).map((part) => (
    <Fragment key={part}>
      <wbr />
      {part}
    </Fragment>
  ))
}

/** What a programmer of a partner has to know to ask. The examples are those that tests run. */
export function ApiGuide() {
  return (
    <div className="stack">
      <p>{texts.guideOne}</p>
      <Table label={texts.guideAddresses}>
        <thead>
          <tr>
            <th scope="col">{texts.address}</th>
            <th scope="col">{texts.brings}</th>
          </tr>
        </thead>
        <tbody>
          {ADDRESSES.map(([address, brings]) => (
            <tr key={address}>
              <td>
                <code className={styles.answer}>
                  <Breakable address={address} />
                </code>
              </td>
              <td>{brings}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p>{texts.guidePages}</p>
      <p>{texts.guideLimits}</p>
      <p>{texts.guideRefusals}</p>
      <CodeExample title={texts.guideAsk} code={ASK_EXAMPLE} />
      <CodeExample title={texts.guideAll} code={PAGES_EXAMPLE} />
      <CodeExample title={texts.guideOrder} code={JSON.stringify(ORDER_ANSWER, null, 2)} />
    </div>
  )
}
