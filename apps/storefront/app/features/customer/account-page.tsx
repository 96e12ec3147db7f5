export function AccountPage({ heading }: { heading: string }) {
  return (
    <div className="wrap section-tight">
      <h1>{heading}</h1>
    </div>
  )
}
