/**
 * A browser tab, reduced to what the walk needs. Code that runs in the page is text, because both protocols take
 * text.
 */
export type Tab = {
  open(address: string): Promise<void>
  /** Return the value of an expression in the page. */
  read<Value>(expression: string): Promise<Value>
  /** Click the element that an expression finds. */
  click(expression: string): Promise<void>
  /** Type into the focused element. */
  type(text: string): Promise<void>
  resize(width: number, height: number): Promise<void>
}

/** An installed browser, driven by its own protocol. */
export type Engine = {
  name: string
  /** What to install, if it is missing; undefined otherwise. */
  missing: string | undefined
  /** Start it. @returns a tab, and a function that closes the browser */
  start(): Promise<{ tab: Tab; stop: () => Promise<unknown> }>
}
