import type { CustomFieldControlProps } from '@sveltia/cms'
import { Component, type CSSProperties, type MouseEvent } from 'react'

const frame: CSSProperties = {
  position: 'relative',
  display: 'block',
  width: 'fit-content',
  marginBottom: 8,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'crosshair',
}
const mark: CSSProperties = {
  position: 'absolute',
  width: 28,
  height: 28,
  margin: '-14px 0 0 -14px',
  border: '3px solid white',
  borderRadius: '50%',
  boxShadow: '0 0 0 2px black, inset 0 0 0 2px black',
  pointerEvents: 'none',
}

/** Return the position of a click on a picture in percent: `50 30`. */
export const pointAt = (event: { clientX: number; clientY: number }, box: DOMRect): string =>
  [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height]
    .map((part) => Math.round(Math.min(Math.max(part, 0), 1) * 100))
    .join(' ')

/**
 * The editor's field for the focus of a photo: the picture of the adjacent field, to click on, and two number fields
 * for the keyboard. A class without hooks, because the editor renders it with its own copy of React.
 */
export class FocusPoint extends Component<CustomFieldControlProps, { picture?: string }> {
  override state: { picture?: string } = {}
  private field: HTMLElement | null = null
  private timer?: ReturnType<typeof setInterval>

  override componentDidMount() {
    this.look()
    // The picture appears later than this field, and may be replaced.
    this.timer = setInterval(() => this.look(), 400)
  }

  override componentWillUnmount() {
    clearInterval(this.timer)
  }

  /** Find the picture of the field `file` of the same photo. */
  private look() {
    const own = this.field?.closest<HTMLElement>('[data-key-path]')
    const path = own?.dataset.keyPath?.replace(/[^.]+$/, 'file')
    const pane = own?.closest('[data-locale]') ?? document
    const picture = path && pane.querySelector<HTMLImageElement>(`[data-key-path="${path}"] img`)?.src
    if ((picture || undefined) !== this.state.picture) this.setState({ picture: picture || undefined })
  }

  private readonly choose = (event: MouseEvent<HTMLElement>) => {
    // Enter on the keyboard is a click without a position.
    if (event.detail > 0) this.props.onChange(pointAt(event, event.currentTarget.getBoundingClientRect()))
  }

  override render() {
    const { value, forID, classNameWrapper, onChange } = this.props
    const { picture } = this.state
    const [x, y] = /^\d{1,3} \d{1,3}$/.test(value ?? '') ? String(value).split(' ') : ['50', '50']
    return (
      <div
        ref={(node) => {
          this.field = node
        }}
      >
        {picture && (
          <button type="button" style={frame} onClick={this.choose} title="Click the point that must stay visible">
            <img
              src={picture}
              alt="Click the point that must stay visible"
              style={{ display: 'block', maxWidth: '100%', maxHeight: 320 }}
            />
            <span style={{ ...mark, left: `${x}%`, top: `${y}%` }} />
          </button>
        )}
        <input
          id={forID}
          className={classNameWrapper}
          value={value ?? ''}
          placeholder="50 50"
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
    )
  }
}
