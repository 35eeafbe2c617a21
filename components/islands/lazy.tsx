'use client'

import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { loadLater } from './load-later'

type BoundaryProps = {
  kept: ReactNode
  onFail?: () => void
  /** Key of the children: after a failure, a new key tries again. */
  of?: string
  children: ReactNode
}

/** Show `kept` in place of children that throw. */
export class KeepBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onFail?.()
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.failed && before.of !== this.props.of) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? this.props.kept : this.props.children
  }
}

type Props<P extends object> = {
  /** Its name in the `preload-error` event. */
  part: string
  load: () => Promise<{ default: ComponentType<P> }>
  props: P
  /** The HTML to show until the part has loaded, and if it fails to load. */
  kept: ReactNode
  onFail?: () => void
}

/** Render a part of the page that loads on first render. To retry, give it another `key`. */
export function Lazy<P extends object>({ part, load, props, kept, onFail }: Props<P>) {
  const [Part] = useState(() => lazy(() => loadLater(part, load)))
  return (
    <KeepBoundary kept={kept} onFail={onFail}>
      <Suspense fallback={kept}>
        <Part {...props} />
      </Suspense>
    </KeepBoundary>
  )
}
