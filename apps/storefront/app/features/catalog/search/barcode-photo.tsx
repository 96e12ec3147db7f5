import { Button } from '@shop/ui/button/button'
import { Icon } from '@shop/ui/icon/icon'
import { type ChangeEvent, useRef, useState, useSyncExternalStore } from 'react'
import { eanTexts } from '#app/texts/catalog/ean.ts'

interface Detector {
  detect(image: ImageBitmap): Promise<{ rawValue: string }[]>
}
type DetectorClass = new (options: { formats: string[] }) => Detector

/** Reads a barcode from a photo, where the browser can; elsewhere the number is typed. */
export function BarcodePhoto({ onCode }: { onCode: (code: string) => void }) {
  const canDetect = useSyncExternalStore(
    () => () => undefined,
    () => 'BarcodeDetector' in globalThis,
    () => false,
  )
  const input = useRef<HTMLInputElement>(null)
  const [isMissed, setMissed] = useState(false)
  if (!canDetect) return null

  async function read(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.currentTarget.files ?? []
    if (!file) return
    const { BarcodeDetector } = globalThis as unknown as { BarcodeDetector: DetectorClass }
    const [code] = await new BarcodeDetector({ formats: ['ean_13', 'ean_8', 'upc_a'] }).detect(
      await createImageBitmap(file),
    )
    setMissed(!code)
    if (code) onCode(code.rawValue)
  }
  return (
    <>
      <Button variant="line" onClick={() => input.current?.click()}>
        <Icon name="camera" />
        {eanTexts.camera}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={eanTexts.camera}
        onChange={(event) => void read(event)}
      />
      <span role="status">{isMissed ? eanTexts.notRead : ''}</span>
    </>
  )
}
