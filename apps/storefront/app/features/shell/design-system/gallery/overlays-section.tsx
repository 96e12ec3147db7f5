import { Button } from '@shop/ui/button/button'
import { CookieCard } from '@shop/ui/cookie-card/cookie-card'
import { Dialog, DialogFrame } from '@shop/ui/dialog/dialog'
import { Drawer, DrawerFrame } from '@shop/ui/drawer/drawer'
import { modalTrigger } from '@shop/ui/modal/modal-trigger'
import { Toast } from '@shop/ui/toast/toast'
import { createToastQueue } from '@shop/ui/toast/toast-queue'
import { Toaster } from '@shop/ui/toast/toaster'
import { type CSSProperties, useRef, useState } from 'react'
import { galleryTexts as texts } from '#app/texts/shell/gallery.ts'
import { galleryPartTexts as partTexts } from '#app/texts/shell/gallery-parts.ts'
import { BasketDemo, BasketFooter } from './basket-demo.tsx'
import type { DemoPicture } from './cards-section.tsx'
import { Chapter } from './chapter.tsx'
import styles from './gallery.module.css'

const LIVED = { '--lived': '-1900ms' } as CSSProperties

export function OverlaysSection({ picture }: { picture?: DemoPicture | undefined }) {
  const { overlays } = partTexts
  const { added, held, failed } = overlays.toasts
  return (
    <Chapter id="overlays" title={overlays.title} note={overlays.note}>
      <TryOut picture={picture} />
      <div className={styles.stage}>
        <div className={styles.stageDialog}>
          <DialogFrame title={overlays.question} closeLabel={texts.close} actions={<DialogActions />}>
            <p>{overlays.answer}</p>
          </DialogFrame>
        </div>
        <div className={styles.stack}>
          <Toast role="group" title={added[0]} closeLabel={texts.close} held style={LIVED}>
            {added[1]}
          </Toast>
          <Toast role="group" tone="info" icon="pause" title={held[0]} closeLabel={texts.close} held style={LIVED}>
            {held[1]}
          </Toast>
          <Toast role="group" tone="danger" title={failed[0]} closeLabel={texts.close} held>
            {failed[1]}
          </Toast>
        </div>
        <div className={styles.stageDrawer}>
          <DrawerFrame title={overlays.basket} closeLabel={overlays.closeBasket} footer={<BasketFooter />}>
            <BasketDemo picture={picture} />
          </DrawerFrame>
        </div>
      </div>
      <CookieCard label={overlays.cookies} title={overlays.cookiesTitle} actions={<CookieActions />}>
        {overlays.cookiesText}
      </CookieCard>
    </Chapter>
  )
}

/** The real ones, to be opened and closed by hand. */
function TryOut({ picture }: { picture: DemoPicture | undefined }) {
  const { overlays } = partTexts
  const [queue] = useState(createToastQueue)
  const drawer = useRef<HTMLDialogElement>(null)
  return (
    <div className="row">
      <Button {...modalTrigger('demo-dialog')}>{overlays.tryDialog}</Button>
      <Button onClick={() => drawer.current?.showModal()}>{overlays.tryDrawer}</Button>
      <Button onClick={() => queue.add({ title: overlays.toasts.added[0], text: overlays.toasts.added[1] })}>
        {overlays.tryToast}
      </Button>
      <Dialog id="demo-dialog" title={overlays.question} closeLabel={texts.close} actions={<DialogActions />}>
        <p>{overlays.answer}</p>
      </Dialog>
      <Drawer ref={drawer} title={overlays.basket} closeLabel={overlays.closeBasket} footer={<BasketFooter />}>
        <BasketDemo picture={picture} />
      </Drawer>
      <Toaster queue={queue} label={overlays.toasts.region} closeLabel={texts.close} />
    </div>
  )
}

function DialogActions() {
  return (
    <>
      <Button>{partTexts.overlays.postpone}</Button>
      <Button variant="danger">{partTexts.overlays.cancel}</Button>
    </>
  )
}

function CookieActions() {
  const { overlays } = partTexts
  return (
    <>
      <Button size="small">{overlays.accept}</Button>
      <Button size="small">{overlays.refuse}</Button>
      <Button size="small" variant="line">
        {overlays.settings}
      </Button>
    </>
  )
}
