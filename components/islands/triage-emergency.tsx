import { buttonClass } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon'
import { type Props, Strong } from './triage-answer-parts'

/** Render a button that calls a number. */
const call = (number: string, label: string, isFirst: boolean) => (
  <a key={number} className={`${buttonClass(isFirst ? 'primary' : 'outline')} w-full`} href={`tel:${number}`}>
    <Icon name="phone" />
    {label}
  </a>
)

/** Show whom to call, where to go, and what to say. */
export function Emergency({ shared, answer, rights, urgency, isCrisis, reasons, tell }: Props) {
  const { words, room } = shared
  const call911 = (isFirst: boolean) => call('911', words.call911, isFirst)
  return (
    <>
      {isCrisis && call('988', words.call988, true)}
      {urgency === 'emergency' && call911(!isCrisis)}
      <p>{answer.text}</p>
      {reasons.flatMap((reason) => (reason.do ? <Strong key={reason.do}>{reason.do}</Strong> : []))}
      {room && !isCrisis && (
        <p className="border-line border-t pt-3">
          <b className="block">{words.room}</b>
          {room.name}, {room.address}
          <span className="flex flex-wrap gap-x-5">
            <a className="inline-flex min-h-11 items-center" href={room.tel}>
              {room.phone}
            </a>
            <a
              className="inline-flex min-h-11 items-center print:hidden"
              href={room.map}
              target="_blank"
              rel="noopener"
            >
              {words.way}
            </a>
          </span>
        </p>
      )}
      {!isCrisis && (
        <>
          <p>
            <b>{words.tell}</b> {[...tell, ...reasons.map(({ text }) => text)].join(' · ')}
          </p>
          <p>
            {rights.language} {rights.hospital}
          </p>
        </>
      )}
      {urgency === 'er' && call911(false)}
    </>
  )
}
