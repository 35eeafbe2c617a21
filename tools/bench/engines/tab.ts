/** A tab of a browser, as far as the walk needs one. Code that runs in the page is text: two protocols take it. */
export type Tab = {
  open(address: string): Promise<void>
  /** Return the value of an expression in the page. */
  read<Value>(expression: string): Promise<Value>
  /** Click the element that an expression finds. */
  click(expression: string): Promise<void>
  /** Type into the element that has the focus. */
  type(text: string): Promise<void>
  resize(width: number, height: number): Promise<void>
}

/** A browser that is installed, driven by its own protocol. */
export type Engine = {
  name: string
  /** What to install, if it is not there; undefined if it is. */
  missing: string | undefined
  /** Start it. @returns a tab, and what ends the browser */
  start(): Promise<{ tab: Tab; stop: () => Promise<unknown> }>
}
