import type { ThreadView as Thread } from '@shop/contract/inbox/thread'
import { threadTexts as texts } from '#app/texts/order/thread.ts'
import styles from './thread-view.module.css'

interface ThreadMessagesProps {
  messages: Thread['messages']
  /** Opens the files of the thread. */
  token: string
}

/** What was written, by whom and when. */
export function ThreadMessages({ messages, token }: ThreadMessagesProps) {
  return (
    <ol className={styles.thread}>
      {messages.map((message) => (
        <li key={message.id} className={styles.message} data-from={message.from}>
          <p className="small muted">
            <b>{message.from === 'shop' ? texts.byShop(message.author) : texts.byYou}</b>{' '}
            {texts.at(new Date(message.writtenAt))}
          </p>
          <p className={styles.words}>{message.body}</p>
          <Files files={message.files} token={token} />
        </li>
      ))}
    </ol>
  )
}

function Files({ files, token }: { files: Thread['messages'][number]['files']; token: string }) {
  if (files.length === 0) return null
  return (
    <ul className={styles.files}>
      {files.map(({ id, name, isPicture }) => (
        <li key={id}>
          <a
            href={`/l/zprava/${token}/soubor/${id}`}
            {...(isPicture ? { target: '_blank', rel: 'noreferrer' } : { download: name })}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
