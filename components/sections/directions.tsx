type Way = { id: string; title: string; text?: string; steps: string[] }

/** Directions to the clinic, each in numbered steps. */
export function Directions({ ways }: { ways: Way[] }) {
  return ways.map(({ id, title, text, steps }) => (
    <div key={id} id={id}>
      <h3>{title}</h3>
      {text && <p className="mt-3">{text}</p>}
      <div className="prose">
        <ol className="dirs">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </div>
  ))
}
