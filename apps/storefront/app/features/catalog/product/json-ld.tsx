/** What machines read. The text is made on the server with every `<` escaped, so that no name can end the script. */
export function JsonLd({ graph }: { graph: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped JSON from our own server; a script cannot hold React text
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: graph }} />
}
