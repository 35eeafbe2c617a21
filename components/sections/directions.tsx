import { Fold } from '@/components/ui/fold'

type Props = { ways: Way[] /** Classes of each way. */; className?: string }
type Way = { id: string; title: string; text?: string; steps: string[] }

/** Show directions to the clinic, each in numbered steps. */
export function Directions({ ways, className }: Props) {
  return ways.map(({ id, title, text, steps }) => (
    <Fold key={id} id={id} className={className} heading={<h3>{title}</h3>}>
      {text && <p className="sm:mt-3">{text}</p>}
      <div className="prose">
        <ol className="mt-3 border-ink border-t-2">
          {steps.map((step) => (
            <li key={step} className="m-0 border-line-2 border-b py-2 sm:py-3">
              {step}
            </li>
          ))}
        </ol>
      </div>
    </Fold>
  ))
}
