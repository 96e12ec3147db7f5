// biome-ignore-all lint/style/noDefaultExport: this is how the bundler exports a file
// What the bundler makes of a style sheet, a picture and a font; an app gets the same from `vite/client`.
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
declare module '*.svg' {
  const url: string
  export default url
}
declare module '*.svg?no-inline' {
  const url: string
  export default url
}
declare module '*.woff2?no-inline' {
  const url: string
  export default url
}
declare module '*?raw' {
  const text: string
  export default text
}
