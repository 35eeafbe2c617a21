import type { CustomFieldControlProps, Field } from '@sveltia/cms'
import { Component } from 'react'
import type { Draft } from '../../refuse'

/** The name of the editor's custom field that observes every change of a draft. It is never saved. */
export const draftField = 'page-check'

export const draftFieldConfig: Field = {
  name: 'pageCheck',
  label: 'Check',
  widget: draftField,
  required: false,
  i18n: true,
}

/** A draft as seen from a pane of the form. */
export type Seen = Draft & { collection: string; newRecord: boolean }

/** Listeners for drafts: for each change, and for the panes of the form. */
export type Watcher = {
  changed(seen: Seen, pane: HTMLElement): void
  opened(list: HTMLElement): void
  closed(list: HTMLElement): void
}

/** Set before the editor starts. */
export const watcher: { current?: Watcher } = {}

/**
 * The first field of every form: it notifies the preview of each change, and contains the list of problems. A class
 * without hooks, because the editor renders it with its own copy of React.
 */
export class DraftField extends Component<CustomFieldControlProps> {
  private list: HTMLElement | null = null

  override componentDidMount() {
    if (this.list) watcher.current?.opened(this.list)
    this.tell()
  }

  override componentDidUpdate() {
    this.tell()
  }

  override componentWillUnmount() {
    if (this.list) watcher.current?.closed(this.list)
  }

  private tell() {
    const pane = this.list?.closest<HTMLElement>('.pane')
    const { entry } = this.props
    if (entry && pane) watcher.current?.changed(entry.toJS() as unknown as Seen, pane)
  }

  override render() {
    return (
      <div
        className="check-list"
        ref={(node) => {
          this.list = node ?? this.list
        }}
      />
    )
  }
}
