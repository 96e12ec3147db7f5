interface File {
  contentType: string
  /** Base64. */
  content: string
}

/** In a tab of its own, from what is already here. */
export function openFile({ contentType, content }: File): void {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
  window.open(URL.createObjectURL(new Blob([bytes], { type: contentType })))
}
