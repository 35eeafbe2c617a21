import { Component, type ReactNode } from 'react'

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
